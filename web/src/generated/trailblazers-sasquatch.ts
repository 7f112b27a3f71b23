// Generated from trailblazers-sasquatch.json by `npm run types`. Do not edit.

/** What stands in the parameters of this game's messages: a seat, a sort of things, or several (`[]`). */
export const PARAMETERS: Record<string, string> = {
  seat: "seat",
  accused: "seat",
  sasquatch: "seat",
  long: "ts-trail",
  first: "ts-trail",
  second: "ts-trail",
  trails: "ts-trail[]",
  row: "ts-row",
  base: "ts-base",
  side: "ts-side",
  source: "ts-source",
};

/** Place a hybrid base of the supply. */
export interface LayBase {
  type: "lay-base";
  base: "bike-water" | "foot-bike" | "water-foot";
  x: number;
  y: number;
  turn: number;
}

/** Choose the hand card that is to be placed, for all to see; it is binding (T12). */
export interface Show {
  type: "show";
  card: number;
}

/** Place the card that was shown, or kept in a pursuit. */
export interface Lay {
  type: "lay";
  x: number;
  y: number;
  turn: number;
}

/** Put the other hand card face down into the row of this base, and draw two. */
export interface Discard {
  type: "discard";
  row: "bike" | "foot" | "water";
}

/** Be the Sasquatch, instead of discarding: the pursuit begins (T6, T7). */
export interface Reveal {
  type: "reveal";
}

/** Say that the player whose turn is over holds the Sasquatch (T8, T9). */
export interface Accuse {
  type: "accuse";
  seat: number;
}

/** Accuse nobody. */
export interface Pass {
  type: "pass";
}

/** Pursuit: turn a card face up, of the deck or of the stack of a row. */
export interface Draw {
  type: "draw";
  source: "bike" | "deck" | "foot" | "water";
}

/** Pursuit: choose which of the two drawn cards to place; the other leaves the game. */
export interface Keep {
  type: "keep";
  card: number;
}

/** Table talk: these are the types of my cards' long trails, one or two of them. It is checked against nothing, like everything that is said. */
export interface SayTypes {
  type: "say-types";
  types: Array<"bike" | "foot" | "water">;
}

/** Table talk: I have a good card for this side of this base, as it lies. */
export interface SayGood {
  type: "say-good";
  base: "bike-water" | "foot-bike" | "water-foot";
  side: "east" | "north" | "south" | "west";
}

/** Table talk: I can help to join trails of this type of this base. */
export interface SayJoin {
  type: "say-join";
  base: "bike-water" | "foot-bike" | "water-foot";
  trail: "bike" | "foot" | "water";
}

/** Table talk: the turn that this player has just finished looks odd. */
export interface SayOdd {
  type: "say-odd";
  seat: number;
}

/** A player got a character; only that player knows which. */
export interface Dealt {
  type: "dealt";
  seat: number;
  character: "sasquatch" | "tourist" | null;
}

/** A player drew cards; only that player knows which. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: Array<number> | null;
}

/** A player chose the hand card to be placed (T12). `long` is the type of its long trail. */
export interface Showed {
  type: "showed";
  seat: number;
  card: number;
  long: "bike" | "foot" | "water";
}

/** A player placed the card that was shown or kept. */
export interface Laid {
  type: "laid";
  seat: number;
  card: number;
  long: "bike" | "foot" | "water";
  x: number;
  y: number;
  turn: number;
}

/** A player placed a hybrid base. */
export interface LaidBase {
  type: "laid-base";
  seat: number;
  base: "bike-water" | "foot-bike" | "water-foot";
  x: number;
  y: number;
  turn: number;
}

/** What was just placed ended a loop. */
export interface Broke {
  type: "broke";
  base: "bike-water" | "foot-bike" | "water-foot";
  trail: "bike" | "foot" | "water";
  value: number;
}

/** What was just placed closed a loop. */
export interface Closed {
  type: "closed";
  base: "bike-water" | "foot-bike" | "water-foot";
  trail: "bike" | "foot" | "water";
  value: number;
}

/** A player discarded a card into a row; only that player knows which. */
export interface Discarded {
  type: "discarded";
  seat: number;
  row: "bike" | "foot" | "water";
  card: number | null;
}

