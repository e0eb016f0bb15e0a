import type {CockpitSpec} from '../bike-spec';
import {parts} from '../paints';
import type {Vector} from '../vectors';
import {add, move, radians, scale} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawDropBar} from './drop-bar';
import {drawFlatBar} from './flat-bar';
import {drawSweptBar} from './swept-bar';

/** Where a handlebar is clamped, and where hoses enter the head tube. */
export interface BarPlace {
  clamp: Vector;
  entry: Vector;
  forward: Vector;
}

const cupHeight = 7;

/** Centre of the handlebar clamp, computed from the stem's dimensions. */
export function handlebarClamp({geometry, spec}: Pick<BikeScene, 'geometry' | 'spec'>): Vector {
  const {cockpit} = spec;
  const {headTop, steeringUp, steeringForward} = geometry;
  if (cockpit.kind === 'swept') {
    return move(move(headTop, steeringUp, cockpit.quill), steeringForward, cockpit.stem);
  }
  const angle = radians(cockpit.stemAngle);
  const along = add(scale(steeringForward, Math.cos(angle)), scale(steeringUp, Math.sin(angle)));
  return move(move(headTop, steeringUp, cupHeight + cockpit.spacers + 20), along, cockpit.stem);
}

/** Spacers, stem, handlebar, hoses and what is clamped to the bar. */
export function drawCockpit(scene: BikeScene): void {
  const {cockpit} = scene.spec;
  const {headTop, headTubeLength, steeringUp, steeringForward} = scene.geometry;
  const entry = move(headTop, steeringUp, -Math.min(30, headTubeLength * 0.3));
  const place = {clamp: handlebarClamp(scene), entry, forward: steeringForward};
  drawStem(scene, cockpit, place.clamp);
  if (cockpit.kind === 'flat') drawFlatBar(scene.sheet, place, cockpit);
  else if (cockpit.kind === 'swept') drawSweptBar(scene.sheet, place, cockpit);
  else drawDropBar(scene.sheet, place);
}

function drawStem({sheet, geometry}: BikeScene, cockpit: CockpitSpec, clamp: Vector): void {
  const {headTop, steeringUp} = geometry;
  const above = (height: number): Vector => move(headTop, steeringUp, height);
  if (cockpit.kind === 'swept') {
    const {metal, quill} = cockpit;
    sheet.tube(above(cupHeight), above(cupHeight + 20), 38, 36, metal);
    sheet.tube(above(cupHeight + 20), above(quill), 26, 26, metal);
    sheet.tube(above(quill - 4), clamp, 32, 32, metal, {rounded: true});
    return;
  }
  const base = cupHeight + cockpit.spacers;
  sheet.tube(above(cupHeight), above(base), 38, 36, parts.black);
  sheet.tube(above(base), above(base + 40), 40, 40, parts.black);
  sheet.tube(above(base + 20), clamp, 34, 31, parts.black, {rounded: true});
  sheet.tube(above(base + 40), above(base + 45), 32, 28, parts.dark);
}
