import type {BikeModel, Paint} from '../../../stand-ins/images/drawing-name';
import {bikeModelSpecs} from '../bike-models';
import type {FrameGeometry} from '../frame-geometry';
import {solveFrame} from '../frame-geometry';
import {paintMaterials} from '../paints';
import {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawCalipers, drawRimBrakes} from './brakes';
import {drawCockpit, handlebarClamp} from './cockpit';
import {drawCrankset, drawFarCrank} from './crankset';
import {decalText} from './decal';
import {drawFrontLamp, drawKickstand, drawMudguard, drawRack} from './equipment';
import {drawFork} from './fork';
import {drawFullSuspensionFrame} from './full-suspension-frame';
import {drawLongJohnFrame} from './longjohn-frame';
import {drawMotor} from './motor';
import {drawSeat} from './seat';
import {drawCassette, drawTransmission} from './transmission';
import {drawTriangleFrame} from './triangle-frame';
import {drawWaveFrame} from './wave-frame';
import {drawWheel} from './wheel';

/** A drawn bike: its shapes in mm around the bottom bracket, and its key points. */
export interface DrawnBike {
  sheet: Sheet;
  geometry: FrameGeometry;
  clamp: Vector;
  /** Rearmost and foremost point of the wheels, mm. */
  span: readonly [number, number];
}

/** Draws a complete bike, back to front. */
export function drawBike(
  model: BikeModel,
  paintName: Paint,
  decal: string,
  prefix: string,
): DrawnBike {
  const spec = bikeModelSpecs[model];
  const geometry = solveFrame(spec.geometry);
  const sheet = new Sheet(prefix);
  const scene: BikeScene = {
    sheet,
    spec,
    geometry,
    paintName,
    paint: paintMaterials[paintName],
    decal: decalText(decal),
  };
  drawFarCrank(scene);
  drawKickstand(scene);
  drawWheels(scene);
  drawCalipers(scene);
  drawCassette(scene);
  drawMudguard(scene, 'rear');
  const stayTop = drawFrame(scene);
  drawSeat(scene);
  drawMudguard(scene, 'front');
  drawFork(scene);
  drawRimBrakes(scene, stayTop);
  drawRack(scene, stayTop);
  drawTransmission(scene);
  drawMotor(scene);
  drawCrankset(scene);
  drawCockpit(scene);
  drawFrontLamp(scene);
  const {rearRadius, frontRadius} = spec.geometry;
  return {
    sheet,
    geometry,
    clamp: handlebarClamp(scene),
    span: [geometry.rear.x - rearRadius, geometry.front.x + frontRadius],
  };
}

function drawWheels({sheet, spec, geometry}: BikeScene): void {
  const rotor = spec.brakes.kind === 'disc' ? spec.brakes.rotor : 0;
  const {rearRadius, frontRadius} = spec.geometry;
  const rear = {centre: geometry.rear, radius: rearRadius, rotor, hub: 20, phase: 8, valve: -90};
  const front = {centre: geometry.front, radius: frontRadius, rotor, hub: 16, phase: 3, valve: -84};
  drawWheel(sheet, spec.wheel, rear);
  drawWheel(sheet, spec.wheel, front);
}

/** Draws the frame and returns the upper end of the seat stays. */
function drawFrame(scene: BikeScene): Vector {
  const {frame} = scene.spec;
  switch (frame.kind) {
    case 'diamond':
    case 'trapeze':
      return drawTriangleFrame(scene, frame);
    case 'stepThrough':
      return drawWaveFrame(scene, frame);
    case 'fullSuspension':
      return drawFullSuspensionFrame(scene, frame);
    case 'longJohn':
      return drawLongJohnFrame(scene, frame);
  }
}
