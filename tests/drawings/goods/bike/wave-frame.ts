import type {FrameSpec} from '../bike-spec';
import {bezierPoints, blobPath, linePath, polygonPath} from '../curves';
import {inkOn} from '../paints';
import {mixColours, shadeCylinder} from '../shading';
import type {Vector} from '../vectors';
import {
  add,
  between,
  clampedPoint,
  leftNormal,
  move,
  scale,
  shift,
  subtract,
  unit,
  vector,
} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawDecal} from './decal';
import {drawHeadTube, drawSeatTube, drawStays} from './frame-tubes';

/** A step-through frame with one thick curved tube; returns the stay's top. */
export function drawWaveFrame(scene: BikeScene, frame: FrameSpec & {kind: 'stepThrough'}): Vector {
  const {sheet, spec, geometry, paint} = scene;
  const {seatUp, headTop, headBottom, steeringForward} = geometry;
  const {seatTube, reach} = spec.geometry;
  const stayTop = scale(seatUp, seatTube * 0.8);
  drawStays(scene, stayTop);
  drawSeatTube(scene);
  const joint = between(headBottom, headTop, 0.42);
  const {low} = frame;
  const descent = bezierPoints(
    move(joint, steeringForward, -4),
    shift(joint, -reach * 0.3, -205),
    shift(low, 96, 3),
    low,
    20,
  );
  const level = bezierPoints(low, shift(low, -60, -2), vector(40, 112), vector(-32, 108), 8);
  const line = [...descent, ...level.slice(1)];
  const [thin, thick] = frame.downTube;
  sheet.curvedTube(line, (along) => thin + (thick - thin) * Math.min(1, along * 1.3), paint, {
    boxiness: 1.25,
  });
  drawBatteryLid(scene, line, thick);
  const bracket = [
    vector(-44, 70),
    vector(20, 88),
    vector(90, 86),
    vector(112, 64),
    vector(60, 40),
    vector(-30, 40),
  ];
  sheet.path(blobPath(bracket, 0.8), {fill: shadeCylinder(paint, vector(0, 1), -0.5)});
  drawHeadTube(scene, headBottom, headTop, frame.headTube);
  drawDecal(
    sheet,
    scene.decal,
    {from: scale(seatUp, seatTube * 0.3), to: scale(seatUp, seatTube * 0.94)},
    {height: frame.seatTube[0] * 0.5, ink: inkOn(scene.paintName), room: 0.8},
  );
  return stayTop;
}

/** The lid over the battery, following the curve between two of its sample points. */
function drawBatteryLid({sheet, paint}: BikeScene, line: readonly Vector[], width: number): void {
  const [first, last] = [5, 17];
  const aside = (index: number, share: number): Vector => {
    const along = unit(subtract(clampedPoint(line, index + 1), clampedPoint(line, index - 1)));
    return add(clampedPoint(line, index), scale(leftNormal(along), (-share * width) / 2));
  };
  const indexes = Array.from({length: last - first + 1}, (_, i) => first + i);
  const edge = (share: number): Vector[] => indexes.map((index) => aside(index, share));
  sheet.path(polygonPath([...edge(0.72), ...edge(-0.3).reverse()]), {
    fill: mixColours(paint.base, '#15181a', 0.8),
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 1.5,
    roundJoins: true,
  });
  sheet.path(linePath(edge(0.62)), {
    stroke: '#fff',
    strokeOpacity: 0.22,
    strokeWidth: 3,
    roundCaps: true,
  });
  sheet.circle(aside(first + 1, 0.2), 6.5, {fill: '#0f1011', stroke: '#7c8386', strokeWidth: 2});
}
