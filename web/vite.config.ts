import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** `en.ftl?poster` is what the start page says of a game: the message of its title, with its attributes. */
const posters: Plugin = {
  name: 'posters',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?poster')) return null;
    const catalogue = readFileSync(id.slice(0, -'?poster'.length), 'utf8');
    const [title = ''] = /^[\w-]+-title = .*\n(?: +\..*\n)*/m.exec(catalogue) ?? [];
    return `export default ${JSON.stringify(title)}`;
  },
};

export default defineConfig({
  plugins: [posters, svelte()],
  build: {
    outDir: '../src/squatch/server/static',
    emptyOutDir: true,
    // Pictures stay files: `<use href>` cannot read a data address, and the content policy has none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page shares comes in one piece: a dozen files of one kilobyte each cost more in waiting than in bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: /[\\/]web[\\/]src[\\/]lib[\\/]|node_modules/ }] } } },
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    // The catalogues of sentences live with the rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } },
  },
  // Components are tested as a browser would load them, not as a server would render them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The tokens and the inks of a map are read out of their sheets; the other sheets are no matter of the tests.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], css: { include: [/(tokens|inks)\.css/] } },
});
