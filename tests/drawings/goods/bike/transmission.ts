import type {DriveSpec} from '../bike-spec';
import type {Turn} from '../curves';
import {blobPath, commonTangent} from '../curves';
import {parts} from '../paints';
import {mixColours} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {add, at, leftNormal, move, origin, shift, subtract, unit} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawBelt, drawChain, drawGear, pitchRadius} from './crankset';

const guideRadius = 19;
const tensionRadius = 21;

/** Sprockets from large to small in alternating greys, drawn before the stays. */
export function drawCassette({sheet, spec, geometry}: BikeScene): void {
  if (spec.drive.kind === 'derailleur') {
    drawSprockets(sheet, geometry.rear, spec.drive.cassette);
  }
}

/** A cassette of `count` sprockets around `centre`. */
export function drawSprockets(
  sheet: Sheet,
  centre: Vector,
  [largest, smallest, count]: readonly [number, number, number],
  size = 1,
): void {
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    const teeth = largest + (smallest - largest) * share ** 0.8;
    const radius = pitchRadius(teeth) * size;
    const tone = mixColours(i % 2 ? '#646b6e' : '#8a9194', '#33383a', share * 0.35);
    drawGear(sheet, centre, radius, Math.max(10, Math.round(teeth)), tone, {
      hole: Math.max(12 * size, radius - 18 * size),
      height: 3.6 * size,
      outline: true,
    });
  }
  sheet.circle(centre, 20 * size, {fill: '#33383a'});
}

/** Derailleur with chain, or chain or belt to a hub gear. */
export function drawTransmission({sheet, spec, geometry}: BikeScene): void {
  const ring = pitchRadius(spec.crank.teeth);
  if (spec.drive.kind === 'derailleur') drawDerailleur(sheet, geometry.rear, ring, spec.drive);
  else drawHubDrive(sheet, geometry.rear, ring, spec.drive);
}

/** Chain path over four circles; all turn clockwise except the guide pulley. */
function chainPath(
  cog: Vector,
  ringRadius: number,
  cogRadius: number,
  guide: Vector,
  tension: Vector,
): string {
  const disc = (centre: Vector, radius: number, turn: Turn) => ({centre, radius, turn});
  const ring = disc(origin, ringRadius, -1);
  const [tensionDisc, guideDisc] = [disc(tension, tensionRadius, -1), disc(guide, guideRadius, 1)];
  const cogDisc = disc(cog, cogRadius, -1);
  const lower = commonTangent(ring, tensionDisc);
  const cage = commonTangent(tensionDisc, guideDisc);
  const toCog = commonTangent(guideDisc, cogDisc);
  const upper = commonTangent(cogDisc, ring);
  const arc = (radius: number, large: boolean, clockwise: boolean, end: Vector): string =>
    `A${radius} ${radius} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${at(end)}`;
  return [
    `M${at(lower.leaves)}L${at(lower.meets)}`,
    `${arc(tensionRadius, false, true, cage.leaves)}L${at(cage.meets)}`,
    `${arc(guideRadius, false, false, toCog.leaves)}L${at(toCog.meets)}`,
    `${arc(cogRadius, true, true, upper.leaves)}L${at(upper.meets)}`,
  ].join('');
}

function drawDerailleur(
  sheet: Sheet,
  cog: Vector,
  ringRadius: number,
  drive: DriveSpec & {kind: 'derailleur'},
): void {
  const guide = add(cog, drive.guide);
  const tension = add(guide, drive.tension);
  sheet.tube(shift(cog, 4, -8), shift(cog, 6, -40), 16, 18, parts.black, {rounded: true});
  const body = [
    shift(cog, -10, -34),
    shift(cog, 22, -34),
    shift(cog, 46, -60),
    shift(guide, 20, -4),
    shift(guide, -12, 8),
  ];
  sheet.path(blobPath(body), {
    fill: sheet.linearGradient(shift(cog, 0, -30), shift(guide, 0, -10), [
      [0, '#5a6063'],
      [1, '#222527'],
    ]),
  });
  drawGear(sheet, guide, guideRadius - 2, 11, '#2a2d2f');
  drawGear(sheet, tension, tensionRadius - 2, 12, '#2a2d2f');
  drawChain(sheet, chainPath(cog, ringRadius, drive.chainRadius, guide, tension));
  const side = leftNormal(unit(subtract(tension, guide)));
  const cage = [
    `M${at(move(guide, side, 11))}L${at(move(tension, side, 10))}`,
    `A12 12 0 0 0 ${at(move(tension, side, -10))}L${at(move(guide, side, -11))}`,
    `A12 12 0 0 0 ${at(move(guide, side, 11))}Z`,
  ].join('');
  sheet.path(cage, {
    fill: sheet.linearGradient(guide, tension, [
      [0, '#4a5053'],
      [1, '#2a2d2f'],
    ]),
    stroke: '#111',
    strokeOpacity: 0.5,
    strokeWidth: 1.5,
  });
  for (const pulley of [guide, tension]) sheet.circle(pulley, 5, {fill: '#aab1b4'});
  sheet.circle(cog, 11, {fill: '#3b4042'});
  sheet.circle(cog, 6, {fill: '#9aa1a4'});
}

function drawHubDrive(
  sheet: Sheet,
  cog: Vector,
  ringRadius: number,
  {kind, cogRadius, hubRadius}: DriveSpec & {kind: 'chain' | 'belt'},
): void {
  const ringDisc = {centre: origin, radius: ringRadius, turn: -1} as const;
  const cogDisc = {centre: cog, radius: cogRadius, turn: -1} as const;
  const shell = sheet.radialGradient(
    cog,
    hubRadius,
    [
      [0, '#8a9194'],
      [0.55, '#555c5f'],
      [0.9, '#34393b'],
      [1, '#1c1f20'],
    ],
    shift(cog, -8, 14),
  );
  sheet.circle(cog, hubRadius, {fill: shell});
  drawGear(sheet, cog, cogRadius, kind === 'belt' ? 24 : 18, '#7d8588', {
    height: kind === 'belt' ? 2.4 : 4,
    hole: cogRadius * 0.45,
  });
  sheet.circle(cog, cogRadius * 0.5, {fill: '#3a3f41'});
  sheet.circle(cog, 9, {fill: '#a3aaad'});
  const lower = commonTangent(ringDisc, cogDisc);
  const upper = commonTangent(cogDisc, ringDisc);
  const run = `M${at(lower.leaves)}L${at(lower.meets)}A${cogRadius} ${cogRadius} 0 0 1 ${at(upper.leaves)}L${at(upper.meets)}`;
  if (kind === 'belt') drawBelt(sheet, run);
  else drawChain(sheet, run);
}
