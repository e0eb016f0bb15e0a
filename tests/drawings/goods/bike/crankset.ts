import type {CrankSpec} from '../bike-spec';
import {arcPoints, circlePath, linePath, ringPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, origin, polar, shift, vector} from '../vectors';
import type {BikeScene} from './bike-scene';

/** Direction of the near crank, in degrees from forward. */
const crankAngle = -8;

/** Pitch radius of a chain wheel in mm, half-inch pitch. */
export const pitchRadius = (teeth: number): number => (teeth * 12.7) / (2 * Math.PI);

/** A toothed disc; `hole` is the radius of the opening in it. */
export function drawGear(
  sheet: Sheet,
  centre: Vector,
  radius: number,
  teeth: number,
  fill: string,
  {height = 4.2, hole = 0, outline = false} = {},
): void {
  const pitch = 360 / teeth;
  const rim = Array.from({length: teeth}, (_, tooth) => {
    const angle = tooth * pitch;
    return [
      polar(centre, radius - height, angle - pitch * 0.42),
      polar(centre, radius + height * 0.8, angle - pitch * 0.14),
      polar(centre, radius + height * 0.8, angle + pitch * 0.14),
      polar(centre, radius - height, angle + pitch * 0.42),
    ];
  }).flat();
  const opening = hole ? circlePath(centre, hole) : '';
  const edge = outline ? {stroke: '#1c1f20', strokeOpacity: 0.45, strokeWidth: 1} : {};
  sheet.path(`${linePath(rim)}Z${opening}`, {fill, evenOdd: true, ...edge});
}

/** A chain along `data`: dark plates with steel rollers between. */
export function drawChain(sheet: Sheet, data: string): void {
  sheet.path(data, {stroke: '#2a2e30', strokeWidth: 8, roundJoins: true});
  sheet.path(data, {stroke: '#9aa2a5', strokeWidth: 5.3, dash: '7.4 5.3'});
}

/** A toothed belt along `data`. */
export function drawBelt(sheet: Sheet, data: string): void {
  sheet.path(data, {stroke: '#17191a', strokeWidth: 8.5});
  sheet.path(data, {stroke: '#4a5053', strokeWidth: 3, dash: '5 6'});
}

function drawPedal({sheet, spec}: BikeScene, place: Vector, near: boolean): void {
  const {width, reflectors} = spec.pedal;
  sheet.path(`M${at(shift(place, -width / 2, 9))}h${width}l-6 18h${12 - width}Z`, {
    fill: near ? '#2a2d2f' : '#1a1c1d',
    stroke: '#000',
    strokeOpacity: 0.5,
    strokeWidth: 2,
    roundJoins: true,
  });
  for (let pin = -2; pin <= 2; pin++) {
    const x = pin * width * 0.2;
    sheet.line(shift(place, x, 12), shift(place, x, 8), {stroke: '#6f777a', strokeWidth: 3});
  }
  if (reflectors) {
    const amber = `M${at(shift(place, -width * 0.28, 3.5))}h${width * 0.56}v8h${-width * 0.56}Z`;
    sheet.path(amber, {fill: '#e39a1f'});
  }
  sheet.circle(place, 6, {fill: '#7c8386'});
}

/** The crank behind the frame, pointing back. */
export function drawFarCrank(scene: BikeScene): void {
  const end = polar(origin, scene.spec.crank.length, crankAngle + 180);
  drawPedal(scene, end, false);
  scene.sheet.tube(origin, end, 30, 22, parts.crank, {rounded: true});
}

/** Chainring, spider, chain over the ring's front half, crank and pedal. */
export function drawCrankset(scene: BikeScene): void {
  const {sheet, spec} = scene;
  const {crank, drive} = spec;
  const radius = pitchRadius(crank.teeth);
  drawChainring(sheet, crank, radius, drive.kind === 'belt');
  const front = linePath(arcPoints(origin, radius, 98, -98, 30));
  if (drive.kind === 'belt') drawBelt(sheet, front);
  else drawChain(sheet, front);
  const end = polar(origin, crank.length, crankAngle);
  sheet.tube(origin, end, 36, 24, crank.material, {rounded: true, boxiness: 1.3});
  sheet.circle(origin, 15, {fill: '#3b4042', stroke: '#111', strokeWidth: 2});
  sheet.circle(origin, 7, {fill: '#9aa1a4'});
  drawPedal(scene, end, true);
  sheet.circle(end, 8, {fill: '#8d9497', stroke: '#222', strokeWidth: 2});
}

/** A chainring or belt ring with its spider, around the bottom bracket. */
function drawChainring(sheet: Sheet, crank: CrankSpec, radius: number, belt: boolean): void {
  const [above, below] = [vector(0, radius), vector(0, -radius)];
  const colour = belt ? '#3a3f41' : crank.ringColour;
  const fill = sheet.linearGradient(above, below, [
    [0, lighter(colour, belt ? 0.25 : 0.35)],
    [0.5, colour],
    [1, darker(colour, 0.35)],
  ]);
  if (belt) sheet.path(ringPath(origin, radius + 1, radius - 14), {fill, evenOdd: true});
  else drawGear(sheet, origin, radius, crank.teeth, fill, {hole: radius - 15});
  sheet.path(ringPath(origin, radius - 12, radius - 17), {
    fill: '#15181a',
    fillOpacity: 0.6,
    evenOdd: true,
  });
  for (let arm = 0; arm < crank.arms; arm++) {
    const angle = crankAngle + (arm * 360) / crank.arms + (crank.arms === 4 ? 45 : 0);
    sheet.tube(
      polar(origin, 10, angle),
      polar(origin, radius - 11, angle),
      24,
      13,
      crank.material,
      {
        rounded: true,
      },
    );
    sheet.circle(polar(origin, radius - 14, angle), 4.4, {fill: '#a3aaad'});
  }
}
