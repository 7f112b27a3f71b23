/** The game's own names for the types that are generated from the server's schema. */
import type { Action, View } from '../../generated/sell-me-a-sasquatch';

export type { Action, Deal, Event, SeatView, View } from '../../generated/sell-me-a-sasquatch';

export type Kind = View['kinds'][number]['kind'];
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A card of a deal as an action names it. */
export type Target = ActionOf<'play-repositioner'>['card'];
