/** What is looked at: hovered, focused, or pressed long. A card or a term; explained in the drawer, or in a notice. */
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import type { Place } from './characters';
import { nameOf } from './kinds';
import { explain, explainSet } from './sentences';
import type { Kind, View } from './types';

/** The words of the game that are no card. */
export type Term = 'thingamabobs' | 'buyer' | 'tokens' | 'draw-pile' | 'discard-pile';

export type Looked = { kind: Kind; place?: Place } | { term: Term };

class Peek {
  at = $state.raw<Looked | null>(null);
}

export const peek = new Peek();

const LONG_PRESS_MS = 500;

/** What is said of it: its name, and a sentence or two. */
export function explained(view: View, looked: Looked): { name: string; texts: string[] } {
  if ('term' in looked) return { name: t(`term-${looked.term}`), texts: [t(`term-${looked.term}.text`)] };
  return { name: nameOf(view, looked.kind), texts: [explainSet(view, looked.kind), explain(view, looked.kind)].filter((text) => text !== null) };
}

/** Makes a thing explain itself when it is looked at. A long press does not count as a click. */
export function looking(view: () => View, looked: () => Looked | null): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const show = () => {
      peek.at = looked() ?? peek.at;
    };
    const tell = () => {
      const at = looked();
      if (!at) return;
      told = true;
      const { name, texts } = explained(view(), at);
      toasts.tell(t('sell-explained-notice', { name, text: texts.join(' ') }));
    };
    const press = (event: PointerEvent) => {
      told = false;
      if (event.pointerType !== 'mouse') timer = setTimeout(tell, LONG_PRESS_MS);
    };
    const release = () => clearTimeout(timer);
    // The menu of a phone comes with the same long press.
    const menu = (event: Event) => {
      if (timer !== undefined && looked()) event.preventDefault();
    };
    const click = (event: Event) => {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = { pointerenter: show, focusin: show, pointerdown: press, pointerup: release, pointercancel: release, pointerleave: release, contextmenu: menu } as const;
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', click, true);
    return () => {
      release();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, true);
    };
  };
}
