/** Works of others that come to the browser, each with its notice, which is loaded when somebody wants to read it. */
export interface Credit {
  work: string;
  by: string;
  licence: string;
  notice: () => Promise<{ default: string }>;
}

export const typefaces: readonly Credit[] = [
  {
    work: 'Sofia Sans Extra Condensed',
    by: 'The Sofia Sans Project Authors',
    licence: 'SIL Open Font License 1.1',
    notice: () => import('../assets/fonts/LICENSE-Sofia-Sans.txt?raw'),
  },
  {
    work: 'Alegreya Sans',
    by: 'The Alegreya Sans Project Authors',
    licence: 'SIL Open Font License 1.1',
    notice: () => import('../assets/fonts/LICENSE-Alegreya-Sans.txt?raw'),
  },
];

export const software: readonly Credit[] = [
  { work: 'Svelte', by: 'Svelte Contributors', licence: 'MIT License', notice: () => import('../../node_modules/svelte/LICENSE.md?raw') },
  { work: 'Fluent', by: 'Mozilla', licence: 'Apache License 2.0', notice: () => import('../../../LICENSE?raw') },
  { work: 'clsx', by: 'Luke Edwards', licence: 'MIT License', notice: () => import('../../node_modules/clsx/license?raw') },
];
