// Generated from schema.json by `npm run types`. Do not edit.

/** An action, with the number of the question it answers. */
export interface Act {
  type: "act";
  version: number;
  action: Action;
}

/** This player's share of the shuffle: 32 hexadecimal digits. */
export interface Nonce {
  type: "nonce";
  nonce: string;
}

/** Asks for the position and the events after this version. */
export interface Resume {
  type: "resume";
  version: number;
}

/** When this player wants to be asked in windows. */
export interface StopsWish {
  type: "stops";
  stops: "always" | "fits" | "own-turn";
}

/** The table has changed: seats, phase, names. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A table as somebody seated, or a spectator, is shown it. `played_for_you` counts the decisions that a bot took for the viewer, who was away, since they last took one. */
export interface TableInfo {
  id: string;
  game: string;
  phase: Phase;
  owner_seat: number | null;
  seats: Array<SeatInfo>;
  options: Record<string, boolean | number | null>;
  response_ms: number;
  starting: boolean;
  commitment: string;
  invite: string | null;
  your_seat: number | null;
  played_for_you: number;
  rematch_table: string | null;
}

/** How far a table is. */
export type Phase = "finished" | "lobby" | "playing";

/** Who sits where. A human seat without a name is free; a bot's has no name. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: "bot" | "human";
  bot: string | null;
  connected: boolean;
  stand_in: boolean;
}

/** The position as this seat sees it, and what happened since the version it was told last. `stops` is when this seat wants to be asked, `passing` whether the table will pass for it now; for its own eyes only. */
export interface Position {
  type: "position";
  version: number;
  view: View;
  events: Array<Event>;
  lines: Array<Line | null>;
  prompt: Message;
  pending: Array<number>;
  question: number | null;
  legal: Array<Action>;
  stops: "always" | "fits" | "own-turn" | null;
  passing: boolean;
  outcome: Outcome | null;
  proof: Proof | null;
}

/** What an audience has seen, in the words of the game. */
export type View = Record<string, unknown>;

/** A typed event, as one audience is told it: what that audience may not know is None. */
export type Event = Record<string, unknown>;

/** A line of the log. A heading stands over the lines that follow it, once where it repeats. */
export interface Line {
  message: Message;
  heading: boolean;
}

/** A sentence to be: the id of a catalogue entry and its parameters, rendered at the edge. >>> Message("refused-not-your-turn").id 'refused-not-your-turn' */
export interface Message {
  id: string;
  params: Record<string, string | number>;
}

/** A typed action. Each game has a tagged union of subclasses. */
export type Action = Record<string, unknown>;

/** How it ended. */
export interface Outcome {
  reason: string;
  winners: Array<number>;
  scores: Array<number>;
}

/** What the shuffles were made of, in hexadecimal: the table's secret, and a nonce a seat. */
export interface Proof {
  secret: string;
  nonces: Array<string>;
}

/** Why something was not done; `version` is the table's at that time. */
export interface Refused {
  type: "refused";
  version: number;
  message: Sentence;
}

/** A sentence of the catalogue, and the same in English. */
export interface Sentence {
  id: string;
  params: Record<string, string | number>;
  text: string;
}

/** Why a request was not answered. */
export interface Failure {
  error: Sentence;
}

/** A table to be opened; who asks gets the first human seat. */
export interface NewTable {
  game: string;
  name: string;
  seats: Array<SeatWish>;
  options: Record<string, boolean | number | null>;
  table_options: TableOptions;
}

/** Who shall sit on a seat: a person, or a bot by its name. */
export interface SeatWish {
  kind: "bot" | "human";
  bot: string | null;
}

/** What can be chosen for a table of any game; no response time is the one usual there. */
export interface TableOptions {
  response_ms: number | null;
  listed: boolean;
}

/** Somebody sits down. */
export interface Join {
  name: string;
}

/** A game that is installed. */
export interface GameInfo {
  id: string;
  title_id: string;
  rules_version: number;
  min_seats: number;
  max_seats: number;
  options: Array<Option>;
  bots: Array<string>;
}

/** A choice that is made when a table is opened. */
export interface Option {
  key: string;
  kind: "bool" | "seat";
  default: boolean | number | null;
  text_id: string;
}

/** How to play a game. */
export interface Guide {
  html: string;
}

/** Where to go now. */
export interface TableOpened {
  table_id: string;
}

/** Where to go now, and the own seat there. */
export interface Joined {
  table_id: string;
  seat: number;
}

/** How to get somebody to a table. `reach` says for whom the link works: only on this `computer`; `alone`: the same, though the server listens for others, for the computer is in no network; for all in the `network`; or `public`. */
export interface Share {
  link: string;
  reach: "alone" | "computer" | "network" | "public";
}

/** The tables somebody sits at, and those with a free seat. */
export interface TableLists {
  mine: Array<TableSummary>;
  open: Array<TableSummary>;
}

/** A table in a list, or behind an invitation. */
export interface TableSummary {
  id: string;
  game: string;
  phase: Phase;
  seats: Array<SeatInfo>;
  your_seat: number | null;
  your_turn: boolean;
  invite: string | null;
}

export type ClientMessage = Act | Nonce | Resume | StopsWish;

export type ServerMessage = TableMessage | Position | Refused;