/** A player accused nobody after this turn. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** A player accused another, and whether that one held the Sasquatch. */
export interface Accused {
  type: "accused";
  seat: number;
  accused: number;
  right: boolean;
}

/** The Sasquatch revealed itself on the card it had just placed. */
export interface Revealed {
  type: "revealed";
  seat: number;
}

/** All hands left the game unseen, each row was shuffled into a stack. The figure stands on the piece placed last. */
export interface PursuitBegan {
  type: "pursuit-began";
  sasquatch: number;
}

/** Pursuit: a card was drawn, for all to see. */
export interface TurnedUp {
  type: "turned-up";
  seat: number;
  source: "bike" | "deck" | "foot" | "water";
  card: number;
  long: "bike" | "foot" | "water";
  animal: boolean;
}

/** Pursuit: the animal tally moved to this space. */
export interface Counted {
  type: "counted";
  tally: number;
}

/** Pursuit: which drawn card is placed, and which one left the game. */
export interface Kept {
  type: "kept";
  seat: number;
  card: number;
  long: "bike" | "foot" | "water";
  other: number;
}

/** Table talk. Nobody has checked it. */
export interface Said {
  type: "said";
  seat: number;
  said: SayTypes | SayGood | SayJoin | SayOdd;
}

/** Where the game stands, after each action. `turn` counts finished turns; `talked` are those who have had their say for now. */
export interface Stage {
  type: "stage";
  phase: "accusing" | "base" | "discarding" | "first-draw" | "keeping" | "over" | "placing" | "second-draw" | "showing";
  waiting: Array<number>;
  talked: Array<number>;
  active: number;
  turn: number;
}

/** The game is over. `sasquatch` is who held it, None: the card lay aside. */
export interface Ended {
  type: "ended";
  reason: "caught" | "caught-at-once" | "counted" | "escaped" | "no-sasquatch" | "wrong-accusation";
  sasquatch: number | null;
}

/** At the end: a discarded card is shown, at its place in the row, by whom it was discarded. */
export interface TurnedOver {
  type: "turned-over";
  row: "bike" | "foot" | "water";
  seat: number;
  place: number;
  card: number;
}

/** A game of Trailblazers: Sasquatch as an audience has seen it. `audience` is the seat, None for a spectator. `pieces` are in the order of placing: a later one covers an earlier one. `shown` is the card that is to be placed, `hints` what placing it (or a base) would change, only for the viewer who is to place. `must_base`: this turn, or after the open window the next one, has to place a base. `accusable`: whether turns are followed by windows yet (the option). `trail_placers` are those who have placed a trail card. `first` is who began, `hunters_from` how many pieces lay when the pursuit began (None before). */
export interface TrailblazersView {
  audience: number | null;
  phase: "accusing" | "base" | "discarding" | "first-draw" | "keeping" | "over" | "placing" | "second-draw" | "showing";
  turn: number;
  active: number;
  waiting: Array<number>;
  seats: Array<SeatView>;
  pieces: Array<Piece>;
  loops: Array<Loop>;
  loop_total: number;
  supply: Array<SupplyBase>;
  rows: Array<RowView>;
  row_size: number;
  deck_size: number;
  shown: Card | null;
  hints: Array<Hint>;
  must_base: boolean;
  accusable: boolean;
  late_accusations: boolean;
  trail_placers: Array<number>;
  first: number;
  hunters_from: number | null;
  pursuit: Pursuit | null;
  accusation: Accusation | null;
  result: Result | null;
}

/** A player's place at the table. `hand` and `character` are None where the viewer does not know them. `left` are the hand cards that the viewer took out of the game when the pursuit began, `left_size` how many each did. `passed`: has accused nobody in the window that is open. `talked`: has had its say for now, at the beginning of its turn or in the open window. */
export interface SeatView {
  hand: Array<Card> | null;
  hand_size: number;
  left: Array<Card>;
  left_size: number;
  character: "sasquatch" | "tourist" | null;
  passed: boolean;
  talked: boolean;
  statement: Statement | null;
}

/** A trail card, wherever one is seen. It is two unit squares side by side; `first` and `second` are what they show at turn 0, as numbers: joins * 9 + type of the pair with north * 3 + type of the other pair. Joins are 0: north with south, west with east; 1: north with east, south with west; 2: north with west, east with south. Types are foot 0, bike 1, water 2. `long` is the type of the long trail. */
export interface Card {
  card: number;
  first: number;
  second: number;
  long: "bike" | "foot" | "water";
  animal: boolean;
}

