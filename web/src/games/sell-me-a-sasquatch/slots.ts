/** The cards of a deal one by one, in the order they lie on the stall. */
import { targetKey } from './moves';
import type { Deal, Kind, Target } from './types';

export interface Slot {
  /** Distinct within the table; stable while the card lies there. */
  key: string;
  target: Target;
  /** Known to the viewer. */
  kind: Kind | null;
  /** The how-many-eth of its kind, to choose among drawings. */
  copy: number;
  /** Who put it there, where it lies face down. */
  by: number | null;
}

/** Face-up cards first, then the viewer's own face-down ones, then the others', by who put them there. */
export function slotsOf(seat: number, deal: Deal | null): Slot[] {
  if (!deal) return [];
  const slots: Slot[] = [];
  const met = new Map<string, number>();
  const lay = (target: Target, kind: Kind | null, by: number | null): void => {
    const place = targetKey(target);
    const copy = met.get(place) ?? 0;
    met.set(place, copy + 1);
    slots.push({ key: `${place} ${copy}`, target, kind, copy, by });
  };
  for (const kind of deal.face_up) lay({ face: 'up', deal: seat, kind }, kind, null);
  for (const cards of deal.face_down) {
    for (const kind of cards.cards ?? []) lay({ face: 'own', deal: seat, kind }, kind, cards.by);
  }
  for (const cards of deal.face_down) {
    if (cards.cards) continue;
    for (let card = 0; card < cards.count; card += 1) lay({ face: 'by', deal: seat, by: cards.by }, null, cards.by);
  }
  return slots;
}
