/** The index that a key moves to, as in any slider: at an end it stays; `null` for other keys. */
export function indexForKey(key: string, index: number, count: number): number | null {
  const targets = new Map([
    ['ArrowLeft', index - 1],
    ['ArrowRight', index + 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}
