import {imageCandidates} from './image-candidates';
import type {ImagePreset} from './image-presets';
import {imageAddress, type ImageFilters, type ImageFormat} from './image-provider';

interface Source {
  url: string;
  width: number;
  height: number;
  focus?: {x: number; y: number} | null;
}

/** Attributes of an image element: the smallest address, and those a browser may choose from. */
export function imageSources(
  image: Source,
  preset: ImagePreset,
  asked: ImageFilters & {format?: ImageFormat} = {},
): {src: string; srcSet: string | undefined; sizes: string | undefined} {
  const offered = imageCandidates(image, preset).map(({width, height}, at) => ({
    url: imageAddress(image.url, {
      width,
      height: height || undefined,
      ...asked,
      focus: image.focus,
    }),
    mark: preset.sizes === undefined ? `${at + 1}x` : `${width}w`,
  }));
  return {
    src: offered[0]?.url ?? image.url,
    srcSet:
      offered.length > 1 ? offered.map(({url, mark}) => `${url} ${mark}`).join(', ') : undefined,
    sizes: preset.sizes,
  };
}
