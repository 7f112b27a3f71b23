// Generated from sell-me-a-sasquatch.json by `npm run types`. Do not edit.

/** What stands in the parameters of this game's messages: a seat, a sort of things, or several (`[]`). */
export const PARAMETERS: Record<string, string> = {
  seat: "seat",
  buyer: "seat",
  seller: "seat",
  thief: "seat",
  victim: "seat",
  owner: "seat",
  deal: "seat",
  card: "kind",
  cards: "kind[]",
  kept: "kind[]",
  given: "kind[]",
};

/** Seal an offer of these cards (three, or all there are: D8), one of them face up. */
export interface Offer {
  type: "offer";
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  face_up: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** Two players: lay these cards in front of yourself and those in front of the other. */
export interface Split {
  type: "split";
  mine: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  yours: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  face_up: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  face_up_side: "mine" | "yours";
}

/** Turn one more card of this deal face up, which one is chance (D2). */
export interface Flip {
  type: "flip";
  deal: number;
}

/** Take a point token from a player who has more. */
export interface PlayIsolator {
  type: "play-isolator";
  victim: number;
}

/** Discard a card of a deal. */
export interface PlayRepositioner {
  type: "play-repositioner";
  card: FaceUp | Own | PutBy;
}

/** A face-up card of a deal. A deal goes by the seat it lies in front of. */
export interface FaceUp {
  face: "up";
  deal: number;
  kind: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** A face-down card of a deal that the player put there and so knows (D10). */
export interface Own {
  face: "own";
  deal: number;
  kind: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** A face-down card that somebody else put into a deal; which of those is chance (D10). */
export interface PutBy {
  face: "by";
  deal: number;
  by: number;
}

/** Discard a card of a deal, with the right to a second one. */
export interface PlaySuperRepositioner {
  type: "play-super-repositioner";
  card: FaceUp | Own | PutBy;
}

/** Add a hand card, face down, to a deal. */
export interface PlayExpander {
  type: "play-expander";
  deal: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** Turn a face-down card of a deal face up. */
export interface PlayOptimeter {
  type: "play-optimeter";
  card: Own | PutBy;
}

/** Discard the second card of a Super Detrital Repositioner (D11). */
export interface RemoveSecond {
  type: "remove-second";
  card: FaceUp | Own | PutBy;
}

/** Buy the deal of this seller. */
export interface Choose {
  type: "choose";
  seller: number;
}

/** Two players: each takes the pile in front of them. */
export interface Accept {
  type: "accept";
}

/** Two players: each takes the pile in front of the other. */
export interface Reverse {
  type: "reverse";
}

/** Take a card of this kind from the collection a nasty set has opened. */
export interface Steal {
  type: "steal";
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** Steal, or remove, no further card. */
export interface Stop {
  type: "stop";
}

/** Play no thingamabob unless somebody else does. */
export interface Pass {
  type: "pass";
}

/** A seller sealed an offer of so many cards; only the seller knows which. */
export interface Offered {
  type: "offered";
  seat: number;
  cards: number;
  offer: Offer | null;
}

/** Two players: so many cards were laid on each side; the one face up follows as Shown. */
export interface WasSplit {
  type: "was-split";
  seat: number;
  mine: number;
  yours: number;
  split: Split | null;
}

/** The face-up card of a deal, when deals are laid out. */
export interface Shown {
  type: "shown";
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  deal: number;
  by: number;
}

/** `seat` turned a card face up that `by` had put face down into a deal. */
export interface Flipped {
  type: "flipped";
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  deal: number;
  by: number;
  seat: number;
}

/** A thingamabob went to the discard pile; what it did follows. */
export interface Played {
  type: "played";
  seat: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** A player passed in a thingamabob window. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** `seat` discarded a card of a deal, put there face down by `by`, or face up (None). */
export interface Removed {
  type: "removed";
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  deal: number;
  by: number | null;
  seat: number;
}

/** A player added a hand card to a deal, face down; only that player knows which. */
export interface Added {
  type: "added";
  seat: number;
  deal: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse" | null;
}

/** A point token changed hands because of this card. */
export interface TookToken {
  type: "took-token";
  thief: number;
  victim: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** The buyer bought a deal; its seller is the new buyer. */
export interface Chose {
  type: "chose";
  buyer: number;
  seller: number;
}

/** Two players: the split was accepted or reversed. */
export interface Answered {
  type: "answered";
  seat: number;
  reversed: boolean;
}

/** The cards of a deal went into a collection. */
export interface Collected {
  type: "collected";
  owner: number;
  deal: number;
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
}

/** A player discarded complete sets, and won so many point tokens. */
export interface Traded {
  type: "traded";
  seat: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  sets: number;
  tokens: number;
}

/** A card went from one collection into another. */
export interface Stole {
  type: "stole";
  thief: number;
  victim: number;
  card: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
}

/** A player stole, or removed, no further card. */
export interface Stopped {
  type: "stopped";
  seat: number;
}

/** A player drew so many cards; only that player knows which. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse"> | null;
}

/** The discard pile, so many cards, became the draw pile. */
export interface Shuffled {
  type: "shuffled";
  cards: number;
}

/** Where in the turn the game stands, after each action. `due` are the nasty sets of `victim` that have yet to strike, a card for each set; `steals` is how many cards the running effect may still take; `idle` how many players in a row were found without a complete nasty set; `turn` how many turns are finished. */
export interface Stage {
  type: "stage";
  phase: "choosing" | "flipping" | "late" | "offering" | "over" | "playing" | "second-card" | "splitting" | "stealing";
  waiting: Array<number>;
  turn: number;
  buyer: number;
  victim: number;
  idle: number;
  steals: number;
  due: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
}

/** The game is over. */
export interface Ended {
  type: "ended";
  reason: "no-cards" | "tokens" | "turn-limit";
}

/** A hand is shown at the end of the game. */
export interface Revealed {
  type: "revealed";
  seat: number;
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
}

/** A game of Sell Me a Sasquatch as an audience has seen it. `audience` is the seat, None for a spectator. With two players `buyer` is who splits. `facing` is the card that the viewer's own sealed offer will show. `stealing_from` and `steals` are set while stolen cards are chosen; `victim`, `idle` and `due` are where the trading-in of nasty sets stands (see the event Stage). */
export interface SasquatchView {
  audience: number | null;
  phase: "choosing" | "flipping" | "late" | "offering" | "over" | "playing" | "second-card" | "splitting" | "stealing";
  turn: number;
  buyer: number;
  waiting: Array<number>;
  seats: Array<SeatView>;
  draw_size: number;
  discard: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  target_tokens: number;
  kinds: Array<KindView>;
  late_isolator: boolean;
  late_window: boolean;
  stealing_from: number | null;
  steals: number;
  facing: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse" | null;
  reshuffle: Reshuffle | null;
  victim: number;
  idle: number;
  due: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  reason: "no-cards" | "tokens" | "turn-limit" | null;
}

/** A player's place at the table. `hand` is None for everybody but the player, until hands are shown at the end. `deal` is None where none lies. `sets` has the creatures and nasties of the collection. `completes` tells what the face-up cards of the deal would complete for the viewer (never for a spectator). `drawn` counts the cards drawn since the discard pile was last shuffled, 0 before. */
export interface SeatView {
  hand: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse"> | null;
  hand_size: number;
  collection: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  tokens: number;
  deal: Deal | null;
  passed: boolean;
  sets: Array<SetProgress>;
  completes: Array<Completion>;
  drawn: number;
}

/** What lies in front of a seat, for sale. */
export interface Deal {
  face_up: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  face_down: Array<FaceDownCards>;
}

/** Face-down cards of a deal that one player put there; `cards` only for that player. */
export interface FaceDownCards {
  by: number;
  count: number;
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse"> | null;
}

/** How far a collection is on the way to a set of a kind. */
export interface SetProgress {
  kind: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  have: number;
  need: number;
}

/** A set the viewer would complete with the face-up cards of a deal, and how often. */
export interface Completion {
  kind: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  sets: number;
}

/** A kind of card in the deck that is played with. `name` is None where the catalogue names it. `amount` counts the tokens a set wins or the cards it lets the buyer steal; it is 1 where the effect has no number. */
export interface KindView {
  kind: "big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse";
  name: string | null;
  type: "creature" | "nasty" | "thingamabob";
  copies: number;
  set_size: number | null;
  effect: "add-card" | "discard-card" | "discard-two-cards" | "steal-cards" | "steal-token" | "take-token" | "turn-card" | "win-tokens";
  amount: number;
}

/** What is known of the draw pile since the discard pile was last shuffled into it. `cards` went into it, for all to see; `rest` is what the viewer knows the draw pile to lie within: the same less what the viewer drew. `held` was in all hands at that moment, as follows from the deck; `held_by_others` is the same less what the viewer held. A spectator has None. */
export interface Reshuffle {
  cards: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  rest: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse"> | null;
  held: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse">;
  held_by_others: Array<"big" | "cryptozooptic-expander" | "detrital-repositioner" | "giant" | "loan-shark" | "medium" | "platonic-isolator" | "poison-pill-bug" | "spectroelectric-optimeter" | "super-detrital-repositioner" | "tiny" | "trojan-horse"> | null;
}

export type Action = Offer | Split | Flip | PlayIsolator | PlayRepositioner | PlaySuperRepositioner | PlayExpander | PlayOptimeter | RemoveSecond | Choose | Accept | Reverse | Steal | Stop | Pass;

export type Event = Offered | WasSplit | Shown | Flipped | Played | Passed | Removed | Added | TookToken | Chose | Answered | Collected | Traded | Stole | Stopped | Drew | Shuffled | Stage | Ended | Revealed;

export type View = SasquatchView;
