import {imageAddress, type ImageView} from './image-address';

interface ImageProps {
  image: ImageView;
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** Widths in pixels to choose from; none wider than the picture itself is offered. */
  widths: number[];
  ratio?: '4/3' | '1/1';
  lazy?: boolean;
  /** The picture that a visitor sees first. */
  priority?: boolean;
}

/** A picture of the product platform in the sizes that a page needs, without upscaling (spec §5). */
export function Image({image, sizes, widths, ratio, lazy = true, priority = false}: ImageProps) {
  const natural = image.width ?? Infinity;
  const offered = widths.filter((width) => width < natural);
  const usable = offered.length > 0 ? offered : [Math.min(natural, Math.max(...widths))];
  const sized = (width: number) => ({width, height: ratio && heightOf(width, ratio)});
  const [first = 0] = usable;
  const {width, height} = ratio ? sized(first) : image;

  return (
    <img
      src={imageAddress(image.url, sized(first))}
      srcSet={usable.map((w) => `${imageAddress(image.url, sized(w))} ${w}w`).join(', ')}
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

function heightOf(width: number, ratio: '4/3' | '1/1'): number {
  return ratio === '4/3' ? Math.round((width * 3) / 4) : width;
}
