/** The games this front end can show: each folder in `games/` is one, and nothing else names them. */
import type { Component } from 'svelte';
import type { CardClass } from './components/Shape.svelte';
import type { Stops } from './stops';
import type { Line, Message, Outcome, TableInfo } from '../generated/protocol';

/** What a game's table is given. It draws; every rule and every secret stays with the server. */
export interface TableProps<View = never, Event = never, Action = never> {
  /** The position as this seat sees it. */
  view: View;
  /** Everything this seat was told so far, oldest first. Only ever grows: animate what is new, log all of it. */
  events: readonly Event[];
  /** What the log says of each of these events; null where there is nothing to say. */
  lines: readonly (Line | null)[];
  /** What this seat is asked, or whom the table waits for. */
  prompt: Message;
  /** What this seat may do now; empty when it owes no decision. */
  legal: readonly Action[];
  /** Seats that owe a decision. */
  pending: readonly number[];
  /** Number of the decision this seat owes, null when it owes none. */
  question: number | null;
  /** An action was sent and is not answered yet: controls are locked. */
  waiting: boolean;
  /** Seats, names, options, which seat is yours. */
  table: TableInfo;
  outcome: Outcome | null;
  /** When this seat wants to be asked in windows; null for spectators. */
  stops: Stops | null;
  /** The table will pass for this seat in a moment, for it does not want to be asked now. */
  passing: boolean;
  setStops: (stops: Stops) => void;
  /** Sends the answer to the current question, once. False when there is nothing to answer. */
  act: (action: Action) => boolean;
}

export interface GameModule {
  // The page cannot know a game's view: the game checks it against its own generated types.
  Table: Component<TableProps>;
  /** What the table waits for before it is shown, such as pictures. */
  ready?: () => Promise<void>;
}

/** A card to show the states of cards with. */
export interface Sample {
  art: string;
  name: string;
  of: CardClass;
}

/** What a game shows of its pieces on the design page: `games/<id>/gallery.ts`. */
export interface GalleryModule {
  Gallery: Component;
  sample: () => Sample;
}

/** What the home page shows of a game before its table is loaded: `games/<id>/poster.ts`, default export. */
export interface Poster {
  /** Address of a picture, 320:430 upright; its foot is covered by the title. */
  picture: string;
  /** Colour behind the title: a CSS colour or variable, dark enough for cream text. */
  band: string;
  /** Addresses of what the table waits for (`ready`): fetched while its code is still on its way. */
  ahead?: string[];
}

const tables = import.meta.glob<GameModule>('../games/*/index.ts');
const galleries = import.meta.glob<GalleryModule>('../games/*/gallery.ts');
const posters = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });

function folder(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** The game's table, loaded when it is first needed; undefined when this front end has none. */
export function loadTable(game: string): Promise<GameModule> | undefined {
  return Object.entries(tables).find(([file]) => folder(file) === game)?.[1]();
}

export function posterOf(game: string): Poster | undefined {
  return Object.entries(posters).find(([file]) => folder(file) === game)?.[1];
}

/** The galleries of all games, with the ids of the games. */
export function loadGalleries(): Promise<(GalleryModule & { game: string })[]> {
  return Promise.all(Object.entries(galleries).map(async ([file, load]) => ({ ...(await load()), game: folder(file) })));
}
