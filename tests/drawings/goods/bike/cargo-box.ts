import {roundedPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Vector} from '../vectors';
import {add, between, scale, shift, subtract, vector} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawDecal} from './decal';

type BoxCorners = readonly [Vector, Vector, Vector, Vector];

const boxColour = '#3a3f42';

/** The transport box: corners top left, top right, bottom right, bottom left. */
export function drawCargoBox({sheet, decal}: BikeScene, box: BoxCorners): void {
  const [topLeft, topRight, bottomRight, bottomLeft] = box;
  sheet.path(roundedPath(box, 46), {
    fill: sheet.linearGradient(vector(700, topLeft.y), vector(700, bottomLeft.y), [
      [0, lighter(boxColour, 0.22)],
      [0.5, boxColour],
      [1, darker(boxColour, 0.35)],
    ]),
    stroke: '#000',
    strokeOpacity: 0.25,
  });
  const middle = scale(box.reduce(add), 0.25);
  const inset = box.map((corner) => {
    const arm = subtract(corner, middle);
    return shift(middle, arm.x * 0.9, arm.y * 0.8);
  });
  sheet.path(roundedPath(inset, 38), {stroke: '#fff', strokeOpacity: 0.1, strokeWidth: 3});
  for (const depth of [0.3, 0.5, 0.7]) {
    const [left, right] = [
      between(topLeft, bottomLeft, depth),
      between(topRight, bottomRight, depth),
    ];
    const [from, to] = [between(left, right, 0.08), between(left, right, 0.92)];
    const rib = {roundCaps: true};
    sheet.line(from, to, {...rib, stroke: '#000', strokeOpacity: 0.2, strokeWidth: 7});
    sheet.line(shift(from, 0, -5), shift(to, 0, -5), {
      ...rib,
      stroke: '#fff',
      strokeOpacity: 0.1,
      strokeWidth: 2.5,
    });
  }
  const rim = (share: number): Vector => shift(between(topLeft, topRight, share), 0, -6);
  sheet.tube(rim(0.015), rim(0.985), 26, 26, parts.rubber, {rounded: true});
  const [upper, lower] = [between(bottomLeft, topLeft, 0.16), between(bottomLeft, topLeft, 0.06)];
  const reflector = [upper, shift(upper, 120, 0), shift(lower, 120, 0), lower];
  sheet.path(
    roundedPath(
      reflector.map((corner) => shift(corner, 50, 6)),
      8,
    ),
    {fill: '#e9ecec', fillOpacity: 0.8},
  );
  const line = between(bottomLeft, topLeft, 0.6).y;
  const tube = {from: vector(440, line), to: vector(1140, line - 6)};
  drawDecal(sheet, decal, tube, {height: 47, ink: '#ffffff'});
}
