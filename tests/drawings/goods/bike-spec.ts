import type {GeometryInput} from './frame-geometry';
import type {Material} from './shading';
import type {Vector} from './vectors';

/** Tube widths in mm: [start, end] of the tube. */
export type Taper = readonly [number, number];

export interface StayWidths {
  chainstay: Taper;
  seatStay: Taper;
}

interface TubedFrame {
  /** From head tube to bottom bracket. */
  downTube: Taper;
  /** From top to bottom. */
  seatTube: Taper;
  /** Top and bottom. */
  headTube: Taper;
  stays: StayWidths;
}

interface TriangleFrame extends TubedFrame {
  /** Front and rear width. */
  topTube: Taper;
  /** Distance below the head tube's top. */
  topTubeDrop: number;
  boxiness: number;
}

export type FrameSpec =
  | (TriangleFrame & {kind: 'diamond'; topTubeBelow: number; seatStayBelow: number})
  /** Shares of the seat tube at which top tube and seat stay meet it. */
  | (TriangleFrame & {kind: 'trapeze'; topTubeAt: number; seatStayAt: number})
  | (TubedFrame & {kind: 'stepThrough'; low: Vector})
  | (TubedFrame & {kind: 'fullSuspension'; topTube: Taper; shockEnd: Vector})
  | (TubedFrame & {
      kind: 'longJohn';
      beamHeight: number;
      bendX: number;
      box: readonly [Vector, Vector, Vector, Vector];
    });

export interface WheelSpec {
  tyre: number;
  rimDepth: number;
  spokes: number;
  crossings: number;
  flange: number;
  /** Height of the tread blocks; smooth if omitted. */
  tread?: number;
  /** Colour of a tan side wall. */
  wall?: string;
  /** Colour of the rim, black by default. */
  rim?: string;
  reflexRing?: boolean;
}

export type ForkSpec =
  /** `curve` 0 is straight, .9 the classic bend at the tip; `lead` moves the legs forward. */
  | {kind: 'rigid'; top: number; tip: number; curve: number; lead: number}
  | {
      kind: 'suspension';
      travel: number;
      stanchion: Material;
      stanchionWidth: number;
      lowerWidth: number;
    };

type BrakeSpec =
  | {kind: 'disc'; rotor: number}
  | {kind: 'rim'; wheels: 'both' | 'front'; material: Material};

export type DriveSpec =
  | {
      kind: 'derailleur';
      /** Teeth of the largest and smallest sprocket, and the number of sprockets. */
      cassette: readonly [number, number, number];
      /** Radius in mm on which the chain runs. */
      chainRadius: number;
      /** Guide pulley from the axle, tension pulley from the guide pulley. */
      guide: Vector;
      tension: Vector;
    }
  | {kind: 'chain' | 'belt'; cogRadius: number; hubRadius: number};

export interface CrankSpec {
  length: number;
  teeth: number;
  arms: 4 | 5;
  ringColour: string;
  material: Material;
}

interface CockpitFittings {
  display?: boolean;
  bell?: boolean;
}

export type CockpitSpec = CockpitFittings &
  (
    | {
        kind: 'flat';
        stem: number;
        stemAngle: number;
        rise: number;
        grip: number;
        spacers: number;
      }
    | {kind: 'swept'; stem: number; quill: number; rise: number; metal: Material}
    | {kind: 'drop'; stem: number; stemAngle: number; spacers: number}
  );

export interface SeatSpec {
  saddle: 'sport' | 'tour' | 'comfort';
  cover: Material;
  post: 'rigid' | 'dropper' | 'suspension';
  postWidth: number;
  postMaterial: Material;
  /** 1 for adults. */
  scale: number;
}

export interface MudguardSpec {
  width: number;
  /** Angles in degrees from forward, counter-clockwise. */
  front: readonly [number, number];
  rear: readonly [number, number];
}

export interface BikeSpec {
  geometry: GeometryInput;
  /** Frame sizes in steps from the drawn one. */
  sizes: readonly number[];
  frame: FrameSpec;
  wheel: WheelSpec;
  fork: ForkSpec;
  brakes: BrakeSpec;
  drive: DriveSpec;
  crank: CrankSpec;
  cockpit: CockpitSpec;
  seat: SeatSpec;
  /** Share of the down tube at which the vendor's name is centred. */
  decalAt: number;
  motor?: 'touring' | 'trail';
  mudguards?: MudguardSpec;
  rack?: boolean;
  lamps?: boolean;
  kickstand?: boolean;
  pedal: {width: number; reflectors: boolean};
}
