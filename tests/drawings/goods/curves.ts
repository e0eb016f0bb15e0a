import type {Vector} from './vectors';
import {
  add,
  at,
  decimal,
  clampedPoint,
  length,
  polar,
  scale,
  shift,
  subtract,
  unit,
  vector,
  cyclicPoint,
} from './vectors';

/** `steps + 1` points on a cubic Bézier curve. */
export function bezierPoints(
  start: Vector,
  control1: Vector,
  control2: Vector,
  end: Vector,
  steps = 24,
): Vector[] {
  return Array.from({length: steps + 1}, (_, index) => {
    const t = index / steps;
    const u = 1 - t;
    const blend = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return vector(
      blend(start.x, control1.x, control2.x, end.x),
      blend(start.y, control1.y, control2.y, end.y),
    );
  });
}

/** `steps + 1` points on an arc, angles in degrees. */
export const arcPoints = (
  centre: Vector,
  radius: number,
  from: number,
  to: number,
  steps = 40,
): Vector[] =>
  Array.from({length: steps + 1}, (_, index) =>
    polar(centre, radius, from + ((to - from) * index) / steps),
  );

/** Points on the Catmull-Rom curve through `knots`, `steps` per span. */
export function splinePoints(knots: readonly Vector[], steps = 8): Vector[] {
  const points: Vector[] = [];
  for (let span = 0; span < knots.length - 1; span++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((offset) => clampedPoint(knots, span + offset));
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t * t * t);
      points.push(vector(blend(p0.x, p1.x, p2.x, p3.x), blend(p0.y, p1.y, p2.y, p3.y)));
    }
  }
  points.push(clampedPoint(knots, knots.length - 1));
  return points;
}

const smoothSpan = (p0: Vector, p1: Vector, p2: Vector, p3: Vector, pull: number): string =>
  `C${at(add(p1, scale(subtract(p2, p0), pull)))} ${at(subtract(p2, scale(subtract(p3, p1), pull)))} ${at(p2)}`;

/** Path data of a closed smooth outline; `tension` 0 is a polygon. */
export function blobPath(knots: readonly Vector[], tension = 0.5): string {
  const spans = knots.map((knot, i) =>
    smoothSpan(
      cyclicPoint(knots, i - 1),
      knot,
      cyclicPoint(knots, i + 1),
      cyclicPoint(knots, i + 2),
      tension / 3,
    ),
  );
  return `M${at(clampedPoint(knots, 0))}${spans.join('')}Z`;
}

/** Path data of an open smooth line through `knots`. */
export function splinePath(knots: readonly Vector[]): string {
  const spans = knots
    .slice(0, -1)
    .map((knot, i) =>
      smoothSpan(
        clampedPoint(knots, i - 1),
        knot,
        clampedPoint(knots, i + 1),
        clampedPoint(knots, i + 2),
        1 / 6,
      ),
    );
  return `M${at(clampedPoint(knots, 0))}${spans.join('')}`;
}

export const linePath = (points: readonly Vector[]): string => `M${points.map(at).join('L')}`;

export const polygonPath = (points: readonly Vector[]): string => `${linePath(points)}Z`;

export const cubicPath = (a: Vector, b: Vector, c: Vector, d: Vector): string =>
  `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

/** Path data of a full circle; `clockwise` distinguishes rings under the non-zero rule. */
export function circlePath(centre: Vector, radius: number, clockwise = false): string {
  const r = decimal(radius);
  const sweep = clockwise ? 1 : 0;
  const east = at(shift(centre, radius, 0));
  const west = at(shift(centre, -radius, 0));
  return `M${east}A${r} ${r} 0 1 ${sweep} ${west}A${r} ${r} 0 1 ${sweep} ${east}Z`;
}

/** Path data of a ring; fill it with the even-odd rule. */
export const ringPath = (centre: Vector, outer: number, inner: number): string =>
  circlePath(centre, outer) + circlePath(centre, inner, true);

/** Path data of a polygon with corners rounded from `radius` before and after each. */
export function roundedPath(corners: readonly Vector[], radius: number): string {
  const parts = corners.map((corner, i) => {
    const before = subtract(cyclicPoint(corners, i - 1), corner);
    const after = subtract(cyclicPoint(corners, i + 1), corner);
    const reach = Math.min(radius, length(before) / 2, length(after) / 2);
    const start = add(corner, scale(unit(before), reach));
    const end = add(corner, scale(unit(after), reach));
    return `${i ? 'L' : 'M'}${at(start)}Q${at(corner)} ${at(end)}`;
  });
  return `${parts.join('')}Z`;
}

/** Corners of an upright rectangle around `centre`. */
export function rectangle(centre: Vector, width: number, height: number): Vector[] {
  const [w, h] = [width / 2, height / 2];
  return [shift(centre, -w, h), shift(centre, w, h), shift(centre, w, -h), shift(centre, -w, -h)];
}

/** Direction in which a belt or chain runs around a disc: +1 counter-clockwise, -1 clockwise. */
export type Turn = 1 | -1;

/** Where the straight run from disc `a` to disc `b` leaves the first and meets the second. */
export function commonTangent(
  a: {centre: Vector; radius: number; turn: Turn},
  b: {centre: Vector; radius: number; turn: Turn},
): {leaves: Vector; meets: Vector} {
  const gap = subtract(b.centre, a.centre);
  const [left, right] = [a.turn * a.radius, b.turn * b.radius];
  const slope = Math.atan2(gap.y, gap.x) - Math.asin((right - left) / length(gap));
  const normal = vector(-Math.sin(slope), Math.cos(slope));
  return {
    leaves: subtract(a.centre, scale(normal, left)),
    meets: subtract(b.centre, scale(normal, right)),
  };
}
