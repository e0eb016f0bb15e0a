import type {FrameSpec} from '../bike-spec';
import {downTubeTop} from '../frame-geometry';
import {inkOn} from '../paints';
import type {Vector} from '../vectors';
import {move, scale, vector} from '../vectors';
import type {BikeScene} from './bike-scene';
import {drawDecal} from './decal';
import {drawBatteryPanel, drawHeadTube, drawSeatTube, drawStays} from './frame-tubes';

type TriangleSpec = FrameSpec & {kind: 'diamond' | 'trapeze'};

/** Diamond and trapezoid frames; returns the upper end of the seat stays. */
export function drawTriangleFrame(scene: BikeScene, frame: TriangleSpec): Vector {
  const {sheet, spec, geometry, paint} = scene;
  const {seatUp, headTop, steeringUp} = geometry;
  const {seatTube} = spec.geometry;
  const onSeatTube = (distance: number): Vector => scale(seatUp, distance);
  const [topTubeRear, stayTop] =
    frame.kind === 'diamond'
      ? [onSeatTube(seatTube - frame.topTubeBelow), onSeatTube(seatTube - frame.seatStayBelow)]
      : [onSeatTube(seatTube * frame.topTubeAt), onSeatTube(seatTube * frame.seatStayAt)];
  const topTubeFront = move(headTop, steeringUp, -frame.topTubeDrop);
  const [downFront, downRear] = [downTubeTop(geometry), vector(10, 2)];
  const {boxiness} = frame;
  drawStays(scene, stayTop);
  drawSeatTube(scene);
  const [frontWidth, rearWidth] = frame.topTube;
  sheet.tube(topTubeRear, topTubeFront, rearWidth, frontWidth, paint, {boxiness});
  const [upperWidth, lowerWidth] = frame.downTube;
  sheet.tube(downRear, downFront, lowerWidth, upperWidth, paint, {boxiness});
  if (spec.motor) drawBatteryPanel(sheet, downFront, downRear, frame.downTube);
  drawHeadTube(scene, geometry.headBottom, headTop, frame.headTube);
  const width = (upperWidth + lowerWidth) / 2;
  drawDecal(
    sheet,
    scene.decal,
    {from: downRear, to: downFront},
    {
      height: width * (spec.motor ? 0.26 : 0.52),
      ink: inkOn(scene.paintName),
      centre: spec.decalAt,
      aside: spec.motor ? -width * 0.31 : 0,
      room: 0.66,
    },
  );
  return stayTop;
}
