// Generated from schema.json by `npm run types`. Do not edit.

/** An action, with the number of the question it answers. */
export interface Act {
  type: "act";
  version: number;
  action: Record<string, unknown>;
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

/** A sentence of the catalogue, and the same in English. */
export interface Message {
  id: string;
  params: Record<string, string | number>;
  text: string;
}

/** Who sits where. A seat without a name is free. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: "human" | "bot";
  bot: string | null;
  connected: boolean;
  stand_in: boolean;
}

/** A table as one of its seats, or a spectator, is shown it. */
export interface TableInfo {
  id: string;
  game: string;
  phase: "lobby" | "playing" | "finished";
  owner_seat: number | null;
  seats: Array<SeatInfo>;
  options: Record<string, boolean | number | null>;
  response_ms: number;
  starting: boolean;
  commitment: string;
  invite: string | null;
  your_seat: number | null;
  rematch_table: string | null;
}

/** A table in a list, or behind an invitation. */
export interface TableSummary {
  id: string;
  game: string;
  phase: "lobby" | "playing" | "finished";
  seats: Array<SeatInfo>;
  your_seat: number | null;
  your_turn: boolean;
  invite: string | null;
}

/** A choice that is made when a table is opened. */
export interface Option {
  key: string;
  kind: "bool" | "seat";
  default: boolean | number | null;
  text_id: string;
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

/** How it ended. */
export interface Outcome {
  reason: string;
  winners: Array<number>;
  scores: Array<number>;
}

/** The position as this seat sees it, and what happened since the last one. */
export interface Position {
  type: "position";
  version: number;
  view: Record<string, unknown>;
  events: Array<Record<string, unknown>>;
  pending: Array<number>;
  question: number | null;
  legal: Array<Record<string, unknown>>;
  outcome: Outcome | null;
  proof: Proof | null;
}

/** What the shuffles were made of: the table's secret, and a nonce a seat. */
export interface Proof {
  secret: string;
  nonces: Array<string>;
}

/** The table has changed: seats, phase, names. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** Why an action was not taken. */
export interface Refused {
  type: "refused";
  version: number;
  message: Message;
}

export type ServerMessage = TableMessage | Position | Refused;

export type ClientMessage = Act | Nonce | Resume;
