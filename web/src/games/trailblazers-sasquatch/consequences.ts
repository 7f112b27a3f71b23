/** What laying a piece would do to the loops, as sentences. The server's hints say what; nothing is worked out here. */
import type { Message } from '../../generated/protocol';
import type { Hint, LoopValue } from './types';

export interface Change {
  base: LoopValue['base'];
  type: LoopValue['type'];
  /** Its value before, 0: there was none; and after, 0: there is none any more. */
  before: number;
  after: number;
}

/** Loops made, broken and changed: of a base and type that loses and gains one, they are the same, changed. */
export function changesOf(hint: Pick<Hint, 'closed' | 'broken'>): Change[] {
  const broken = [...hint.broken];
  const changes = hint.closed.map(({ base, type, value }): Change => {
    const at = broken.findIndex((one) => one.base === base && one.type === type);
    const [old] = at < 0 ? [] : broken.splice(at, 1);
    return { base, type, before: old?.value ?? 0, after: value };
  });
  return [...changes, ...broken.map(({ base, type, value }) => ({ base, type, before: value, after: 0 }))];
}

/** How much more all loops together would be worth. */
export const gainOf = (hint: Pick<Hint, 'closed' | 'broken'>): number => changesOf(hint).reduce((sum, { before, after }) => sum + after - before, 0);

export function changeSaid({ base, type, before, after }: Change): Message {
  if (before === 0) return { id: 'ts-table-closes', params: { base, type, value: after } };
  if (after === 0) return { id: 'ts-table-breaks', params: { base, type, value: before } };
  return { id: 'ts-table-changes', params: { base, type, value: after, before } };
}
