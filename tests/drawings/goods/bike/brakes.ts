import {arcPoints, blobPath, cubicPath, linePath} from '../curves';
import type {Material} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {add, angleOf, leftNormal, move, polar, scale, subtract, unit} from '../vectors';
import type {BikeScene} from './bike-scene';
import {beadRadius} from './wheel';

/** Disc calipers, on the far side behind fork leg and stays. */
export function drawCalipers({sheet, spec, geometry}: BikeScene): void {
  if (spec.brakes.kind !== 'disc') return;
  const radius = spec.brakes.rotor / 2;
  const {front, rear} = geometry;
  const lean = spec.geometry.headAngle;
  const fill = '#2a2e30';
  sheet.path(
    blobPath([
      polar(front, radius + 14, lean + 72),
      polar(front, radius + 16, lean + 48),
      polar(front, radius - 18, lean + 46),
      polar(front, radius - 20, lean + 74),
    ]),
    {fill},
  );
  sheet.path(
    blobPath([
      polar(rear, radius + 12, 62),
      polar(rear, radius + 14, 34),
      polar(rear, radius - 20, 32),
      polar(rear, radius - 20, 64),
    ]),
    {fill},
  );
}

/** Rim brakes on bikes without rotors; the rear arm points to `stayTop`. */
export function drawRimBrakes(scene: BikeScene, stayTop: Vector): void {
  const {sheet, spec, geometry} = scene;
  const {brakes, wheel} = spec;
  if (brakes.kind !== 'rim') return;
  const rimMiddle = (radius: number): number => beadRadius(radius, wheel) - wheel.rimDepth * 0.5;
  const {front, rear, crown, forkForward} = geometry;
  const frontRim = rimMiddle(spec.geometry.frontRadius);
  drawRimBrake(sheet, front, move(crown, forkForward, 6), frontRim, brakes.material);
  if (brakes.wheels === 'both') {
    drawRimBrake(sheet, rear, stayTop, rimMiddle(spec.geometry.rearRadius), brakes.material);
  }
}

/** Arm along leg or stay, pad following the rim, noodle cable. */
function drawRimBrake(
  sheet: Sheet,
  axle: Vector,
  tip: Vector,
  rim: number,
  material: Material,
): void {
  const along = unit(subtract(tip, axle));
  const normal = leftNormal(along);
  const outward = normal.x > 0 ? normal : scale(normal, -1);
  const foot = add(move(axle, along, rim - 26), scale(outward, -2));
  const head = add(move(axle, along, rim + 74), scale(outward, 9));
  sheet.tube(foot, head, 15, 11, material, {rounded: true});
  sheet.circle(foot, 6, {fill: '#aab0b3'});
  const angle = angleOf(axle, tip);
  sheet.path(linePath(arcPoints(axle, rim, angle - 7, angle + 4, 6)), {
    stroke: '#15181a',
    strokeWidth: 13,
    roundCaps: true,
  });
  sheet.circle(move(axle, along, rim), 5, {fill: '#8d9497'});
  const bend = add(move(head, along, 50), scale(outward, 14));
  sheet.path(cubicPath(head, move(head, along, 34), bend, move(head, along, 70)), {
    stroke: '#1b1d1e',
    strokeWidth: 4.5,
    roundCaps: true,
  });
}
