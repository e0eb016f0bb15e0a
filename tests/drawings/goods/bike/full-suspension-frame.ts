import type {FrameSpec} from '../bike-spec';
import {blobPath, splinePoints} from '../curves';
import {downTubeTop} from '../frame-geometry';
import {inkOn, parts} from '../paints';
import {shadeCylinder} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {leftNormal, length, move, scale, shift, subtract, unit, vector} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawDecal} from './decal';
import {drawBatteryPanel, drawHeadTube, drawSeatTube} from './frame-tubes';

/** A four-bar full suspension frame; returns the rocker's rear eye. */
export function drawFullSuspensionFrame(
  scene: BikeScene,
  frame: FrameSpec & {kind: 'fullSuspension'},
): Vector {
  const {sheet, spec, geometry, paint} = scene;
  const {seatUp, headTop, steeringUp} = geometry;
  const rocker = scale(seatUp, spec.geometry.seatTube * 0.7);
  const [rearEye, frontEye] = [shift(rocker, -58, 26), shift(rocker, 52, 34)];
  const {shockEnd} = frame;
  drawRearEnd(scene, rearEye);
  drawShock(sheet, frontEye, shockEnd);
  drawSeatTube(scene, vector(14, 60));
  const [frontWidth, rearWidth] = frame.topTube;
  const topTubeRear = scale(seatUp, spec.geometry.seatTube * 0.84);
  const topTubeFront = move(headTop, steeringUp, -24);
  sheet.tube(topTubeRear, topTubeFront, rearWidth, frontWidth, paint, {boxiness: 1.2});
  const mount = [
    shockEnd,
    shift(shockEnd, -16, 34),
    shift(shockEnd, 40, 52),
    shift(shockEnd, 44, 20),
  ];
  sheet.path(blobPath(mount), {fill: shadeCylinder(paint, vector(0, 1), 0.1)});
  sheet.circle(shockEnd, 9, {fill: '#70777a', stroke: '#222', strokeWidth: 2});
  const tube = {from: vector(58, 40), to: downTubeTop(geometry)};
  const [upperWidth, lowerWidth] = frame.downTube;
  sheet.tube(tube.from, tube.to, lowerWidth, upperWidth, paint, {boxiness: 1.5});
  drawBatteryPanel(sheet, tube.to, tube.from, frame.downTube);
  drawRocker(sheet, rearEye, rocker, frontEye);
  drawHeadTube(scene, geometry.headBottom, headTop, frame.headTube);
  const width = (upperWidth + lowerWidth) / 2;
  drawDecal(sheet, scene.decal, tube, {
    height: width * 0.26,
    ink: inkOn(scene.paintName),
    centre: spec.decalAt,
    aside: -width * 0.31,
  });
  return rearEye;
}

function drawRearEnd({sheet, geometry, paint}: BikeScene, eye: Vector): void {
  const {rear} = geometry;
  const pivot = shift(rear, 52, -2);
  const chainstay = splinePoints([vector(22, 44), vector(-80, 34), vector(-230, 14), pivot]);
  sheet.curvedTube(chainstay, (along) => 34 - 10 * along, paint, {rounded: true});
  const dropout = [
    shift(rear, 58, 4),
    shift(rear, 20, 30),
    shift(rear, -16, 18),
    shift(rear, -16, -14),
    shift(rear, 20, -20),
    shift(rear, 56, -12),
  ];
  sheet.path(blobPath(dropout), {
    fill: shadeCylinder(paint, vector(0, 1), 0.2),
    stroke: '#000',
    strokeOpacity: 0.25,
  });
  sheet.tube(shift(rear, 6, 10), eye, 22, 20, paint, {rounded: true});
}

/** Gold shaft, black air can, and the piggyback next to it. */
function drawShock(sheet: Sheet, from: Vector, to: Vector): void {
  const along = unit(subtract(to, from));
  const span = length(subtract(to, from));
  const side = leftNormal(along);
  const place = (share: number, aside = 0): Vector =>
    move(move(from, along, span * share), side, aside);
  sheet.tube(from, place(0.46), 19, 19, parts.gold, {rounded: true});
  sheet.tube(place(0.36), to, 46, 44, parts.blackGloss);
  sheet.tube(place(0.72), place(0.8), 50, 50, parts.dark);
  sheet.tube(place(0.5, 28), place(0.9, 30), 22, 22, parts.blackGloss, {rounded: true});
  sheet.circle(to, 13, {fill: '#5c6467'});
}

function drawRocker(sheet: Sheet, rearEye: Vector, pivot: Vector, frontEye: Vector): void {
  const plate = [
    shift(rearEye, -14, 10),
    shift(pivot, 0, 30),
    shift(frontEye, 14, 10),
    shift(frontEye, 8, -14),
    shift(pivot, 4, -22),
    shift(rearEye, -10, -14),
  ];
  sheet.path(blobPath(plate, 0.9), {
    fill: sheet.linearGradient(shift(pivot, 0, 40), shift(pivot, 0, -30), [
      [0, '#6a7174'],
      [1, '#25292b'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.4,
  });
  for (const bolt of [rearEye, pivot, frontEye]) {
    sheet.circle(bolt, 8.5, {fill: '#aab1b4', stroke: '#1d2021', strokeWidth: 2.5});
  }
}
