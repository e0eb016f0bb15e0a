import sharp from 'sharp';

interface Plain {
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
}

const drawn = new Map<string, Promise<Buffer>>();

/**
 * Whether pictures are single-coloured: rendering and decoding takes a tenth of the browser tests' time, and these
 * check only the size and position of pictures, not their content.
 */
export const picturesArePlain = process.env.PICTURES === 'plain';

/** A single-coloured picture, `width` by `height` pixels; created once per size and format. */
export function plainPicture({width, height, format}: Plain): Promise<Buffer> {
  const key = `${width}x${height}.${format}`;
  const found = drawn.get(key);
  if (found) return found;
  const background = {r: 200, g: 205, b: 196};
  const made = sharp({create: {width, height, channels: 3, background}})
    .toFormat(format, format === 'avif' || format === 'webp' ? {effort: 0} : {})
    .toBuffer();
  drawn.set(key, made);
  return made;
}
