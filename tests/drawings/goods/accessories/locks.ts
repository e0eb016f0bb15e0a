import {cubicPath, rectangle, roundedPath, splinePoints} from '../curves';
import {parts} from '../paints';
import {darker} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {direction, clampedPoint, leftNormal, move, shift, subtract, unit, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

function drawKey(sheet: Sheet, head: Vector, colour: string): void {
  sheet.circle(head, 30, {fill: darker(colour, 0.1)});
  sheet.circle(head, 12, {fill: '#e6e8e6'});
  sheet.tube(shift(head, 26, 0), shift(head, 124, 0), 13, 11, parts.steel);
  for (const notch of [0, 1, 2]) {
    sheet.polygon(rectangle(shift(head, 76 + notch * 18, -10), 9, 8), {fill: '#9aa1a4'});
  }
}

function drawKeyhole(sheet: Sheet, centre: Vector): void {
  sheet.circle(centre, 24, {fill: '#15181a'});
  sheet.circle(centre, 17, {fill: '#9aa1a4'});
  sheet.polygon(rectangle(centre, 6, 24), {fill: '#15181a'});
}

/** A U-lock, its shackle 236 wide inside, with one coloured sleeve. */
export const drawULock: DrawAccessory = (sheet, {base}) => {
  const sleeve = {base, finish: 'satin'} as const;
  const shackle = splinePoints([
    vector(-118, 150),
    vector(-118, 330),
    vector(-112, 420),
    vector(-70, 486),
    vector(0, 508),
    vector(70, 486),
    vector(112, 420),
    vector(118, 330),
    vector(118, 150),
  ]);
  sheet.curvedTube(shackle, 38, {base: '#2a2e30', finish: 'satin'});
  sheet.curvedTube(shackle.slice(14, -14), 40, sleeve);
  const boxy = {boxiness: 1.4};
  sheet.tube(vector(-190, 96), vector(190, 96), 104, 104, parts.black, boxy);
  for (const side of [-1, 1]) {
    sheet.tube(vector(side * 190, 96), vector(side * 214, 96), 98, 86, parts.dark, boxy);
  }
  sheet.tube(vector(-70, 96), vector(70, 96), 105, 105, sleeve, boxy);
  drawKeyhole(sheet, vector(0, 96));
  drawKey(sheet, vector(300, 26), base);
  return {
    shadows: [shadow(-40, 2, 290, 22, 0.42), shadow(360, -2, 120, 10, 0.3)],
    focus: vector(20, 170),
  };
};

/** A chain in a woven sleeve, closed by a square lock. */
export const drawChainLock: DrawAccessory = (sheet, {base}) => {
  const sleeve = {base, finish: 'matte'} as const;
  const loop = splinePoints(
    [
      vector(-66, 92),
      vector(-176, 104),
      vector(-246, 176),
      vector(-262, 292),
      vector(-200, 408),
      vector(-70, 470),
      vector(70, 470),
      vector(200, 408),
      vector(262, 292),
      vector(246, 176),
      vector(176, 104),
      vector(66, 92),
    ],
    7,
  );
  sheet.curvedTube(loop, 58, sleeve);
  for (let i = 2; i < loop.length - 2; i += 2) {
    const along = unit(subtract(clampedPoint(loop, i + 1), clampedPoint(loop, i - 1)));
    const across = leftNormal(along);
    const weave = {stroke: '#000', strokeOpacity: 0.16, strokeWidth: 2};
    const centre = clampedPoint(loop, i);
    sheet.line(move(centre, across, 27), move(move(centre, across, -27), along, 14), weave);
    sheet.line(move(centre, across, -27), move(move(centre, across, 27), along, 14), weave);
  }
  for (const side of [-1, 1]) {
    sheet.tube(vector(side * 62, 90), vector(side * 104, 93), 66, 62, parts.dark);
    sheet.tube(vector(side * 104, 93), vector(side * 126, 96), 64, 62, {base, finish: 'satin'});
  }
  const body = rectangle(vector(0, 80), 148, 156);
  sheet.path(roundedPath(body, 26), {
    fill: sheet.linearGradient(vector(0, 158), vector(0, 2), [
      [0, '#6a7174'],
      [0.16, '#3b4043'],
      [0.6, '#2a2e30'],
      [1, '#131516'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 1.5,
  });
  sheet.path(roundedPath(rectangle(vector(0, 80), 116, 124), 18), {
    stroke: '#fff',
    strokeOpacity: 0.12,
    strokeWidth: 2,
  });
  drawKeyhole(sheet, vector(0, 84));
  const glint = move(vector(0, 80), direction(120), 60);
  sheet.path(cubicPath(shift(glint, -24, -6), glint, shift(glint, 30, 4), shift(glint, 60, 4)), {
    stroke: '#fff',
    strokeOpacity: 0.2,
    strokeWidth: 2,
    roundCaps: true,
  });
  drawKey(sheet, vector(206, 26), base);
  return {
    shadows: [shadow(0, 2, 260, 20, 0.36), shadow(0, 0, 100, 10, 0.5), shadow(270, 0, 110, 9, 0.3)],
    focus: vector(40, 170),
  };
};
