/** Work that can wait, a little of it each frame, so that no finger waits for it. */

/** So much of a frame may be worked, in milliseconds. */
const BUDGET_MS = 5;

const waiting = new Set<() => void>();
let frame = 0;

function work(): void {
  frame = 0;
  const end = performance.now() + BUDGET_MS;
  for (const task of waiting) {
    waiting.delete(task);
    task();
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) frame = requestAnimationFrame(work);
}

/** Does a task in one of the next frames; the function it gives calls it off. */
export function calmly(task: () => void): () => void {
  waiting.add(task);
  frame ||= requestAnimationFrame(work);
  return () => waiting.delete(task);
}
