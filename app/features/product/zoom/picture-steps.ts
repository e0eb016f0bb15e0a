/** Where a key leads among `count` pictures from the one at `at`, counted from 0; `null` for other keys and at the ends. */
export function stepOfKey(key: string, at: number, count: number): number | null {
  const next = targetOf(key, at, count);
  return next === null || next === at || next < 0 || next >= count ? null : next;
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const SWIPE = 48;

/** What a stroke over an unzoomed picture means, in pixels: 1 for the next one, -1 for the one before, 0 for neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
