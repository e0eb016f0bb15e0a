import {drawWheel} from '../bike/wheel';
import {polygonPath, roundedPath, splinePath, splinePoints} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {add, between, scale, shift, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';
import {seam} from './cloth';

const places = (...pairs: [number, number][]): Vector[] => pairs.map(([x, y]) => vector(x, y));

/** From the near side of the cabin to the far one. */
const across = vector(-160, 38);
const [nose, brow, heel, hub] = [
  vector(-92, 104),
  vector(24, 452),
  vector(296, 104),
  vector(150, 146),
];
const roofLine = [brow, ...places([96, 465], [172, 466], [222, 454])];
const rear = places([256, 430], [280, 388], [292, 320]);

/** A point on the slanted front: shares of the way to the far side and up to the roof. */
const front = (far: number, up: number): Vector => add(between(nose, brow, up), scale(across, far));
const patch = (near: number, far: number, low: number, high: number): Vector[] => [
  front(near, low),
  front(near, high),
  front(far, high),
  front(far, low),
];

function drawTrailerWheel(sheet: Sheet, centre: Vector, radius: number): void {
  const wheel = {tyre: 26, rimDepth: 14, spokes: 20, crossings: 2, flange: 15, rim: '#aeb4b7'};
  drawWheel(sheet, wheel, {centre, radius, rotor: 0, hub: 18, phase: 4, valve: 250});
}

function drawGlass(sheet: Sheet, window: string, from: Vector, to: Vector): void {
  const stops = [0.5, 0.12, 0.02, 0.16].map(
    (opacity, i) => [[0, 0.38, 0.4, 1][i] ?? 1, '#ffffff', opacity] as const,
  );
  const fill = sheet.linearGradient(from, to, stops);
  sheet.path(window, {fill, stroke: '#1a1d1e', strokeWidth: 6});
}

/** Roof, front and near side of cloth; seats with belts behind windows. */
function drawCabin(sheet: Sheet, base: string): void {
  const cloth = (path: string, from: Vector, to: Vector, light: number, dark: number) => {
    const [bright, dim] = [lighter(base, light), darker(base, dark)];
    const fill = sheet.linearGradient(from, to, [
      [0, bright],
      [0.4, base],
      [1, dim],
    ]);
    sheet.path(path, {fill, ...seam});
  };
  cloth(polygonPath(patch(0, 1, 0, 1)), front(1, 1), front(0, 0), 0.1, 0.32);
  const clear = roundedPath(patch(0.09, 0.91, 0.24, 0.9), 24);
  sheet.path(clear, {fill: '#22282b'});
  for (const near of [0.53, 0.13]) {
    const [pad, middle] = [patch(near, near + 0.34, 0.28, 0.8), near + 0.17];
    cloth(roundedPath(pad, 18), front(middle, 0.9), front(middle, 0.1), 0.6, 0.3);
    const belt = {stroke: '#15181a', strokeWidth: 6, roundCaps: true};
    for (const strap of [-0.09, 0.09])
      sheet.line(front(middle + strap, 0.76), front(middle, 0.5), belt);
    sheet.line(front(middle, 0.5), front(middle, 0.34), belt);
    sheet.circle(front(middle, 0.5), 7, {fill: '#b3231b'});
  }
  drawGlass(sheet, clear, front(1, 0.9), front(0, 0.3));
  const edge = splinePoints(roofLine).slice(0, -5);
  const far = edge.map((point) => add(point, across)).reverse();
  cloth(polygonPath([...edge, ...far]), front(1, 1), vector(480, 400), 0.3, 0.1);
  const side = polygonPath([nose, ...splinePoints([...roofLine, ...rear]), heel]);
  cloth(side, vector(0, 470), vector(70, 100), 0.12, 0.45);
  const reflex = {stroke: '#e9ecec', strokeOpacity: 0.75, strokeWidth: 6};
  sheet.line(shift(nose, 22, 14), shift(brow, 14, -12), reflex);
  const pane = roundedPath(places([20, 304], [60, 424], [200, 430], [250, 386], [262, 310]), 26);
  sheet.path(pane, {fill: '#394347'});
  const opposite = places([30, 322], [60, 412], [176, 418], [204, 322]);
  sheet.path(roundedPath(opposite, 20), {fill: '#d3dbda'});
  const seat = roundedPath(places([112, 306], [164, 416], [216, 412], [208, 306]), 22);
  cloth(seat, vector(130, 380), vector(220, 340), 0.3, 0.4);
  drawGlass(sheet, pane, vector(40, 430), vector(230, 300));
}

/** A child trailer for two, hitch to the left: cabin, wheels, push bar, tow bar and flag. */
export const drawChildTrailer: DrawAccessory = (sheet, {base}) => {
  const rounded = {rounded: true};
  drawTrailerWheel(sheet, add(hub, across), 136);
  sheet.tube(vector(-172, 118), vector(-194, 54), 18, 16, parts.dark, rounded);
  sheet.dome(vector(-196, 52), 36, ['#5a6164', '#222527', '#0f1011']);
  sheet.dome(vector(-196, 52), 19, ['#eef0f0', '#aeb4b7', '#6b7275']);
  sheet.tube(vector(258, 380), vector(292, 622), 7, 5, parts.silver);
  const flag = roundedPath(places([291, 620], [376, 592], [284, 566]), 8);
  sheet.path(flag, {fill: '#d9541e', ...seam});
  const bow = splinePoints(places([262, 330], [304, 412], [336, 448], [362, 452]));
  sheet.curvedTube(bow, 16, parts.black, rounded);
  drawCabin(sheet, base);
  const cover = {base: darker(base, 0.2), finish: 'matte'} as const;
  sheet.tube(front(0.03, 0.99), front(0.97, 0.99), 24, 22, cover, rounded);
  sheet.tube(vector(299, 284), vector(300, 240), 14, 14, {base: '#b3231b', finish: 'gloss'});
  sheet.tube(front(0, 0), front(1, 0), 18, 16, parts.silver, rounded);
  sheet.tube(nose, shift(heel, 6, 0), 22, 22, parts.silver, rounded);
  const bar = places([-50, 102], [-150, 86], [-250, 98], [-330, 164], [-382, 182]);
  sheet.curvedTube(splinePoints(bar), 18, parts.silver);
  sheet.tube(vector(-68, 100), vector(-36, 104), 30, 30, parts.black, rounded);
  const strap = places([-366, 176], [-374, 136], [-400, 136], [-410, 178]);
  sheet.path(splinePath(strap), {stroke: '#1a1d1e', strokeWidth: 6});
  sheet.tube(vector(-374, 181), vector(-414, 185), 32, 26, parts.black, rounded);
  drawTrailerWheel(sheet, hub, 146);
  const reflector = roundedPath(places([206, 190], [224, 208], [212, 220], [194, 202]), 4);
  sheet.path(reflector, {fill: '#e08a1e', ...seam});
  const under = [shadow(150, 2, 150, 12, 0.55), shadow(-196, -16, 60, 8, 0.5)];
  return {shadows: [...under, shadow(30, -6, 330, 26, 0.3)], focus: vector(-10, 320)};
};
