import {blobPath, linePath, roundedPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {direction, leftNormal, move, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

const steel = {base: '#b9bfc1', finish: 'metal'} as const;

/** A hex key folded out of the body around its pivot: arm length, width across. */
function drawHexKey(
  sheet: Sheet,
  pivot: Vector,
  degrees: number,
  reach: number,
  width: number,
): void {
  const tip = move(pivot, direction(degrees), reach);
  sheet.tube(pivot, tip, width + 8, width, steel, {boxiness: 1.4, rounded: true});
}

function drawDriver(sheet: Sheet, pivot: Vector, degrees: number, reach: number): void {
  const along = direction(degrees);
  const across = leftNormal(along);
  const point = (distance: number, aside: number): Vector =>
    move(move(pivot, along, distance), across, aside);
  sheet.tube(pivot, point(reach, 0), 22, 18, steel, {rounded: true});
  const tip = [point(reach, 9), point(reach + 26, 4), point(reach + 26, -4), point(reach, -9)];
  sheet.polygon(tip, {fill: '#8d9497', stroke: '#000', strokeOpacity: 0.3, strokeWidth: 1});
}

/** A folding tool with hex keys, a driver and a chain breaker. */
export const drawTool: DrawAccessory = (sheet, {base}) => {
  const [left, right] = [vector(-196, 116), vector(196, 116)];
  drawHexKey(sheet, left, 92, 300, 26);
  drawHexKey(sheet, left, 66, 268, 21);
  drawHexKey(sheet, left, 42, 236, 16);
  drawDriver(sheet, right, 84, 262);
  drawHexKey(sheet, right, 108, 236, 18);
  drawHexKey(sheet, right, 132, 196, 13);
  const breaker = [
    vector(214, 150),
    vector(262, 178),
    vector(300, 258),
    vector(286, 316),
    vector(252, 320),
    vector(250, 282),
    vector(232, 232),
    vector(196, 196),
  ];
  sheet.path(blobPath(breaker, 0.5), {
    fill: sheet.linearGradient(vector(210, 300), vector(300, 180), [
      [0, '#6a7174'],
      [1, '#24282a'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 1.5,
  });
  sheet.tube(vector(238, 300), vector(320, 288), 11, 11, parts.steel, {rounded: true});
  const body = [vector(-262, 176), vector(262, 176), vector(262, 40), vector(-262, 40)];
  sheet.path(roundedPath(body, 66), {fill: '#1b1e1f'});
  const plate = [vector(-256, 166), vector(256, 166), vector(256, 30), vector(-256, 30)];
  sheet.path(roundedPath(plate, 66), {
    fill: sheet.linearGradient(vector(0, 170), vector(0, 28), [
      [0, lighter(base, 0.4)],
      [0.25, lighter(base, 0.1)],
      [0.6, base],
      [1, darker(base, 0.42)],
    ]),
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  const window = [vector(-118, 132), vector(118, 132), vector(118, 66), vector(-118, 66)];
  sheet.path(roundedPath(window, 32), {fill: '#1b1e1f'});
  for (const y of [86, 100, 113]) sheet.tube(vector(-112, y), vector(112, y), 9, 9, steel);
  for (const x of [-196, 196]) {
    sheet.circle(vector(x, 99), 34, {
      fill: '#3a3f42',
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 2,
    });
    const socket = [0, 60, 120, 180, 240, 300].map((angle) =>
      move(vector(x, 99), direction(angle), 17),
    );
    sheet.path(`${linePath(socket)}Z`, {fill: '#0f1011'});
  }
  sheet.line(vector(-206, 158), vector(206, 158), {
    stroke: '#fff',
    strokeOpacity: 0.25,
    strokeWidth: 3,
    roundCaps: true,
  });
  return {
    shadows: [shadow(0, -6, 310, 20, 0.46), shadow(0, -18, 250, 10, 0.5)],
    focus: vector(-60, 190),
  };
};
