import {
  focusPosition,
  imageDimensions,
  type ImageFilters,
  type ImageFormat,
  imageFormats,
  imagePreset,
  type ImagePreset,
  type ImagePresetName,
  imageSources,
  isUntouched,
  type Ratio,
} from './image-sources';

/** Address without size, alternative text, natural size in pixels, 0 when unknown. */
export interface Picture {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** What stays in sight when the picture is cut, in its own pixels. */
  focus?: {x: number; y: number} | null;
}

/** A named preset, of which parts may be replaced, or all that one says. */
type Offer =
  | {preset: ImagePresetName; sizes?: string; widths?: readonly number[]; ratio?: Ratio}
  | {preset?: undefined; sizes: string; widths: readonly number[]; ratio?: Ratio};

type ImageProps = Offer & {
  image: Picture;
  /** What the image service shall do to it; a format here is the only one offered. */
  filters?: ImageFilters & {format?: ImageFormat};
  lazy?: boolean;
  /** The picture that a visitor sees first: asked for at once and before others. */
  priority?: boolean;
  /** Whether it fills its place or is seen as a whole. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/**
 * A picture of the product platform or the content service, in the sizes and formats that a browser may choose
 * from. Throws for an unknown provider or preset.
 */
export function Image(props: ImageProps) {
  const {image, filters, lazy = true, priority = false, fit = 'cover', className = ''} = props;
  const preset = presetOf(props);
  const formats = filters?.format ? null : imageFormats(image.url);
  const untouched = isUntouched(image.url);

  const picture = (
    <img
      {...(untouched
        ? {src: image.url}
        : imageSources(image, preset, {
            ...filters,
            format: filters?.format ?? formats?.fallback,
          }))}
      {...imageDimensions(image, preset)}
      alt={image.alt}
      className={`${fit === 'cover' ? 'object-cover' : 'object-contain'} ${className}`.trimEnd()}
      style={{objectPosition: focusPosition(image)}}
      loading={lazy && !priority ? 'lazy' : undefined}
      decoding="async"
      // React 18 knows this attribute in lower case only.
      {...(priority && {fetchpriority: 'high'})}
    />
  );
  if (untouched || !formats) return picture;

  const {
    src,
    srcSet = src,
    sizes,
  } = imageSources(image, preset, {...filters, format: formats.best});
  return (
    <picture className="contents">
      <source type={`image/${formats.best}`} srcSet={srcSet} sizes={sizes} />
      {picture}
    </picture>
  );
}

function presetOf({preset, sizes, widths, ratio}: Offer): ImagePreset {
  if (preset === undefined) return {sizes, widths, ratio};
  const named = imagePreset(preset);
  return {
    widths: widths ?? named.widths,
    sizes: sizes ?? named.sizes,
    ratio: ratio ?? named.ratio,
  };
}
