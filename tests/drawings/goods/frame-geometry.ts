import type {Vector} from './vectors';
import {between, move, origin, radians, scale, vector} from './vectors';

/** Frame dimensions in mm and degrees. */
export interface GeometryInput {
  rearRadius: number;
  frontRadius: number;
  /** Height of the rear axle over the bottom bracket. */
  drop: number;
  chainstay: number;
  seatAngle: number;
  headAngle: number;
  stack: number;
  reach: number;
  /** Fork axle to crown. */
  axleToCrown: number;
  /** Fork rake. */
  offset: number;
  seatTube: number;
  /** Bottom bracket to saddle clamp along the seat tube. */
  saddle: number;
  /** A front wheel far ahead of the rider, steered by a rod (long john). */
  steered?: SteeredFront;
}

interface SteeredFront {
  /** Length of the head tube under the handlebar, which the fork does not determine here. */
  headTube: number;
  axleX: number;
  headAngle: number;
  axleToCrown: number;
  offset: number;
  frontHeadTube: number;
}

/** A solved frame: points in mm from the bottom bracket, unit vectors of its axes. */
export interface FrameGeometry {
  rear: Vector;
  front: Vector;
  /** Height of the floor. */
  ground: number;
  /** Up the steering axis, and its forward normal. */
  steeringUp: Vector;
  steeringForward: Vector;
  headTop: Vector;
  headBottom: Vector;
  headTubeLength: number;
  crown: Vector;
  /** Axis of the fork; the same as the steering axis, except for a long john's second head tube. */
  forkUp: Vector;
  forkForward: Vector;
  forkHeadTop: Vector;
  seatUp: Vector;
  seatTop: Vector;
  saddleClamp: Vector;
}

const lowerHeadset = 9;

const upAxis = (angle: number): Vector =>
  vector(-Math.cos(radians(angle)), Math.sin(radians(angle)));
const forwardAxis = (angle: number): Vector =>
  vector(Math.sin(radians(angle)), Math.cos(radians(angle)));

/** Solves the side view; the head tube length results from stack and fork. */
export function solveFrame(input: GeometryInput): FrameGeometry {
  const {drop, steered} = input;
  const rear = vector(-Math.sqrt(input.chainstay ** 2 - drop ** 2), drop);
  const ground = drop - input.rearRadius;
  const axleHeight = ground + input.frontRadius;
  const [sine, cosine] = [Math.sin(radians(input.headAngle)), Math.cos(radians(input.headAngle))];
  const steeringUp = upAxis(input.headAngle);
  const steeringForward = forwardAxis(input.headAngle);
  const headTop = vector(input.reach, input.stack);
  const headTubeLength =
    steered?.headTube ??
    (input.stack - axleHeight + input.offset * cosine) / sine - input.axleToCrown - lowerHeadset;
  const headBottom = move(headTop, steeringUp, -headTubeLength);
  const seatUp = upAxis(input.seatAngle);
  const frame = {
    rear,
    ground,
    steeringUp,
    steeringForward,
    headTop,
    headBottom,
    headTubeLength,
    seatUp,
    seatTop: scale(seatUp, input.seatTube),
    saddleClamp: scale(seatUp, input.saddle),
  };
  if (steered) {
    const front = vector(steered.axleX, axleHeight);
    const forkUp = upAxis(steered.headAngle);
    const forkForward = forwardAxis(steered.headAngle);
    const crown = move(move(front, forkUp, steered.axleToCrown), forkForward, -steered.offset);
    const forkHeadTop = move(crown, forkUp, steered.frontHeadTube);
    return {...frame, front, crown, forkUp, forkForward, forkHeadTop};
  }
  const crown = move(headBottom, steeringUp, -lowerHeadset);
  const front = move(move(crown, steeringUp, -input.axleToCrown), steeringForward, input.offset);
  return {
    ...frame,
    front,
    crown,
    forkUp: steeringUp,
    forkForward: steeringForward,
    forkHeadTop: headTop,
  };
}

/** Where a down tube meets the head tube. */
export const downTubeTop = ({headBottom, steeringUp, headTubeLength}: FrameGeometry): Vector =>
  move(headBottom, steeringUp, Math.min(34, headTubeLength * 0.28));

/** The middle of the main triangle's lower edge, where a battery sits. */
export const downTubeMiddle = (frame: FrameGeometry): Vector =>
  between(origin, downTubeTop(frame), 0.5);
