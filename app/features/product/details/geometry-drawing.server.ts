import {z} from 'zod';
import {mentions} from '~/i18n/recognised-words';
import {resources} from '~/pages';

/** Frame shapes as seen from the side, in the order in which names are matched: 'Trapez, wave' is a trapeze. */
const shapes = ['trapeze', 'stepThrough', 'fullSuspension', 'longJohn', 'diamond'] as const;

type Shape = (typeof shapes)[number];

/** The shape that a text names: `trapeze` for 'Trapez'; `null` for unknown names. */
export function shapeNamed(name: string): Shape | null {
  return shapes.find((shape) => mentions(name, shape)) ?? null;
}

const between = (min: number, max: number) => z.coerce.number().min(min).max(max);

/** Millimetres, degrees for `headAngle`, inches for `wheel`. */
export const drawnFrame = z.object({
  shape: z.enum(shapes),
  wheel: between(10, 32),
  seatTube: between(150, 900),
  reach: between(150, 700),
  stack: between(250, 900),
  headAngle: between(55, 80),
  chainstay: between(200, 700),
  wheelbase: between(500, 2600),
});

type DrawnFrame = z.infer<typeof drawnFrame>;

type Point = readonly [x: number, y: number];

const INK = '#14181a';
const PAINT = '#f5f6f4';
const LINE = '#b23513';
const [WIDTH, HEIGHT] = [1000, 640];
const SEAT_ANGLE = 73;
/** A long john has a small front wheel. */
const SMALL_WHEEL = 20;
/** Usual height of the bottom bracket of an adult bike. */
const BRACKET = 287;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const add = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];
const interpolate = (from: Point, to: Point, fraction: number): Point =>
  add(from, [to[0] - from[0], to[1] - from[1]], fraction);
const unitVector = (angle: number): Point => [-Math.cos(radians(angle)), Math.sin(radians(angle))];

/** The points of a bike in millimetres from its bottom bracket: x to the front, y up. */
function pointsOf(frame: DrawnFrame) {
  const {shape, reach, stack, seatTube, chainstay, wheelbase, headAngle} = frame;
  const radius = frame.wheel * 12.7;
  const drop = radius > 300 ? radius - BRACKET : radius * 0.06;
  const ground = drop - radius;
  const frontRadius = shape === 'longJohn' ? SMALL_WHEEL * 12.7 : radius;
  const rear: Point = [-Math.sqrt(chainstay ** 2 - drop ** 2), drop];
  const front: Point = [rear[0] + wheelbase, ground + frontRadius];
  const steering = unitVector(headAngle);
  const headTop: Point = [reach, stack];
  const seat = unitVector(SEAT_ANGLE);
  // The fork crown sits just above the wheel.
  const crownY = front[1] + frontRadius * 1.12;
  const crown =
    shape === 'longJohn'
      ? add(headTop, steering, -170)
      : add(headTop, steering, (crownY - stack) / steering[1]);
  return {
    ...{radius, frontRadius, ground, rear, front, steering, headTop, crown, seat},
    bracket: [0, 0] as Point,
    seatTop: add([0, 0], seat, seatTube),
    saddle: add([0, 0], seat, Math.max(seatTube + 130, stack * 1.13)),
  };
}

type Points = ReturnType<typeof pointsOf>;

/** Tubes of a frame, rearmost layer first: points along each and its thickness in millimetres. */
function tubesOf(shape: Shape, points: Points): [Point[], number][] {
  const {bracket, rear, front, seatTop, headTop, crown, saddle, frontRadius} = points;
  const head = (fraction: number) => interpolate(crown, headTop, fraction);
  const seat = (share: number) => interpolate(bracket, seatTop, share);
  const post: [Point[], number] = [[seatTop, saddle], 26];
  const stays: [Point[], number][] = [
    [[rear, bracket], 22],
    [[rear, seat(0.9)], 18],
  ];
  const seatTube: [Point[], number] = [[bracket, seatTop], 34];
  const headTube: [Point[], number] = [[crown, headTop], 48];
  const fork: [Point[], number] = [[add(head(0.05), [14, 0]), front], 26];
  const downTube: [Point[], number] = [[head(0.28), bracket], 46];
  switch (shape) {
    case 'trapeze':
      return [fork, ...stays, post, [[head(0.85), seat(0.5)], 38], downTube, seatTube, headTube];
    case 'stepThrough': {
      const low = add(interpolate(head(0.4), bracket, 0.6), [0, -0.22 * headTop[1]]);
      return [fork, ...stays, post, [[head(0.4), low, bracket], 60], seatTube, headTube];
    }
    case 'fullSuspension': {
      const pivot = add(seat(0.16), [18, 0]);
      const rocker = add(seat(0.62), [-30, 24]);
      const shock = interpolate(head(0.25), bracket, 0.55);
      return [
        fork,
        [[rear, pivot], 30],
        [[rear, rocker], 22],
        [[rocker, shock], 30],
        post,
        [[head(0.85), seat(0.86)], 38],
        downTube,
        seatTube,
        headTube,
      ];
    }
    case 'longJohn': {
      const frontHead = add(front, unitVector(70), frontRadius * 1.35);
      const low = front[1] - 40;
      const start: Point = [crown[0] + 60, low];
      const end: Point = [front[0] - frontRadius - 90, low];
      return [
        [[frontHead, front], 26],
        ...stays,
        post,
        [[bracket, start, end, frontHead], 46],
        [[head(0.1), start], 46],
        [[head(0.8), seat(0.55)], 38],
        seatTube,
        headTube,
      ];
    }
    default:
      return [fork, ...stays, post, [[head(0.88), seat(0.93)], 36], downTube, seatTube, headTube];
  }
}

