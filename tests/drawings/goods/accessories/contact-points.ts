import {drawSaddle} from '../bike/seat';
import {circlePath, rectangle, roundedPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, between, leftNormal, move, shift, subtract, unit, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A touring saddle on a short seat post. */
export const drawSaddleAlone: DrawAccessory = (sheet, {base}) => {
  const clamp = vector(0, 330);
  sheet.tube(vector(62, 16), vector(2, 268), 66, 64, parts.black);
  sheet.tube(vector(0, 20), vector(128, 20), 40, 40, parts.dark, {rounded: true});
  sheet.tube(vector(10, 232), vector(0, 274), 76, 80, parts.dark);
  drawSaddle(sheet, clamp, 'tour', base, 2.1);
  return {
    shadows: [shadow(20, 4, 300, 22, 0.32), shadow(64, 0, 120, 10, 0.6)],
    focus: vector(-40, 300),
  };
};

function drawGrip(sheet: Sheet, from: Vector, to: Vector, base: string): void {
  const along = (share: number): Vector => between(from, to, share);
  sheet.tube(from, to, 96, 78, {base: '#2b2f31', finish: 'rubber'}, {rounded: true});
  const across = leftNormal(unit(subtract(to, from)));
  for (let groove = 0; groove < 13; groove++) {
    const centre = along(0.16 + groove * 0.055);
    const half = 42 - groove * 0.5;
    sheet.line(move(centre, across, half), move(centre, across, -half), {
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 5,
    });
    const lit = shift(centre, 4, 0);
    sheet.line(move(lit, across, half), move(lit, across, half * 0.1), {
      stroke: '#fff',
      strokeOpacity: 0.12,
      strokeWidth: 2,
    });
  }
  sheet.tube(along(-0.02), along(0.07), 104, 104, {base, finish: 'metal'});
  sheet.tube(along(0.92), along(0.99), 90, 90, {base, finish: 'metal'});
  sheet.circle(along(0.025), 9, {
    fill: '#1d2022',
    stroke: '#fff',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
}

/** A pair of lock-on grips, the second leaning on the first. */
export const drawGrips: DrawAccessory = (sheet, {base}) => {
  drawGrip(sheet, vector(-250, 284), vector(246, 150), base);
  drawGrip(sheet, vector(-266, 56), vector(268, 44), base);
  return {
    shadows: [shadow(0, 2, 330, 18, 0.5), shadow(0, 0, 260, 10, 0.4)],
    focus: vector(-110, 130),
  };
};

/** A platform pedal seen from above: cage with pins, axle to the right. */
function drawPlatform(sheet: Sheet, centre: Vector, base: string): void {
  const metal = {base, finish: 'metal'} as const;
  sheet.tube(shift(centre, 120, 0), shift(centre, 214, 0), 30, 26, parts.steel);
  sheet.tube(shift(centre, 118, 0), shift(centre, 136, 0), 54, 50, parts.dark);
  for (let thread = 0; thread < 7; thread++) {
    const x = 168 + thread * 6.5;
    sheet.line(shift(centre, x, 13), shift(centre, x + 2, -13), {
      stroke: '#000',
      strokeOpacity: 0.3,
      strokeWidth: 2,
    });
  }
  const cage = roundedPath(rectangle(centre, 252, 224), 42);
  const windows = [58, -58]
    .map((y) => roundedPath(rectangle(shift(centre, 0, y), 180, 54), 18))
    .join('');
  sheet.path(cage + windows, {
    fill: sheet.linearGradient(shift(centre, -60, 112), shift(centre, 60, -112), [
      [0, lighter(base, 0.3)],
      [0.3, lighter(base, 0.06)],
      [0.7, base],
      [1, darker(base, 0.4)],
    ]),
    evenOdd: true,
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  sheet.tube(shift(centre, -112, 0), shift(centre, 120, 0), 54, 54, metal);
  sheet.circle(shift(centre, -84, 0), 15, {fill: '#26292b'});
  for (const x of [-102, -36, 36, 102]) {
    for (const y of [96, -96]) {
      const pin = shift(centre, x, y);
      sheet.path(circlePath(pin, 9), {fill: '#2b2f31'});
      sheet.path(`M${at(shift(pin, -4, 4))}a6 6 0 0 1 8 0`, {
        stroke: '#fff',
        strokeOpacity: 0.5,
        strokeWidth: 2,
      });
    }
  }
}

/** A pair of platform pedals. */
export const drawPedals: DrawAccessory = (sheet, {base}) => {
  sheet.group('scale(.94)', () => {
    drawPlatform(sheet, vector(128, 176), darker(base, 0.18));
    drawPlatform(sheet, vector(-150, 114), base);
  });
  return {
    shadows: [shadow(-110, 4, 240, 20, 0.5), shadow(170, -56, 220, 18, 0.36)],
    focus: vector(-70, 150),
  };
};
