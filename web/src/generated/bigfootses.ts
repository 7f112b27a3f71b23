// Generated from bigfootses.json by `npm run types`. Do not edit.

/** What stands in the parameters of this game's messages: a seat, a sort of things, or several (`[]`). */
export const PARAMETERS: Record<string, string> = {
  seat: "seat",
  other: "seat",
  target: "seat",
  giver: "seat",
  taker: "seat",
  hand: "seat",
  owner: "seat",
  card: "thingie",
  old: "thingie",
  woods: "woods",
  profession: "profession",
};

/** Play no card unless somebody else does. */
export interface Pass {
  type: "pass";
}

/** Play no equipment after the action; or discard no more cards for restocking. */
export interface Done {
  type: "done";
}

/** Draw a Woods card. */
export interface Range {
  type: "range";
}

/** Use the ability of the own profession. */
export interface Work {
  type: "work";
}

/** Draw Thingies by own VP. */
export interface Rummage {
  type: "rummage";
}

/** Discard hand cards and draw as many. */
export interface Restock {
  type: "restock";
}

/** Swap the profession for a random unused one. */
export interface Retrain {
  type: "retrain";
}

/** Give up a bigfoot of the corral for the unused profession of choice. */
export interface RetrainAs {
  type: "retrain-as";
  profession: number;
  bigfoot: number;
}

/** Range for one of those at large, once the Woods pile is empty. */
export interface Find {
  type: "find";
  woods: number;
}

/** Play an item, shenanigan or modifier, on a player where it needs one. */
export interface Play {
  type: "play";
  card: number;
  target: number | null;
}

/** Play equipment, perhaps in place of a piece that is discarded for it. */
export interface Equip {
  type: "equip";
  card: number;
  replacing: number | null;
}

/** Discard a hand card, or give it where an effect says so. */
export interface Part {
  type: "part";
  card: number;
}

/** Choose a piece of the equipment that an effect is about. */
export interface ChooseEquipment {
  type: "choose-equipment";
  card: number;
}

/** Choose a bigfoot of the corral that an effect is about. */
export interface ChooseBigfoot {
  type: "choose-bigfoot";
  bigfoot: number;
}

/** Take a card of the Thingies discard. */
export interface Salvage {
  type: "salvage";
  card: number;
}

/** Choose the player that an effect is about. */
export interface ChoosePlayer {
  type: "choose-player";
  seat: number;
}

/** Choose one of the cards looked at, the top one being 0. */
export interface ChoosePlace {
  type: "choose-place";
  place: number;
}

/** Choose an unused profession. */
export interface ChooseProfession {
  type: "choose-profession";
  profession: number;
}

/** Do what an effect offers. */
export interface Yes {
  type: "yes";
}

/** Do not do it. */
export interface No {
  type: "no";
}

/** A turn begins; rounds are counted from 0. */
export interface Began {
  type: "began";
  seat: number;
  round: number;
}

/** A player chose an action. */
export interface Chose {
  type: "chose";
  seat: number;
  action: Pass | Done | Range | Work | Rummage | Restock | Retrain | RetrainAs | Find | Play | Equip | Part | ChooseEquipment | ChooseBigfoot | Salvage | ChoosePlayer | ChoosePlace | ChooseProfession | Yes | No;
}

/** A player drew a card; `looked_at` tells whether somebody had looked at it. */
export interface Drew {
  type: "drew";
  seat: number;
  looked_at: boolean;
  card: number | null;
}

/** A card left a hand and waits to be answered. */
export interface Played {
  type: "played";
  seat: number;
  card: number;
  target: number | null;
}

/** A player passed in a window. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** A played card of this player was cancelled. */
export interface Cancelled {
  type: "cancelled";
  seat: number;
  card: number;
}

/** A played card of this player has a new target. */
export interface Redirected {
  type: "redirected";
  seat: number;
  card: number;
  target: number | null;
}

/** A piece of equipment came into play. */
export interface Equipped {
  type: "equipped";
  seat: number;
  card: number;
}

/** A resolved or cancelled card went to the Thingies discard. */
export interface Spent {
  type: "spent";
  seat: number;
  card: number;
}

