import {accessoryPicture} from '../../drawings/goods/accessory-picture';
import {bikeCutout, bikePicture} from '../../drawings/goods/bike-picture';
import {wordmarkPicture} from '../../drawings/goods/wordmark';
import type {Drawing} from './drawing-name';
import {accessories, bikeModels, bikeViews, drawingFile, drawingSize, paints} from './drawing-name';

const decalPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestDecal = 40;

const oneOf = <Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined => names.find((name) => name === text);

function readDrawing(fields: readonly string[]): Drawing | null {
  const [kind, ...rest] = fields;
  if (kind === 'wordmark') return {kind};
  if (kind === 'accessory') {
    const accessory = oneOf(accessories, rest[0]);
    const paint = oneOf(paints, rest[1]);
    const view = oneOf(['1', '2'], rest[2]);
    if (!accessory || !paint || !view) return null;
    return {kind, accessory, paint, view: view === '1' ? 1 : 2};
  }
  const model = oneOf(bikeModels, rest[0]);
  const paint = oneOf(paints, rest[1]);
  const decal = rest[2] ?? '';
  if (!model || !paint || !decalPattern.test(decal) || decal.length > longestDecal) return null;
  if (kind === 'cutout') return {kind, model, paint, decal};
  const view = oneOf(bikeViews, rest[3]);
  return kind === 'bike' && view ? {kind, model, paint, decal, view} : null;
}

/** The drawing for a file name, or null when no drawing has that name. */
export function parseDrawingFile(file: string): Drawing | null {
  if (!file.endsWith('.png')) return null;
  const drawing = readDrawing(file.slice(0, -'.png'.length).split('__'));
  return drawing && drawingFile(drawing) === file ? drawing : null;
}

/** The drawing as an SVG document with its natural size in pixels. */
export function drawingSvg(drawing: Drawing): string {
  const pixels = drawingSize(drawing);
  switch (drawing.kind) {
    case 'bike':
      return bikePicture(drawing, pixels);
    case 'cutout':
      return bikeCutout(drawing, pixels);
    case 'accessory':
      return accessoryPicture(drawing, pixels);
    case 'wordmark':
      return wordmarkPicture(pixels);
  }
}
