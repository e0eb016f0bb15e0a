import type {Sheet} from './sheet';
import {decimal} from './vectors';

/** A soft ellipse on the floor: centre, radii and opacity, in the units of the object above. */
export interface FloorShadow {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  opacity: number;
}

/** A rectangle of the picture in stage units. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const stageSize = {width: 1200, height: 900};

const studio = [
  '<defs><radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="600" cy="360" r="864">',
  '<stop offset="0" stop-color="#f7f8f6"/><stop offset=".55" stop-color="#eceeeb"/>',
  '<stop offset="1" stop-color="#dfe2de"/></radialGradient>',
  '<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">',
  '<stop offset="0" stop-color="#000" stop-opacity="0"/>',
  '<stop offset=".5" stop-color="#000" stop-opacity=".035"/>',
  '<stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient></defs>',
  '<rect width="1200" height="900" fill="url(#ground)"/>',
  '<rect y="558" width="1200" height="342" fill="url(#floor)"/>',
].join('');

/** Shadows as radial gradients, no filters. */
function shadowShapes(shadows: readonly FloorShadow[]): string {
  return shadows
    .map(({x, y, radiusX, radiusY, opacity}, i) => {
      const stop = (offset: number, share: number): string =>
        `<stop offset="${offset}" stop-color="#10160f" stop-opacity="${(opacity * share).toFixed(3)}"/>`;
      const place = `translate(${decimal(x)} ${decimal(y)}) scale(${radiusX} ${radiusY})`;
      return `<radialGradient id="shadow${i}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">${stop(0, 1)}${stop(0.5, 0.42)}${stop(1, 0)}</radialGradient><ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${radiusX}" ry="${radiusY}" fill="url(#shadow${i})"/>`;
    })
    .join('');
}

/** Wraps shapes into a picture of `crop`, `width` x `height` pixels in size. */
export function svgPicture(
  content: string,
  crop: Crop,
  pixels: {width: number; height: number},
): string {
  const box = [crop.x, crop.y, crop.width, crop.height].map(decimal).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${pixels.width}" height="${pixels.height}">${content}</svg>`;
}

/** Shapes of a sheet with its shadows below, positioned by an SVG transform. */
export const placed = (sheet: Sheet, shadows: readonly FloorShadow[], transform: string): string =>
  `<defs>${sheet.definitions.join('')}</defs><g transform="${transform}">${shadowShapes(shadows)}${sheet.shapes.join('')}</g>`;

/** Adds the studio behind `content`; an accessory stands on the floor line at y = 720. */
export const onStage = (content: string): string => studio + content;
