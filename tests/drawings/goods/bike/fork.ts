import type {ForkSpec} from '../bike-spec';
import {bezierPoints, blobPath} from '../curves';
import {parts} from '../paints';
import {shadeCylinder} from '../shading';
import type {Vector} from '../vectors';
import {add, move, scale, shift, vector} from '../vectors';
import type {BikeScene} from './bike-scene';

/** The fork from crown to front axle. */
export function drawFork(scene: BikeScene): void {
  const {fork} = scene.spec;
  if (fork.kind === 'rigid') drawRigidFork(scene, fork);
  else drawSuspensionFork(scene, fork);
}

function drawRigidFork(
  {sheet, spec, geometry, paint}: BikeScene,
  {top, tip, curve, lead}: ForkSpec & {kind: 'rigid'},
): void {
  const {crown, front, forkUp, forkForward} = geometry;
  const reach = spec.geometry.axleToCrown;
  const rake = spec.geometry.offset;
  const leg = (down: number, ahead: number): Vector =>
    move(move(crown, forkUp, -down), forkForward, ahead);
  const line = bezierPoints(
    leg(0, lead * 0.4),
    leg(reach * 0.4, lead + (rake - lead) * 0.3 * (1 - curve)),
    leg(reach * 0.74, lead + (rake - lead) * (0.7 - 0.5 * curve)),
    front,
    16,
  );
  sheet.curvedTube(line, (along) => top + (tip - top) * along, paint);
  const dropout = [
    shift(front, -15, 8),
    shift(front, 0, 18),
    shift(front, 15, 6),
    shift(front, 10, -14),
    shift(front, -10, -14),
  ];
  sheet.path(blobPath(dropout), {
    fill: shadeCylinder(paint, vector(0, 1), 0.15),
    stroke: '#000',
    strokeOpacity: 0.2,
  });
  sheet.circle(front, 8.5, {fill: '#aab0b3', stroke: '#2a2d2f', strokeWidth: 2.5});
  const [, headWidth] = spec.frame.headTube;
  sheet.tube(
    move(crown, forkUp, -16),
    move(crown, forkUp, 2),
    top + 8,
    Math.max(headWidth + 1, top + 8),
    paint,
  );
}

const legAhead = 14;

function drawSuspensionFork(
  {sheet, spec, geometry}: BikeScene,
  fork: ForkSpec & {kind: 'suspension'},
): void {
  const {crown, front, forkUp, forkForward} = geometry;
  const {travel, stanchionWidth, lowerWidth} = fork;
  const leg = (down: number): Vector => move(move(crown, forkUp, -down), forkForward, legAhead);
  const beside = (down: number, share: number): Vector =>
    add(leg(down), scale(forkForward, lowerWidth * share));
  const end = leg(spec.geometry.axleToCrown - 6);
  sheet.tube(leg(travel + 58), leg(8), stanchionWidth, stanchionWidth, fork.stanchion);
  sheet.tube(end, leg(travel + 30), lowerWidth - 6, lowerWidth, parts.blackGloss);
  sheet.tube(leg(travel + 44), leg(travel + 28), lowerWidth + 4, lowerWidth + 4, parts.black);
  const arch = [
    beside(travel + 40, 0.36),
    beside(travel + 22, 0.62),
    beside(travel + 40, 0.8),
    beside(travel + 92, 0.56),
    beside(travel + 112, 0.4),
  ];
  sheet.path(blobPath(arch), {
    fill: sheet.linearGradient(beside(travel + 40, 0.4), beside(travel + 60, 0.9), [
      [0, '#1d2022'],
      [1, '#4a5053'],
    ]),
  });
  const dropout = [
    move(end, forkForward, -lowerWidth * 0.4),
    move(end, forkForward, lowerWidth * 0.4),
    shift(front, 22, 8),
    shift(front, 16, -20),
    shift(front, -14, -22),
    move(end, forkUp, -34),
  ];
  sheet.path(blobPath(dropout), {fill: shadeCylinder(parts.blackGloss, forkForward, 0.1)});
  drawCrown({sheet, crown, forkUp, forkForward, stanchionWidth});
  sheet.circle(front, 13, {fill: '#9aa1a4', stroke: '#222', strokeWidth: 3});
}

function drawCrown({
  sheet,
  crown,
  forkUp,
  forkForward,
  stanchionWidth,
}: Pick<BikeScene, 'sheet'> & {
  crown: Vector;
  forkUp: Vector;
  forkForward: Vector;
  stanchionWidth: number;
}): void {
  const corner = (up: number, ahead: number): Vector =>
    move(move(crown, forkUp, up), forkForward, ahead);
  const outline = [
    corner(6, -27),
    corner(9, 10),
    corner(2, legAhead + stanchionWidth * 0.72),
    corner(-26, legAhead + stanchionWidth * 0.8),
    corner(-44, legAhead + stanchionWidth * 0.62),
    corner(-46, legAhead - stanchionWidth * 0.62),
    corner(-28, -30),
  ];
  sheet.path(blobPath(outline, 0.62), {
    fill: sheet.linearGradient(corner(10, 0), corner(-46, 0), [
      [0, '#5a6063'],
      [0.35, '#33383a'],
      [1, '#191b1c'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.3,
  });
}
