import {arcPoints} from '../curves';
import {parts} from '../paints';
import type {Material} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {direction, move, polar, shift, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** One mudguard: band, stripe, wire stays that meet at the axle's eyelet. */
function drawGuard(
  sheet: Sheet,
  centre: Vector,
  radius: number,
  [from, to]: readonly [number, number],
  paint: Material,
  stays: readonly number[],
): void {
  for (const angle of stays) {
    const foot = shift(centre, 10 * Math.cos(angle), 0);
    sheet.tube(polar(centre, radius - 16, angle), foot, 9, 9, parts.steel, {rounded: true});
    const bracket = polar(centre, radius - 20, angle);
    sheet.tube(bracket, move(bracket, direction(angle), -46), 24, 20, parts.black, {rounded: true});
  }
  sheet.circle(centre, 17, {fill: '#c6cbcd', stroke: '#2a2d2f', strokeWidth: 2});
  sheet.circle(centre, 8, {fill: '#2a2d2f'});
  sheet.curvedTube(arcPoints(centre, radius, from, to, 40), 46, paint);
  sheet.curvedTube(arcPoints(centre, radius + 7, from - 1, to + 1, 40), 5, parts.silver, {
    outline: 0,
  });
}

/** A set of two mudguards with their stays. */
export const drawMudguards: DrawAccessory = (sheet, paint) => {
  const guard = {base: paint.base, finish: 'gloss'} as const;
  drawGuard(sheet, vector(92, 130), 316, [22, 168], guard, [52, 150]);
  drawGuard(sheet, vector(-40, 34), 304, [4, 184], guard, [24, 148, 174]);
  sheet.tube(vector(-344, 12), vector(-338, 76), 60, 48, parts.rubber);
  return {
    shadows: [
      shadow(-30, 4, 360, 20, 0.24),
      shadow(-342, 0, 70, 9, 0.5),
      shadow(264, 0, 70, 9, 0.45),
    ],
    focus: vector(-90, 260),
  };
};
