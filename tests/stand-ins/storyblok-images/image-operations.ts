import type {PictureFormat} from '../images/picture-store';

/** The operations in a URL of the image service; sizes in pixels, 0 follows from the other side. */
export interface ImageOperations {
  width: number;
  height: number;
  smart: boolean;
  /** Name and value, in the order of the URL. */
  filters: ReadonlyMap<string, string>;
}

/** The service's own limit. */
const longestSide = 4000;

const sizePattern = /^(\d+)x(\d+)$/;
const known = ['quality', 'format', 'focal', 'no_upscale', 'blur', 'brightness', 'rotate'];

/** Parses `filters:quality(90):format(webp)`; null when a filter is unknown or has no parentheses. */
function readFilters(text: string): Map<string, string> | null {
  const filters = new Map<string, string>();
  const found = [...text.matchAll(/:([a-z_]+)\(([^)]*)\)/g)];
  if (found.map(([whole]) => whole).join('') !== text) return null;
  for (const [, name = '', value = ''] of found) {
    if (!known.includes(name)) return null;
    filters.set(name, value);
  }
  return filters;
}

/**
 * Parses what follows `/m/`: `800x0/smart/filters:quality(90)`; null when it is invalid.
 *
 * @see https://www.storyblok.com/docs/api/image-service
 */
export function readOperations(text: string): ImageOperations | null {
  const [size = '', ...rest] = text.split('/').filter(Boolean);
  const [width, height] = (sizePattern.exec(size) ?? []).slice(1).map(Number);
  if (width === undefined || height === undefined) return null;
  if (Math.max(width, height) > longestSide) return null;
  const smart = rest[0] === 'smart';
  const last = rest.slice(smart ? 1 : 0).join('/');
  if (last !== '' && !last.startsWith('filters:')) return null;
  const filters = readFilters(last.slice('filters'.length));
  return filters && {width, height, smart, filters};
}

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg', 'png'];

const own = (extension: string): PictureFormat =>
  formats.find((format) => format === extension) ?? 'jpeg';

/**
 * The format of a response: the one named by a filter, else WebP for the image service if the browser supports it, else
 * the asset's own.
 */
export function formatOf(
  extension: string,
  operations: ImageOperations | null,
  accept: string,
): PictureFormat {
  if (!operations) return own(extension);
  const named = operations.filters.get('format');
  if (named) return own(named === 'jpg' ? 'jpeg' : named);
  return accept.includes('image/webp') ? 'webp' : own(extension);
}
