import type {FrameSpec} from '../bike-spec';
import {splinePoints} from '../curves';
import {parts} from '../paints';
import type {Vector} from '../vectors';
import {between, leftNormal, length, move, scale, shift, subtract, unit, vector} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawCargoBox} from './cargo-box';
import {drawHeadTube, drawSeatTube, drawStays} from './frame-tubes';

type LongJohnFrame = FrameSpec & {kind: 'longJohn'};

/** A long john: low beam, mast, steering rod and box; returns the stay's top. */
export function drawLongJohnFrame(scene: BikeScene, frame: LongJohnFrame): Vector {
  const {sheet, spec, geometry, paint} = scene;
  const {headTop, headBottom, seatUp, crown, forkHeadTop, ground} = geometry;
  const {seatTube} = spec.geometry;
  const {beamHeight, bendX} = frame;
  const stayTop = scale(seatUp, seatTube * 0.84);
  drawStays(scene, stayTop);
  const beam = [
    vector(-14, 6),
    vector(70, -18),
    vector(190, beamHeight + 16),
    vector(300, beamHeight),
    vector(560, beamHeight),
    vector(860, beamHeight),
    vector(bendX, beamHeight + 6),
    vector(bendX + 105, beamHeight + 74),
    vector(bendX + 190, beamHeight + 250),
    between(crown, forkHeadTop, 0.55),
  ];
  sheet.curvedTube(splinePoints(beam, 6), frame.downTube[0], paint, {boxiness: 1.3});
  sheet.tube(vector(10, 2), vector(300, beamHeight + 8), 54, 50, paint, {boxiness: 1.2});
  drawSeatTube(scene);
  const mast = {top: between(headBottom, headTop, 0.18), foot: vector(292, beamHeight + 6)};
  sheet.tube(mast.top, mast.foot, 58, 56, paint, {boxiness: 1.2});
  const strut = between(headBottom, headTop, 0.52);
  sheet.tube(scale(seatUp, seatTube * 0.46), strut, 44, 42, paint);
  drawSteering(scene);
  drawHeadTube(scene, headBottom, headTop, frame.headTube);
  drawHeadTube(scene, crown, forkHeadTop, [56, 58]);
  sheet.tube(vector(700, beamHeight - 22), vector(654, ground + 8), 22, 18, parts.black, {
    rounded: true,
  });
  sheet.line(vector(632, ground + 5), vector(682, ground + 5), {
    stroke: '#1c1e1f',
    strokeWidth: 11,
    roundCaps: true,
  });
  drawMastBattery(scene, mast.top, mast.foot);
  drawCargoBox(scene, frame.box);
  return stayTop;
}

/** The column below the head tube, its arm, and the rod to the fork. */
function drawSteering({sheet, geometry}: BikeScene): void {
  const {headBottom, steeringUp, crown} = geometry;
  const column = (down: number): Vector => move(headBottom, steeringUp, -down);
  const arm = shift(column(118), 52, -6);
  sheet.tube(column(120), headBottom, 30, 30, parts.black);
  sheet.tube(column(112), arm, 20, 18, parts.black, {rounded: true});
  sheet.tube(arm, shift(crown, -18, -118), 12, 12, parts.black, {rounded: true});
  sheet.circle(arm, 9, {fill: '#9aa1a4'});
}

/** The battery on the rear side of the mast. */
function drawMastBattery({sheet}: BikeScene, top: Vector, foot: Vector): void {
  const along = unit(subtract(foot, top));
  const side = leftNormal(along);
  const span = length(subtract(foot, top));
  const place = (share: number, aside: number): Vector =>
    move(move(top, along, span * share), side, -14 - aside);
  const block = {base: '#2f3436', finish: 'satin', boxiness: 2.2} as const;
  sheet.tube(place(0.3, 40), place(0.82, 40), 66, 66, block);
  sheet.tube(place(0.26, 40), place(0.31, 40), 60, 66, parts.dark);
  sheet.line(place(0.36, 22), place(0.76, 22), {
    stroke: '#fff',
    strokeOpacity: 0.14,
    strokeWidth: 3,
  });
  for (let light = 0; light < 4; light++) {
    const fill = light < 3 ? '#86d6a4' : '#4c5356';
    sheet.circle(place(0.7 + light * 0.022, 56), 3, {fill});
  }
}
