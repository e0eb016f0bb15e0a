/** Keeps pointer, focus and screen readers inside of an element; returns what sets the page free again. */
export function inertOutside(inside: HTMLElement): () => void {
  const silenced: Element[] = [];
  for (let level: Element = inside; level.parentElement; level = level.parentElement) {
    for (const other of level.parentElement.children) {
      if (other === level || other.hasAttribute('inert') || other.tagName === 'SCRIPT') continue;
      other.setAttribute('inert', '');
      silenced.push(other);
    }
  }
  return () => {
    for (const element of silenced) element.removeAttribute('inert');
  };
}
