import type {ImageFilters, ImageRequest} from './image-provider';

const QUALITY = 90;

/**
 * Storyblok's image service: `/m/{width}x{height}`, 0 for a side that follows the other, then filters. A cut
 * keeps the focus in sight, else faces, which `smart` finds (Storyblok, 'Image Service', operations). Throws
 * for a filter out of its range.
 */
export function storyblokAddress(url: string, request: ImageRequest): string {
  const {width, height = 0, format, focus, ...filters} = request;
  const cut = height > 0;
  const parts = [
    ...filterParts(filters),
    ...(format ? [`format(${format})`] : []),
    ...(cut && focus ? [`focal(${focus.x}x${focus.y}:${focus.x + 1}x${focus.y + 1})`] : []),
    'no_upscale()',
  ];
  const smart = cut && !focus ? '/smart' : '';
  return `${url}/m/${width}x${height}${smart}/filters:${parts.join(':')}`;
}

function filterParts({quality = QUALITY, blur, brightness, rotate}: ImageFilters): string[] {
  const share = (name: string, value: number | undefined) => {
    if (value === undefined) return [];
    if (!(value >= 0 && value <= 100)) throw new RangeError(`${name} of a picture: ${value}`);
    return [`${name}(${value})`];
  };
  if (rotate !== undefined && ![0, 90, 180, 270].includes(rotate)) {
    throw new RangeError(`rotate of a picture: ${String(rotate)}`);
  }
  return [
    ...share('quality', quality),
    ...share('blur', blur),
    ...share('brightness', brightness),
    ...(rotate ? [`rotate(${rotate})`] : []),
  ];
}
