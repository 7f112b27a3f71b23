/** Small preferences kept in this browser. A browser that forbids storage loses the preference, not the page. */
export type Kept = 'theme' | 'name' | 'stops' | 'game' | 'welcomed';

export function recall(key: Kept): string | null {
  try {
    return localStorage.getItem(`squatch-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: Kept, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`squatch-${key}`);
    else localStorage.setItem(`squatch-${key}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
