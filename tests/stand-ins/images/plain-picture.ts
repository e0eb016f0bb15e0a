import sharp from 'sharp';

interface Plain {
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
}

const drawn = new Map<string, Promise<Buffer>>();

/**
 * Whether pictures are one color each: drawing and decoding takes a tenth of the browser tests' time, and these look at
 * the size and place of pictures, not at what is on them.
 */
export const picturesArePlain = process.env.PICTURES === 'plain';

/** A picture of one color, `width` by `height` pixels; made once per size and format. */
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