/** A player discarded a hand card. */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: number;
}

/** A piece of equipment went to the Thingies discard. */
export interface Broke {
  type: "broke";
  seat: number;
  card: number;
}

/** A Woods card lies face up: from the pile, from its top that was looked at, or at large. */
export interface Revealed {
  type: "revealed";
  seat: number;
  woods: number;
  source: "at-large" | "pile" | "top";
}

/** The die of the ranger. */
export interface Rolled {
  type: "rolled";
  seat: number;
  face: number;
}

/** The die was changed: its face, and what is added to it. */
export interface Turned {
  type: "turned";
  face: number;
  plus: number;
}

/** A bigfoot or bigfeature went into a corral. */
export interface Captured {
  type: "captured";
  seat: number;
  woods: number;
}

/** A player beat a creature. */
export interface Beat {
  type: "beat";
  seat: number;
  woods: number;
}

/** An encounter failed, or ended early (`fled`) without penalty. */
export interface Lost {
  type: "lost";
  seat: number;
  woods: number;
  fled: boolean;
}

/** A Woods card went to the Woods discard. */
export interface Buried {
  type: "buried";
  woods: number;
}

/** A player scored VP without a capture. */
export interface Scored {
  type: "scored";
  seat: number;
  points: number;
}

/** A bigfoot of a corral went to the Woods discard. */
export interface Released {
  type: "released";
  seat: number;
  woods: number;
}

/** A bigfoot changed corrals. */
export interface MovedBigfoot {
  type: "moved-bigfoot";
  giver: number;
  taker: number;
  woods: number;
}

/** A hand card changed hands; only these two know which. */
export interface MovedCard {
  type: "moved-card";
  giver: number;
  taker: number;
  card: number | null;
}

/** A piece of equipment changed owners. */
export interface MovedEquipment {
  type: "moved-equipment";
  giver: number;
  taker: number;
  card: number;
}

/** Two players swapped hands; each is told the new cards by Held. */
export interface SwappedHands {
  type: "swapped-hands";
  seat: number;
  other: number;
}

/** A card of a hand that was swapped; only its new owner knows it. */
export interface Held {
  type: "held";
  seat: number;
  card: number | null;
}

/** A player saw a card of a hand: the `copy`-th of its kind there. */
export interface Saw {
  type: "saw";
  seat: number;
  hand: number;
  sight: Sight | null;
}

/** A card of somebody's hand; `copy` counts those of its kind there, from 1. */
export interface Sight {
  card: number;
  copy: number;
}

/** A player looked at a card of a pile; place 0 is the top. */
export interface Looked {
  type: "looked";
  seat: number;
  pile: "thingies" | "woods";
  place: number;
  card: number | null;
}

/** A card looked at went on top of its pile, face down. */
export interface Lifted {
  type: "lifted";
  seat: number;
  pile: "thingies" | "woods";
  place: number;
}

/** A card looked at went to the discard of its pile. */
export interface Tossed {
  type: "tossed";
  seat: number;
  pile: "thingies" | "woods";
  place: number;
  card: number;
}

/** The Thingies discard, so many cards, became the pile. */
export interface Shuffled {
  type: "shuffled";
  cards: number;
}

/** A witch is in force, or none any more. */
export interface Enchanted {
  type: "enchanted";
  witch: number | null;
}

/** A player has another profession. */
export interface Trained {
  type: "trained";
  seat: number;
  profession: number;
}

/** A player took a card of the Thingies discard. */
export interface Salvaged {
  type: "salvaged";
  seat: number;
  card: number;
}

/** A player gave an answer that moves no card by itself. */
export interface Picked {
  type: "picked";
  seat: number;
  action: Pass | Done | Range | Work | Rummage | Restock | Retrain | RetrainAs | Find | Play | Equip | Part | ChooseEquipment | ChooseBigfoot | Salvage | ChoosePlayer | ChoosePlace | ChooseProfession | Yes | No;
}

/** The Woods pile is empty: those at large are laid out. */
export interface Laid {
  type: "laid";
}

/** The game is over. */
export interface Ended {
  type: "ended";
  reason: "goal" | "round-limit";
}

