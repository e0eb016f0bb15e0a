/** No hit is active: the field itself is. */
export const FIELD = -1;

/**
 * Where a key leads from a hit, counted from 0 over both lists, or from the field; `null` for a key that
 * belongs to the text in the field. Arrows go round through the field, Home and End stay with the hits.
 */
export function hitByKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : FIELD;
  if (key === 'ArrowUp') return at === FIELD ? count - 1 : at - 1;
  if (at === FIELD) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
