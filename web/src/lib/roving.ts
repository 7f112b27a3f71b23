/** One tab stop for a row of buttons; the arrow keys move within it. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

export function roving(row: HTMLElement): () => void {
  const buttons = () => [...row.querySelectorAll('button')];
  const stopAt = (chosen: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : (at + step + all.length) % all.length;
    if (to < 0) return;
    event.preventDefault();
    stopAt(all[to]);
    all[to]?.focus();
  };
  const enter = (event: FocusEvent) => {
    if (event.target instanceof HTMLButtonElement) stopAt(event.target);
  };
  // Cards come and go: there is always one that can be reached.
  const watch = new MutationObserver(() => stopAt(buttons().find((one) => one.tabIndex === 0 && one === document.activeElement) ?? buttons()[0]));
  watch.observe(row, { childList: true, subtree: true });
  stopAt(buttons()[0]);
  row.addEventListener('keydown', move);
  row.addEventListener('focusin', enter);
  return () => {
    watch.disconnect();
    row.removeEventListener('keydown', move);
    row.removeEventListener('focusin', enter);
  };
}
