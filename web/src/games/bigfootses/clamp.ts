/** Text that ends in "…" at the last line for which its box has room. */

/** An attachment for the text; its box is the parent, which has a height of its own. */
export function clamped(text: HTMLElement): () => void {
  const box = text.parentElement;
  if (!box) return () => {};
  function fit(): void {
    const line = parseFloat(getComputedStyle(text).lineHeight);
    const lines = Math.floor((box?.clientHeight ?? 0) / line);
    text.hidden = lines < 1;
    text.style.setProperty('-webkit-line-clamp', String(Math.max(1, lines)));
  }
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  return () => watch.disconnect();
}