/** The URL of a frame's drawing and the dimension lines that overlay it; `null` when it cannot be drawn. */
export function geometryDrawing(
  frame: Record<string, unknown>,
): {address: string; lines: string} | null {
  const parsed = drawnFrame.safeParse(frame);
  if (!parsed.success) return null;
  const query = Object.entries(parsed.data).map(([name, value]) => [name, String(value)]);
  return {
    address: `/${resources.frameDrawing}?${new URLSearchParams(query).toString()}`,
    lines: drawDimensions(parsed.data),
  };
}

/** The transformation of a bike's points into the picture, and its scale in picture units per millimetre. */
function pictureTransform(points: Points) {
  const {rear, front, radius, frontRadius, ground, headTop, saddle} = points;
  const left = rear[0] - radius;
  const length = front[0] + frontRadius - left;
  const height = Math.max(saddle[1], headTop[1]) + 110 - ground;
  const scale = Math.min((WIDTH - 60) / length, (HEIGHT - 140) / height);
  const offset = (WIDTH - length * scale) / 2;
  const at = ([x, y]: Point): Point => [
    offset + (x - left) * scale,
    HEIGHT - 70 - (y - ground) * scale,
  ];
  return {scale, at};
}

/** The side view of a frame to scale and in its shape: an SVG document of 1000 by 640. */
export function drawFrame(frame: DrawnFrame): string {
  const points = pointsOf(frame);
  const {rear, front, radius, frontRadius, headTop, saddle, steering, bracket} = points;
  const {scale, at} = pictureTransform(points);
  // Children's bikes have thinner tubes and shorter saddles.
  const sizeFactor = Math.min(1, frame.chainstay / 430);
  const tube = ([line, thick]: [Point[], number]) => {
    const [d, innerWidth] = [path(line.map(at)), thick * sizeFactor * scale];
    return (
      `<path d="${d}" stroke="${INK}" stroke-width="${round(innerWidth + 3)}"/>` +
      `<path d="${d}" stroke="${PAINT}" stroke-width="${round(innerWidth)}"/>`
    );
  };
  const wheel = (centre: Point, size: number) =>
    [size, size * 0.87, size * 0.05].map((r) => circle(at(centre), r * scale)).join('');
  const handlebar = add(headTop, steering, 60 * sizeFactor);
  const offsetFrom = (centre: Point, x: number, y: number) => add(centre, [x, y], sizeFactor);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<g stroke="${INK}" stroke-width="1.6">${wheel(rear, radius)}${wheel(front, frontRadius)}</g>` +
    tubesOf(frame.shape, points).map(tube).join('') +
    tube([[offsetFrom(saddle, -110, 8), offsetFrom(saddle, 110, 0)], 34]) +
    tube([[headTop, handlebar, offsetFrom(handlebar, -60, 26)], 26]) +
    `<g fill="${PAINT}" stroke="${INK}" stroke-width="1.6">${circle(at(bracket), 62 * sizeFactor * scale)}${circle(at(bracket), 12 * sizeFactor * scale)}</g>` +
    `</g></svg>`
  );
}

/**
 * The dimension lines that overlay a frame's side view, in its units: A seat tube, B reach, C stack, D head angle, E
 * chainstay, F wheelbase. Returns SVG markup; the group of each line has its letter in `data-mark`.
 */
export function drawDimensions(frame: DrawnFrame): string {
  const points = pointsOf(frame);
  const {at} = pictureTransform(points);
  const {bracket, seatTop, headTop, rear, front, crown} = points;
  const [b, top, s] = [at(bracket), at(headTop), at(seatTop)];
  const [r, f, c] = [at(rear), at(front), at(crown)];
  const topLineY = Math.min(top[1], at(points.saddle)[1]) - 36;
  const rightLineX = top[0] + 60;
  const bottomLineY = HEIGHT - 36;
  const shiftLeft = ([x, y]: Point): Point => [x - 26, y - 8];
  const shiftDown = ([x, y]: Point): Point => [x + 3, y + 26];
  const guideLine = (from: Point, to: Point) =>
    `<path d="${path([from, to])}" stroke-dasharray="2 5" stroke-opacity=".7"/>`;
  const measure = (mark: string, from: Point, to: Point, share = 0.5) =>
    `<path d="${path([from, to])}"/>` +
    `<g fill="${LINE}" stroke="none">${circle(from, 3)}${circle(to, 3)}</g>` +
    letter(mark, interpolate(from, to, share));
  const group = (mark: string, ...drawn: string[]) =>
    `<g data-mark="${mark}">${drawn.join('')}</g>`;
  // The angle opens backwards, between the horizontal and the steering axis.
  const arc = 58;
  const level = add(c, [-arc, 0]);
  const axis = interpolate(c, top, arc / Math.hypot(top[0] - c[0], top[1] - c[1]));
  return (
    `<g fill="none" stroke="${LINE}" stroke-width="1.6" font-family="Arial,sans-serif">` +
    group(
      'B',
      guideLine(b, [b[0], topLineY]),
      guideLine(top, [top[0], topLineY]),
      measure('B', [b[0], topLineY], [top[0], topLineY]),
    ) +
    group(
      'C',
      guideLine(top, [rightLineX, top[1]]),
      guideLine(b, [rightLineX, b[1]]),
      measure('C', [rightLineX, b[1]], [rightLineX, top[1]], 0.35),
    ) +
    group('A', measure('A', shiftLeft(b), shiftLeft(s))) +
    group('E', measure('E', shiftDown(r), shiftDown(b))) +
    group(
      'F',
      guideLine(r, [r[0], bottomLineY]),
      guideLine(f, [f[0], bottomLineY]),
      measure('F', [r[0], bottomLineY], [f[0], bottomLineY]),
    ) +
    group(
      'D',
      guideLine(add(level, [-12, 0]), c),
      guideLine(c, axis),
      `<path d="M${coordinates(level)}A${arc} ${arc} 0 0 1 ${coordinates(axis)}"/>`,
      letter('D', add(interpolate(level, axis, 0.5), [-16, -10])),
    ) +
    `</g>`
  );
}

/** Measurements of a typical bike, used when only the shape matters; a long john is longer. */
const typicalFrame = {
  wheel: 28,
  seatTube: 500,
  reach: 385,
  stack: 630,
  headAngle: 70,
  chainstay: 460,
};
const wheelbaseOf = (shape: Shape) => (shape === 'longJohn' ? 1900 : 1090);

/** Line drawing of the frame shape that a text names: an SVG path in a box of 1000 by 640; empty for unknown names. */
export function drawingOf(name: string): {drawing?: string} {
  const shape = shapeNamed(name);
  if (!shape) return {};
  const points = pointsOf({shape, wheelbase: wheelbaseOf(shape), ...typicalFrame});
  const {rear, front, radius, frontRadius, headTop, saddle, steering} = points;
  const {scale, at} = pictureTransform(points);
  const handlebar = add(headTop, steering, 60);
  const lines = [
    ...tubesOf(shape, points).map(([line]) => line),
    [add(saddle, [-110, 8]), add(saddle, [110, 0])],
    [headTop, handlebar, add(handlebar, [-70, 30])],
  ];
  const wheels = circlePath(at(rear), radius * scale) + circlePath(at(front), frontRadius * scale);
  return {drawing: wheels + lines.map((line) => path(line.map(at))).join('')};
}

const round = (value: number) => Math.round(value * 10) / 10;

const coordinates = ([x, y]: Point) => `${round(x)} ${round(y)}`;

const circle = ([x, y]: Point, r: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

const circlePath = ([x, y]: Point, r: number) =>
  `M${round(x - r)} ${round(y)}${[2 * r, -2 * r].map((width) => `a${round(r)} ${round(r)} 0 1 0 ${round(width)} 0`).join('')}`;

const letter = (text: string, [x, y]: Point) =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle r="13" fill="${LINE}" stroke="none"/>` +
  `<text y="5" text-anchor="middle" fill="#fff" stroke="none" font-size="14" font-weight="650">${text}</text></g>`;

/** A straight line between two points, a curve through three, straight segments through more. */
function path(points: readonly Point[]): string {
  const [start, ...others] = points.map(coordinates);
  if (others.length === 2) return `M${start ?? ''}Q${others.join(' ')}`;
  return `M${start ?? ''}L${others.join('L')}`;
}
