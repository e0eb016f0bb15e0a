import {
  bikeModels,
  bikeViews,
  drawingSize,
  paints,
  type BikeModel,
  type BikeView,
  type Drawing,
  type Paint,
} from '../images/drawing-name';
import {parseDrawingFile} from '../images/render-drawing';

/** Colours of stages, by design tokens. */
const tones = ['reseda', 'tanne', 'mennige', 'sand', 'honig', 'himmel', 'studio'] as const;
const portraitParts = ['front', 'middle', 'rear'] as const;
export const sceneNames = [
  'tool-wall',
  'shop-front',
  'test-ride',
  'charging',
  'cargo',
  'wheel',
  'showroom',
  'streetmap',
  'guarantee-notice',
] as const;

export type Tone = (typeof tones)[number];
export type PortraitPart = (typeof portraitParts)[number];
export type SceneName = (typeof sceneNames)[number];

interface StagedBike {
  tone: Tone;
  model: BikeModel;
  paint: Paint;
  decal: string;
}

/** The drawing described by an asset's name. */
export type Asset =
  | {kind: 'product'; drawing: Drawing}
  | ({kind: 'stage'; view: BikeView} & StagedBike)
  | ({kind: 'portrait'; part: PortraitPart} & StagedBike)
  | {kind: 'tile'; tone: Tone}
  | {kind: 'workshop'; paint: Paint}
  | {kind: 'scene'; scene: SceneName}
  | {kind: 'logo'; words: string};

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 40;

const oneOf = <Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined => names.find((name) => name === text);

const slugOf = (text: string | undefined): string | undefined =>
  text && text.length <= longestSlug && slug.test(text) ? text : undefined;

function readStagedBike(fields: readonly string[]): StagedBike | undefined {
  const tone = oneOf(tones, fields[0]);
  const model = oneOf(bikeModels, fields[1]);
  const paint = oneOf(paints, fields[2]);
  const decal = slugOf(fields[3]);
  return tone && model && paint && decal ? {tone, model, paint, decal} : undefined;
}

function readScene([name, colour, ...more]: readonly string[]): Asset | null {
  if (more.length > 0) return null;
  if (name === 'workshop') {
    const paint = oneOf(paints, colour);
    return paint ? {kind: 'workshop', paint} : null;
  }
  const scene = oneOf(sceneNames, name);
  return scene && colour === undefined ? {kind: 'scene', scene} : null;
}

/** Parses the name of an asset, `stage__sand__race__tanne__gratweg__side`; null when it is no drawing. */
export function parseAssetName(name: string): Asset | null {
  const [kind, ...fields] = name.split('__');
  switch (kind) {
    case 'stage': {
      const bike = readStagedBike(fields);
      const view = oneOf(bikeViews, fields[4]);
      return bike && view && fields.length === 5 ? {kind, view, ...bike} : null;
    }
    case 'portrait': {
      const bike = readStagedBike(fields);
      const part = oneOf(portraitParts, fields[4]);
      return bike && part && fields.length === 5 ? {kind, part, ...bike} : null;
    }
    case 'tile': {
      const tone = oneOf(tones, fields[0]);
      return tone && fields.length === 1 ? {kind, tone} : null;
    }
    case 'scene':
      return readScene(fields);
    case 'logo': {
      const words = slugOf(fields[0]);
      return words && fields.length === 1 ? {kind, words} : null;
    }
    default: {
      const drawing = parseDrawingFile(`${name}.png`);
      return drawing ? {kind: 'product', drawing} : null;
    }
  }
}

const sceneSizes: Partial<Record<SceneName, {width: number; height: number}>> = {
  streetmap: {width: 2400, height: 960},
  'guarantee-notice': {width: 1240, height: 1500},
};

/** Natural size of an asset in pixels, which is also part of the URL. */
export function assetSize(asset: Asset): {width: number; height: number} {
  switch (asset.kind) {
    case 'product':
      return drawingSize(asset.drawing);
    case 'stage':
    case 'tile':
      return {width: 1600, height: 1200};
    case 'portrait':
      return {width: 1200, height: 1500};
    case 'logo':
      return {width: 640, height: 160};
    case 'workshop':
      return {width: 1800, height: 1200};
    case 'scene':
      return sceneSizes[asset.scene] ?? {width: 1800, height: 1200};
  }
}
