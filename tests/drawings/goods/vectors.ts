/** Plane vectors. The world unit is the millimetre, x forward, y up; in SVG y is negated. */
export interface Vector {
  x: number;
  y: number;
}

export const vector = (x: number, y: number): Vector => ({x, y});
export const origin: Vector = vector(0, 0);
export const add = (a: Vector, b: Vector): Vector => vector(a.x + b.x, a.y + b.y);
export const subtract = (a: Vector, b: Vector): Vector => vector(a.x - b.x, a.y - b.y);
export const scale = (a: Vector, k: number): Vector => vector(a.x * k, a.y * k);
export const length = (a: Vector): number => Math.hypot(a.x, a.y);
export const leftNormal = (a: Vector): Vector => vector(-a.y, a.x);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Unit vector along `a`; the zero vector stays zero. */
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1));

/** The point a share `t` of the way from `a` to `b`. */
export const between = (a: Vector, b: Vector, t: number): Vector =>
  vector(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

/** `a` moved by (dx, dy). */
export const shift = (a: Vector, dx: number, dy: number): Vector => vector(a.x + dx, a.y + dy);

/** `a` moved by `distance` along the unit vector `along`. */
export const move = (a: Vector, along: Vector, distance: number): Vector =>
  vector(a.x + along.x * distance, a.y + along.y * distance);

export const direction = (degrees: number): Vector =>
  vector(Math.cos(radians(degrees)), Math.sin(radians(degrees)));

/** The point at `degrees` (counter-clockwise from forward) on the circle. */
export const polar = (centre: Vector, radius: number, degrees: number): Vector =>
  move(centre, direction(degrees), radius);

/** Angle in degrees of `point` as seen from `centre`. */
export const angleOf = (centre: Vector, point: Vector): number =>
  (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;

/** A number for SVG, one decimal. */
export const decimal = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A point for SVG path data, with y negated. */
export const at = (point: Vector): string => `${decimal(point.x)} ${decimal(-point.y)}`;

/** The point at `index`, clamped to the ends of the list. */
export const clampedPoint = (points: readonly Vector[], index: number): Vector =>
  points[Math.max(0, Math.min(points.length - 1, index))] ?? origin;

/** The point at `index` of a closed list. */
export const cyclicPoint = (points: readonly Vector[], index: number): Vector =>
  points[(index + points.length) % points.length] ?? origin;
