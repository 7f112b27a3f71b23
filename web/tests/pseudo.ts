/** What stands outside the brackets of the pseudo-language. */
export function outsideBrackets(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];

/** Every text and spoken attribute under `root` that did not come from the catalogue. Names people typed
 *  (`data-user`) and documents (`data-document`) are not catalogue text. */
export function strayText(root: ParentNode): string[] {
  const found: string[] = [];
  const copy = (root as Element).cloneNode(true) as Element;
  copy.querySelectorAll('[data-document], [data-user], style, script').forEach((node) => node.remove());
  for (const node of copy.querySelectorAll('*')) {
    // The smallest element that holds a whole sentence: one with text of its own.
    const own = Array.from(node.childNodes).some((child) => child.nodeType === 3 && /\S/.test(child.textContent ?? ''));
    const bare = own && !node.closest('b') ? outsideBrackets(node.textContent ?? '') : '';
    for (const text of [bare, ...SPOKEN.map((name) => outsideBrackets(node.getAttribute(name) ?? ''))]) {
      if (/\p{L}/u.test(text)) found.push(`<${node.localName}> ${text.trim()}`);
    }
  }
  return found;
}
