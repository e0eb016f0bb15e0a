import {
  fallbackPreset,
  focusPosition,
  imageDimensions,
  type ImageFilters,
  type ImageFormat,
  imageFormats,
  imagePresets,
  type ImagePreset,
  type ImagePresetName,
  type ImageSource,
  imageSources,
  type ImageSources,
  isUntouched,
  type Ratio,
} from './image-sources';

/** An image and its alternative text. */
export interface Picture extends ImageSource {
  alt: string;
}

/** A named preset, parts of which may be overridden, or all of its values. */
type PresetProps =
  | {preset: ImagePresetName; sizes?: string; widths?: readonly number[]; ratio?: Ratio}
  | {preset?: undefined; sizes: string; widths: readonly number[]; ratio?: Ratio};

type ImageProps = PresetProps & {
  image: Picture;
  /** Operations for the image service; with a format, only that one is offered. */
  filters?: ImageFilters & {format?: ImageFormat};
  lazy?: boolean;
  /** The image that a visitor sees first: loaded eagerly and with high priority. */
  priority?: boolean;
  /** Whether it is cropped to its box or shown completely. */
  fit?: 'cover' | 'contain';
  className?: string;
};

/**
 * An image of Shopify or the content service, in sizes and formats for the browser to choose from. Throws for an
 * unknown provider.
 */
export function Image(props: ImageProps) {
  const {image, filters, lazy = true, priority = false, fit = 'cover', className = ''} = props;
  const preset = presetOf(props);
  const formats = filters?.format ? null : imageFormats(image.url);

  const picture = (sources: ImageSources) => (
    <img
      {...sources}
      {...imageDimensions(image, preset)}
      alt={image.alt}
      className={`${fit === 'cover' ? 'object-cover' : 'object-contain'} ${className}`.trimEnd()}
      style={{objectPosition: focusPosition(image)}}
      loading={lazy && !priority ? 'lazy' : undefined}
      decoding="async"
      // React 18 only supports this attribute in lower case.
      {...(priority && {fetchpriority: 'high'})}
    />
  );
  if (isUntouched(image.url)) return picture({src: image.url});
  if (!formats) return picture(imageSources(image, preset, filters));

  const {best, fallback} = formats;
  const {src, srcSet = src, sizes} = imageSources(image, preset, {...filters, format: best});
  const fallbackSources = imageSources(image, fallbackPreset(preset), {
    ...filters,
    format: fallback,
  });
  return (
    <picture className="contents">
      <source type={`image/${best}`} srcSet={srcSet} sizes={sizes} />
      {picture(fallbackSources)}
    </picture>
  );
}

function presetOf({preset, sizes, widths, ratio}: PresetProps): ImagePreset {
  if (preset === undefined) return {sizes, widths, ratio};
  const basePreset = imagePresets[preset];
  return {
    widths: widths ?? basePreset.widths,
    sizes: sizes ?? basePreset.sizes,
    ratio: ratio ?? basePreset.ratio,
  };
}
