import {cubicPath} from '../curves';
import {parts} from '../paints';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {between, shift} from '../vectors';

/** The rider's display on its bracket: a 15 mm slab seen from the side. */
export function drawDisplay(sheet: Sheet, bracket: Vector, left: Vector, right: Vector): void {
  sheet.tube(bracket, between(left, right, 0.52), 10, 10, parts.black);
  sheet.tube(left, right, 15, 15, parts.black, {rounded: true});
  sheet.line(shift(left, 2, 7), shift(right, -6, 3), {
    stroke: '#8fb9aa',
    strokeWidth: 3.4,
    roundCaps: true,
  });
}

/** A brass bell seen from the side. */
export function drawBell(sheet: Sheet, centre: Vector, radius: number): void {
  sheet.dome(centre, radius, ['#f0d9a0', '#c39a45', '#7e5d1e']);
}

/** A brake hose with a faint highlight along it. */
export function drawHose(sheet: Sheet, a: Vector, b: Vector, c: Vector, d: Vector): void {
  const data = cubicPath(a, b, c, d);
  sheet.path(data, {stroke: '#15181a', strokeWidth: 5.5, roundCaps: true});
  sheet.path(data, {stroke: '#fff', strokeOpacity: 0.16, strokeWidth: 1.4, roundCaps: true});
}