/** What a player said last, and how many turns were finished by then. */
export interface Statement {
  said: SayTypes | SayGood | SayJoin | SayOdd;
  turn: number;
}

/** What lies on the table: a card, or a base (the other is None). (x, y) is its north-west unit square; `turn` counts quarter turns clockwise. A base has a type a `side`, in the order north, east, south, west as it lies; they are None for a card. `by` is the seat that placed it. */
export interface Piece {
  x: number;
  y: number;
  turn: number;
  card: Card | null;
  base: "bike-water" | "foot-bike" | "water-foot" | null;
  sides: Array<"bike" | "foot" | "water"> | null;
  by: number;
}

/** A loop of a base. A square that is crossed twice stands in the path twice, and counts so. */
export interface Loop {
  base: "bike-water" | "foot-bike" | "water-foot";
  type: "bike" | "foot" | "water";
  value: number;
  path: Array<Square>;
}

/** A unit square that a loop crosses, and between which of its sides. */
export interface Square {
  x: number;
  y: number;
  enters: "east" | "north" | "south" | "west";
  leaves: "east" | "north" | "south" | "west";
}

/** A hybrid base of the supply; the types of its sides at turn 0: north, east, south, west. */
export interface SupplyBase {
  base: "bike-water" | "foot-bike" | "water-foot";
  sides: Array<"bike" | "foot" | "water">;
}

/** The discards by one of the plain bases, in order. In a pursuit `stack` is how many cards are left of it (None before), and `known` the viewer's own discards among them. */
export interface RowView {
  row: "bike" | "foot" | "water";
  discards: Array<DiscardedCard>;
  stack: number | null;
  known: Array<Card>;
}

/** A place of a row: who discarded there, and what. `card` is None for everybody but that player; in a pursuit for all, as the row was shuffled; at the end all that still lie there are shown, by whom they were discarded. */
export interface DiscardedCard {
  seat: number;
  card: Card | null;
}

/** A legal placement that would change loops: which it would close, and which it would end. `base` is the base that is placed, None for the card in question. A loop that only changes its course or value is ended and closed. Placements without a hint change no loop. */
export interface Hint {
  base: "bike-water" | "foot-bike" | "water-foot" | null;
  x: number;
  y: number;
  turn: number;
  closed: Array<LoopValue>;
  broken: Array<LoopValue>;
}

/** A loop without its path. */
export interface LoopValue {
  base: "bike-water" | "foot-bike" | "water-foot";
  type: "bike" | "foot" | "water";
  value: number;
}

/** The pursuit. `figure` is the place of the Sasquatch's piece in `pieces`. `drawn` are the cards turned up in this turn that are not placed yet, in order; `removed` those that left the game for all to see. `last_turn`: the tally is full, so the loop must close now. */
export interface Pursuit {
  sasquatch: number;
  figure: number;
  tally: number;
  tally_end: number;
  last_turn: boolean;
  drawn: Array<Card>;
  removed: Array<Card>;
}

/** The one accusation of a game, if there was one. */
export interface Accusation {
  seat: number;
  accused: number;
  right: boolean;
}

/** How the game ended. `sasquatch` is who held it, None: the card lay aside. `loops` is the value of all loops, `animals` those on all discards (None after a pursuit, where they do not matter), `factor` what each of them counts. `grade` is how well all did where nobody held the Sasquatch: 0 below 50 points, 1 from 50, 2 from 65, 3 from 80. */
export interface Result {
  reason: "caught" | "caught-at-once" | "counted" | "escaped" | "no-sasquatch" | "wrong-accusation";
  sasquatch: number | null;
  loops: number;
  animals: number | null;
  factor: number;
  grade: number | null;
}

export type Action = LayBase | Show | Lay | Discard | Reveal | Accuse | Pass | Draw | Keep | SayTypes | SayGood | SayJoin | SayOdd;

export type Event = Dealt | Drew | Showed | Laid | LaidBase | Broke | Closed | Discarded | Passed | Accused | Revealed | PursuitBegan | TurnedUp | Counted | Kept | Said | Stage | Ended | TurnedOver;

export type View = TrailblazersView;
