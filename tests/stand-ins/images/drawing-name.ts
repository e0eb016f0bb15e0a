/** File names that describe the drawing, so that the image stand-in needs only a picture's URL. */

export const bikeModels = [
  'trekking',
  'trapez',
  'city',
  'cityclassic',
  'gravel',
  'race',
  'hardtail',
  'fully',
  'kids16',
  'kids20',
  'kids24',
  'cargo',
] as const;
export const paints = [
  'reseda',
  'tanne',
  'mennige',
  'kreide',
  'graphit',
  'nachtblau',
  'himmel',
  'sand',
  'honig',
  'brombeer',
  'silber',
  'rosa',
  'petrol',
  'schwarz',
  'lindgruen',
] as const;
export const bikeViews = [
  'side',
  'drivetrain',
  'cockpit',
  'rear',
  'battery',
  'frame',
  'front',
] as const;
export const accessories = [
  'helmet',
  'ulock',
  'chainlock',
  'lights',
  'pannier',
  'backpack',
  'tyre',
  'tube',
  'pump',
  'saddle',
  'bottle',
  'bell',
  'childseat',
  'trailer',
  'grips',
  'pedals',
  'chain',
  'cassette',
  'brakepads',
  'battery',
  'rackbattery',
  'charger',
  'display',
  'jersey',
  'jacket',
  'shorts',
  'gloves',
  'shoes',
  'oil',
  'tool',
  'stand',
  'basket',
  'mudguard',
  'voucher',
  'workshop',
] as const;

export type BikeModel = (typeof bikeModels)[number];
export type Paint = (typeof paints)[number];
export type BikeView = (typeof bikeViews)[number];
export type Accessory = (typeof accessories)[number];

export type Drawing =
  | {kind: 'bike'; model: BikeModel; paint: Paint; decal: string; view: BikeView}
  /** A bike without stage on a transparent background, for coloured tiles and the hero. */
  | {kind: 'cutout'; model: BikeModel; paint: Paint; decal: string}
  /** `view` 2 is a close-up of the same thing. */
  | {kind: 'accessory'; accessory: Accessory; paint: Paint; view: 1 | 2}
  | {kind: 'wordmark'};

/** The file name of a drawing: `bike__trapez__reseda__ostwind__side.png`. `decal` is a lower-case slug or ''. */
export function drawingFile(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bike':
      return `bike__${drawing.model}__${drawing.paint}__${drawing.decal || 'plain'}__${drawing.view}.png`;
    case 'cutout':
      return `cutout__${drawing.model}__${drawing.paint}__${drawing.decal || 'plain'}.png`;
    case 'accessory':
      return `accessory__${drawing.accessory}__${drawing.paint}__${drawing.view}.png`;
    case 'wordmark':
      return 'wordmark.png';
  }
}

/** Cut-outs share one scale: those of unusually long or short bikes have another width. */
const cutoutWidths: Partial<Record<BikeModel, number>> = {
  kids16: 1092,
  kids20: 1320,
  kids24: 1512,
  fully: 1944,
  cargo: 2520,
};

/** Natural size of a drawing in pixels: stage pictures 4:3, cut-outs 3:2 or as long as the bike. */
export function drawingSize(drawing: Drawing): {width: number; height: number} {
  if (drawing.kind !== 'cutout') return {width: 1600, height: 1200};
  return {width: cutoutWidths[drawing.model] ?? 1800, height: 1200};
}
