import {drawingFile, type Drawing} from './drawing-name';
import {pictureBytes, type PictureFormat, type Size} from './picture-store';
import {drawingSvg} from './render-drawing';

/** The requested picture: size in pixels, whether it is cropped to that size, and encoding. */
interface PictureRequest extends Size {
  cropped: boolean;
  format: PictureFormat;
}

const longestSide = 5760;

function sideOf(text: string | null): number | undefined {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined;
  const side = Number(text);
  return side >= 1 && side <= longestSide ? side : undefined;
}

/** AVIF before WebP before the original, as the CDN negotiates. */
function negotiated(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'png';
}

/**
 * Parses `width`, `height` and `crop=center` of a CDN URL; invalid values count as absent. The picture is never larger
 * than the original: inside the box without `crop`, exactly the box's aspect ratio with it.
 */
export function readPictureRequest(
  parameters: URLSearchParams,
  accept: string,
  natural: Size,
): PictureRequest {
  const width = sideOf(parameters.get('width')) ?? natural.width;
  const height = sideOf(parameters.get('height')) ?? natural.height;
  const shrink = Math.min(1, natural.width / width, natural.height / height);
  const fit = Math.min(1, width / natural.width, height / natural.height);
  const cropped = parameters.get('crop') === 'center' && parameters.has('height');
  const box = cropped
    ? {width: width * shrink, height: height * shrink}
    : {width: natural.width * fit, height: natural.height * fit};
  const pixels = (side: number) => Math.max(1, Math.round(side));
  return {
    width: pixels(box.width),
    height: pixels(box.height),
    cropped,
    format: negotiated(accept),
  };
}

/** A drawing as Shopify's CDN answers it. */
export const drawingPicture = (
  drawing: Drawing,
  {width, height, cropped, format}: PictureRequest,
): Promise<Buffer> =>
  pictureBytes({
    name: drawingFile(drawing),
    svg: () => drawingSvg(drawing),
    form: `${width}x${height}${cropped ? ' cropped' : ''}`,
    width,
    height,
    format,
    quality: 90,
    sized: (original) => original.resize({width, height, fit: cropped ? 'cover' : 'fill'}),
  });
