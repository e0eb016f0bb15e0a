import {imageAddress} from './image-address';

/** Address without size, alternative text, natural size in pixels. */
export interface Picture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

type Ratio = `${number}/${number}`;

interface ImageProps {
  image: Picture;
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** Widths in pixels to choose from; none wider than the picture itself is offered. */
  widths: number[];
  /** Cuts the picture to this shape, `4/3`. */
  ratio?: Ratio;
  lazy?: boolean;
  /** The picture that a visitor sees first. */
  priority?: boolean;
}

/** A picture of the product platform in the sizes that a page needs, without upscaling (spec §5). */
export function Image({image, sizes, widths, ratio, lazy = true, priority = false}: ImageProps) {
  const natural = image.width ?? Infinity;
  const offered = [...new Set(widths.map((width) => Math.min(width, natural)))];
  const sized = (width: number) => ({width, height: ratio && heightOf(width, ratio)});
  const addresses = offered.map((width) => imageAddress(image.url, sized(width)));
  const {width, height} = ratio ? sized(offered[0] ?? 0) : image;

  return (
    <img
      src={addresses[0]}
      srcSet={addresses.map((address, at) => `${address} ${offered[at]}w`).join(', ')}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={image.alt}
      loading={lazy && !priority ? 'lazy' : undefined}
      decoding="async"
      // React 18 knows this attribute in lower case only.
      {...(priority && {fetchpriority: 'high'})}
    />
  );
}

function heightOf(width: number, ratio: Ratio): number {
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  return Math.round((width * down) / across);
}
