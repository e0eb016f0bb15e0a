const MOST_CALLOUTS = 4;
/** Where labels stand, in percent of the picture's height: above the bike and below its wheels. */
const ABOVE = 8;
const BELOW = 95;
const MIDDLE = 55;
/** How far a line leans to its side, in percent of the picture's width. */
const LEAN = 8;
/** A shorter line has its label beside its end. */
const SHORT = 15;

interface Callout {
  label: string;
  x: number | null;
  y: number | null;
  side: 'left' | 'right';
}

/** Where the label of a callout hangs on the end of its line. */
export type CalloutAnchor = 'above' | 'below' | 'left' | 'right';

/** A callout's place: its point, and the end of its line, in percent of the picture. */
type PlacedCallout<Part extends Callout> = Omit<Part, 'x' | 'y' | 'side'> & {
  point: {x: number; y: number};
  end: {x: number; y: number};
  anchor: CalloutAnchor;
};

/**
 * Draws lines from parts of a bike into the free space above or below it, where labels can be read. At most
 * four; a callout without a place in the picture is left out.
 */
export function placeCallouts<Part extends Callout>(callouts: Part[]): PlacedCallout<Part>[] {
  return callouts
    .flatMap(({x, y, side, ...callout}) => {
      if (!isInside(x) || !isInside(y)) return [];
      return [{...callout, ...lineOf({x, y}, side)}];
    })
    .slice(0, MOST_CALLOUTS);
}

function isInside(percent: number | null): percent is number {
  return percent !== null && percent >= 0 && percent <= 100;
}

function lineOf(point: {x: number; y: number}, side: 'left' | 'right') {
  if (point.y >= MIDDLE) {
    return {point, end: {x: point.x, y: Math.max(BELOW, point.y)}, anchor: 'below' as const};
  }
  const lean = side === 'left' ? -LEAN : LEAN;
  const end = {x: point.x + lean, y: Math.min(ABOVE, point.y)};
  return {point, end, anchor: point.y - end.y < SHORT ? side : ('above' as const)};
}
