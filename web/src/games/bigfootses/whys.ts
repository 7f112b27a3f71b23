/** Why something cannot be done just now, said kindly. Sentences of the catalogue, chosen by what is asked. */
import type { Message } from '../../generated/protocol';
import type { Moves, TurnAction } from './moves';
import type { Face } from './cards.svelte';
import type { View } from './types';

const WINDOWS: readonly View['situation'][] = ['starting', 'before', 'after', 'ending', 'reacting'];

const say = (id: string, params: Message['params'] = {}): Message => ({ id, params });

/** Why one of the five actions cannot be taken, where the viewer is asked for an action. */
export function whyNotAction(view: View, action: TurnAction): Message {
  if (action === 'work') return say((view.marks['worked.0'] ?? 0) > 0 ? 'bf-refused-already-worked' : 'bf-table-why-work');
  if (action === 'range') return say(view.at_large.length > 0 ? 'bf-table-why-range-large' : 'bf-refused-nothing-at-large');
  return say('bf-table-why-not');
}

/** Why a hand card cannot be used; null when it can. */
export function whyNotHand(view: View, moves: Moves, face: Face, kind: number): Message | null {
  if (moves.plays.has(kind) || moves.parts.has(kind)) return null;
  if (view.audience === null || !view.waiting.includes(view.audience)) return say('bf-table-why-wait');
  if (face.of === 'equipment') return equipmentWhy(view);
  if (view.situation === 'reacting') return say('bf-refused-only-answers');
  if (view.situation === 'acting' || view.situation === 'equipping') return say('bf-table-why-window');
  if (!WINDOWS.includes(view.situation)) return say('bf-refused-not-now-asked');
  if (face.of === 'modifier') return say(view.situation === 'after' ? 'bf-refused-modifier-after-roll' : 'bf-table-why-fit');
  return say('bf-table-why-fit');
}

function equipmentWhy(view: View): Message {
  if (view.audience !== view.active) return say('bf-refused-equipment-only-own-turn');
  if (view.situation === 'acting' || view.situation === 'equipping') return say('bf-refused-equipment-played');
  return say(WINDOWS.includes(view.situation) ? 'bf-refused-equipment-is-displayed' : 'bf-refused-not-now-asked');
}
