/** The operations in a URL of the image service; sizes in pixels, 0 follows from the other side. */
export interface ImageOperations {
  /** Part of the original: left, top, right, bottom. */
  crop?: readonly [number, number, number, number];
  fitIn: boolean;
  width: number;
  height: number;
  flipped: boolean;
  flopped: boolean;
  smart: boolean;
  /** Name and value, in the order of the URL. */
  filters: ReadonlyMap<string, string>;
}

/** The service's own limit. */
const longestSide = 4000;

const sizePattern = /^(-?)(\d+)x(-?)(\d+)$/;
const cropPattern = /^(\d+)x(\d+):(\d+)x(\d+)$/;
const known = new Set([
  'quality',
  'format',
  'focal',
  'no_upscale',
  'fill',
  'blur',
  'brightness',
  'rotate',
  'grayscale',
]);

/** Parses `filters:quality(90):format(webp)`; null when a filter is unknown or has no parentheses. */
function readFilters(text: string): Map<string, string> | null {
  const filters = new Map<string, string>();
  const found = [...text.matchAll(/:([a-z_]+)\(([^)]*)\)/g)];
  if (found.map(([whole]) => whole).join('') !== text) return null;
  for (const [, name = '', value = ''] of found) {
    if (!known.has(name)) return null;
    filters.set(name, value);
  }
  return filters;
}

/**
 * Parses what follows `/m/`: `600x130:1500x500/fit-in/800x0/smart/filters:quality(90)`; null when it is invalid.
 *
 * @see https://www.storyblok.com/docs/api/image-service
 */
export function readOperations(text: string): ImageOperations | null {
  let rest = text.split('/').filter(Boolean);
  const operations = {fitIn: false, width: 0, height: 0, flipped: false, flopped: false};
  let crop: ImageOperations['crop'];
  const [left, top, right, bottom] = (cropPattern.exec(rest[0] ?? '') ?? []).slice(1).map(Number);
  if (left !== undefined && top !== undefined && right !== undefined && bottom !== undefined) {
    crop = [left, top, right, bottom];
    rest = rest.slice(1);
  }
  if (rest[0] === 'fit-in') {
    operations.fitIn = true;
    rest = rest.slice(1);
  }
  const size = sizePattern.exec(rest[0] ?? '');
  if (size) {
    const [, across, width, down, height] = size;
    operations.width = Number(width);
    operations.height = Number(height);
    operations.flopped = across === '-';
    operations.flipped = down === '-';
    if (Math.max(operations.width, operations.height) > longestSide) return null;
    rest = rest.slice(1);
  }
  const smart = rest[0] === 'smart';
  if (smart) rest = rest.slice(1);
  const last = rest.join('/');
  if (last !== '' && !last.startsWith('filters:')) return null;
  const filters = readFilters(last.slice('filters'.length));
  return filters && {...operations, crop, smart, filters};
}
