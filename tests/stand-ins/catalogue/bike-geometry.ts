import type {BikeModel} from '../images/drawing-name';

/** Frame dimensions of the second smallest size, in millimetres and degrees. */
interface BaseGeometry {
  seatTube: number;
  reach: number;
  stack: number;
  headAngle: number;
  chainstay: number;
  wheelbase: number;
}

interface SizeGeometry extends BaseGeometry {
  size: string;
  /** Centimetres, from and to. */
  riderHeight: readonly [number, number];
}

const base = (
  ...[seatTube, reach, stack, headAngle, chainstay, wheelbase]: [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): BaseGeometry => ({seatTube, reach, stack, headAngle, chainstay, wheelbase});

const geometries: Readonly<Record<BikeModel, BaseGeometry>> = {
  trekking: base(510, 392, 640, 70, 465, 1110),
  trapez: base(500, 380, 645, 70, 465, 1102),
  city: base(470, 352, 660, 69, 478, 1128),
  cityclassic: base(545, 372, 610, 71, 450, 1085),
  gravel: base(500, 388, 578, 71, 428, 1042),
  race: base(500, 390, 552, 73, 412, 992),
  hardtail: base(440, 446, 632, 67, 438, 1178),
  fully: base(430, 462, 636, 65, 449, 1242),
  kids16: base(240, 250, 370, 69, 300, 742),
  kids20: base(290, 296, 452, 70, 352, 905),
  kids24: base(340, 340, 510, 70, 395, 968),
  cargo: base(420, 330, 640, 70, 470, 1960),
};

const heights: readonly (readonly [number, number])[] = [
  [155, 165],
  [163, 175],
  [173, 185],
  [183, 195],
];

const oneSizeHeights: Partial<Record<BikeModel, readonly [number, number]>> = {
  kids16: [105, 120],
  kids20: [115, 135],
  kids24: [130, 150],
  cargo: [155, 195],
};

function geometryOf(model: BikeModel, size: string, step: number): SizeGeometry {
  const from = geometries[model];
  const centimetres = /^(\d+) cm$/.exec(size)?.[1];
  return {
    size,
    seatTube: centimetres ? Number(centimetres) * 10 : from.seatTube + 40 * step,
    reach: from.reach + 14 * step,
    stack: Math.round(from.stack + 17.3 * step),
    headAngle: from.headAngle + (step > 0 ? 0.5 : 0),
    chainstay: from.chainstay,
    wheelbase: Math.round(from.wheelbase + 16.3 * step),
    riderHeight: heights[step + 1] ?? [155, 195],
  };
}

/** Value of `custom.geometry`: one entry per frame size, or a single one for bikes in one size. */
export function geometryTable(model: BikeModel, sizes: readonly string[], oneSize: string) {
  const riderHeight = oneSizeHeights[model];
  if (sizes.length === 0) {
    return {
      unit: 'mm',
      sizes: [{...geometryOf(model, oneSize, 0), ...(riderHeight && {riderHeight})}],
    };
  }
  return {unit: 'mm', sizes: sizes.map((size, at) => geometryOf(model, size, at - 1))};
}