/** A public number has a new value: which one, whose (or which, where there are several). */
export interface Marked {
  type: "marked";
  mark: Mark;
  value: number;
}

/** A public number: its name, and of which seat or place where there are several. */
export interface Mark {
  name: string;
  at: number;
}

/** A game of Bigfootses as an audience has seen it. `audience` is the seat, None for a spectator. `woods` is what the Woods pile is made of, as far as the viewer can tell, in no order. `asked_about` is whose things a question is about, a pile where it is about one. `marks` holds every public number that is not 0, by its name. */
export interface BigfootsesView {
  audience: number | null;
  situation: "acting" | "after" | "before" | "break" | "choosing" | "discard" | "ending" | "equipping" | "give" | "lift" | "may" | "over" | "player" | "profession" | "reacting" | "release" | "restocking" | "salvage" | "starting" | "steal-bigfoot" | "steal-equipment" | "swap-own" | "swap-theirs" | "toss" | "trim" | "trimming";
  waiting: Array<number>;
  round: number;
  active: number;
  actions: number;
  can_work: boolean;
  seats: Array<SeatView>;
  target_points: number;
  draw_size: number;
  discard: Array<number>;
  woods_size: number;
  woods: Array<number>;
  woods_discard: Array<number>;
  at_large: Array<number>;
  witch: number | null;
  unused: Array<number>;
  encounter: Encounter | null;
  stack: Array<Frame>;
  asked_about: number | null;
  memory: Memory;
  reason: "goal" | "round-limit" | null;
  books: Books;
  marks: Record<string, number>;
}

/** A player's place. `hand` is None for everybody but the player. */
export interface SeatView {
  hand: Array<number> | null;
  hand_size: number;
  profession: number;
  equipment: Array<number>;
  slots: number;
  corral: Array<number>;
  points: number;
  bigfootses: number;
  idle: boolean;
  passed: boolean;
}

/** What is encountered, and the sum: the die has to show `needed`, and more than `failing`. `number_points` change the printed number, `skill_points` the skill. `face` is None before the roll; `plus` is added to it. */
export interface Encounter {
  woods: number;
  printed: number;
  number: number;
  number_points: Array<Point>;
  skill: number;
  skill_points: Array<Point>;
  needed: number;
  failing: number;
  face: number | null;
  plus: number;
}

/** A part of a sum: which card it comes from (as in `rules/vocabulary.py`), or what else. */
export interface Point {
  source: "card" | "corral" | "played";
  card: number | null;
  amount: number;
}

/** A played card that waits to be resolved; the last one of the stack is resolved first. */
export interface Frame {
  card: number;
  seat: number;
  target: number | null;
  cancelled: boolean;
}

/** What the viewer remembers of hands and of the tops of both piles (None: not known there). Once the discard was shuffled also what the pile was made of, and what has left it since. */
export interface Memory {
  hands: Array<KnownCard>;
  public: Array<KnownCard>;
  top: Array<number | null>;
  woods_top: Array<number | null>;
  pool: Array<number>;
  gone: Array<number>;
}

/** A card that the viewer knows to be in one of these hands. */
export interface KnownCard {
  card: number;
  hands: Array<number>;
}

/** The ids of the cards, by number. */
export interface Books {
  thingies: Array<string>;
  woods: Array<string>;
  professions: Array<string>;
}

export type Action = Pass | Done | Range | Work | Rummage | Restock | Retrain | RetrainAs | Find | Play | Equip | Part | ChooseEquipment | ChooseBigfoot | Salvage | ChoosePlayer | ChoosePlace | ChooseProfession | Yes | No;

export type Event = Began | Chose | Drew | Played | Passed | Cancelled | Redirected | Equipped | Spent | Discarded | Broke | Revealed | Rolled | Turned | Captured | Beat | Lost | Buried | Scored | Released | MovedBigfoot | MovedCard | MovedEquipment | SwappedHands | Held | Saw | Looked | Lifted | Tossed | Shuffled | Enchanted | Trained | Salvaged | Picked | Laid | Ended | Marked;

export type View = BigfootsesView;
