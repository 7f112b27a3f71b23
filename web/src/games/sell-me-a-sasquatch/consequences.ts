/** What taking a deal would do for the viewer, told from the cards everybody can see and from nothing else. */
import { faceNameOf, kindOf } from './kinds';
import type { Words } from '../../lib/words.svelte';
import type { Kind, View } from './types';

export interface Note {
  id: string;
  params: Words;
}

/** One sentence each; `thief` is who nasty sets would help. */
export function notesOf(view: View, deal: number, thief: string): Note[] {
  const you = view.audience;
  const there = view.seats[deal]?.deal;
  if (you === null || !there) return [];
  const completed = view.seats[deal]?.completes.filter((one) => one.sets > 0) ?? [];
  const done = new Set(completed.map((one) => one.kind));
  const started = [...new Set(there.face_up)].filter((kind) => !done.has(kind));
  const unseen = there.face_down.reduce((sum, cards) => sum + (cards.cards ? 0 : cards.count), 0);
  return [
    ...completed.flatMap((one) => completion(view, one.kind, one.sets, thief)),
    ...(completed.length === 0 ? started.slice(0, 1).map((kind) => progress(view, kind, you, deal)) : []),
    ...(unseen > 0 ? [{ id: 'sell-note-unseen', params: { count: unseen } }] : []),
    ...(there.face_up.length + there.face_down.length === 0 ? [{ id: 'sell-note-nothing', params: {} }] : []),
  ];
}

function completion(view: View, kind: Kind, sets: number, thief: string): Note[] {
  const facts = kindOf(view, kind);
  if (!facts) return [];
  const name = faceNameOf(view, kind);
  const amount = facts.amount * sets;
  switch (facts.effect) {
    case 'win-tokens':
      return [{ id: 'sell-note-win', params: { kind: name, need: facts.set_size ?? 0, tokens: amount } }];
    case 'steal-cards':
      return [{ id: 'sell-note-steal-cards', params: { kind: name, thief, cards: amount } }];
    case 'steal-token':
      return [{ id: 'sell-note-steal-token', params: { kind: name, thief } }];
    default:
      return [];
  }
}

function progress(view: View, kind: Kind, you: number, deal: number): Note {
  const need = kindOf(view, kind)?.set_size;
  const name = faceNameOf(view, kind);
  if (!need) return { id: 'sell-note-tool', params: { kind: name } };
  const mine = view.seats[you]?.collection.filter((one) => one === kind).length ?? 0;
  const there = view.seats[deal]?.deal?.face_up.filter((one) => one === kind).length ?? 0;
  return { id: mine === 0 ? 'sell-note-starts' : 'sell-note-brings', params: { kind: name, have: mine + there, need } };
}
