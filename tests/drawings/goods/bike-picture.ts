import {
  drawingSize,
  type BikeModel,
  type BikeView,
  type Paint,
} from '../../stand-ins/images/drawing-name';
import type {DrawnBike} from './bike/bike';
import {drawBike} from './bike/bike';
import {downTubeMiddle} from './frame-geometry';
import type {Crop} from './stage';
import {onStage, placed, stageSize, svgPicture} from './stage';
import type {Vector} from './vectors';
import {origin, shift} from './vectors';

const cutoutHeight = 800;
const wholeStage: Crop = {x: 0, y: 0, ...stageSize};

/** Height in mm that every bike picture has room for, so that small bikes look small. */
const roomHeight = 1130;

interface Standing {
  scale: number;
  x: number;
  y: number;
}

function standing(bike: DrawnBike, size: typeof stageSize, share: number, floor: number): Standing {
  const [back, front] = bike.span;
  const scale = Math.min(
    (size.width * share) / (front - back),
    (size.height * (floor - 0.07)) / roomHeight,
  );
  return {
    scale,
    x: size.width / 2 - ((back + front) / 2) * scale,
    y: size.height * floor + bike.geometry.ground * scale,
  };
}

function bikeShapes(bike: DrawnBike, {scale, x, y}: Standing): string {
  const {front, rear, ground} = bike.geometry;
  const [back, ahead] = bike.span;
  const floor = -ground + 4;
  const ellipse = (at: number, radiusX: number, radiusY: number, opacity: number) => ({
    x: at,
    y: floor,
    radiusX,
    radiusY,
    opacity,
  });
  const shadows = [
    ellipse((back + ahead) / 2, (ahead - back) * 0.62, 40, 0.13),
    ...[rear.x, front.x].map((axle) => ellipse(axle, 300, 26, 0.34)),
    ...[rear.x, front.x].map((axle) => ellipse(axle, 90, 10, 0.72)),
  ];
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
  return placed(bike.sheet, shadows, transform);
}

/** Centre of a detail in mm and its width in mm. */
function detail({geometry, clamp}: DrawnBike, view: BikeView): {centre: Vector; width: number} {
  const battery = geometry.forkHeadTop === geometry.headTop ? downTubeMiddle(geometry) : undefined;
  const middle = shift(origin, (geometry.rear.x + geometry.front.x) / 2, 0);
  switch (view) {
    case 'side':
      return {centre: middle, width: Infinity};
    case 'drivetrain':
      return {centre: shift(origin, 10, 18), width: 568};
    case 'cockpit':
      return {centre: shift(clamp, -22, -70), width: 520};
    case 'rear':
      return {centre: shift(geometry.rear, 20, 20), width: 568};
    case 'battery':
      return {centre: shift(battery ?? shift(origin, 260, 120), 8, 24), width: 520};
    case 'frame':
      return battery
        ? {centre: shift(battery, -40, 60), width: 860}
        : {centre: shift(origin, 560, 160), width: 1500};
    case 'front':
      return {centre: shift(geometry.front, -30, 70), width: 860};
  }
}

/** A detail's 4:3 rectangle on the stage, clamped to the picture. */
function detailCrop(bike: DrawnBike, {scale, x, y}: Standing, view: BikeView): Crop {
  const {centre, width: millimetres} = detail(bike, view);
  const width = Math.min(stageSize.width, millimetres * scale);
  const height = (width * 3) / 4;
  const within = (value: number, room: number): number => Math.max(0, Math.min(room, value));
  return {
    x: within(x + centre.x * scale - width / 2, stageSize.width - width),
    y: within(y - centre.y * scale - height / 2, stageSize.height - height),
    width,
    height,
  };
}

/** A bike on the studio stage, or on another one, complete or as a detail of the same drawing. */
export function bikePicture(
  bike: {model: BikeModel; paint: Paint; decal: string; view: BikeView},
  pixels: {width: number; height: number},
  stage: (content: string) => string = onStage,
): string {
  const drawn = drawBike(bike.model, bike.paint, bike.decal, 'b');
  const place = standing(drawn, stageSize, 0.85, 0.8);
  const crop = bike.view === 'side' ? wholeStage : detailCrop(drawn, place, bike.view);
  return svgPicture(stage(bikeShapes(drawn, place)), crop, pixels);
}

/** A bike on a transparent background with its shadow, for coloured stages. */
export function bikeCutout(
  bike: {model: BikeModel; paint: Paint; decal: string},
  pixels: {width: number; height: number},
): string {
  const drawn = drawBike(bike.model, bike.paint, bike.decal, 'b');
  const {width, height} = drawingSize({kind: 'cutout', ...bike});
  const size = {width: (width / height) * cutoutHeight, height: cutoutHeight};
  const place = standing(drawn, size, 0.97, 0.95);
  return svgPicture(bikeShapes(drawn, place), {x: 0, y: 0, ...size}, pixels);
}
