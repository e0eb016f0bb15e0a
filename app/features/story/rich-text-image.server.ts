import {z} from 'zod';
import {toAssetView, type AssetView} from '../pictures/content-pictures.server';

/** `undefined` for an empty field or a number outside of 0 to 100; the editor sends numbers as text. */
const percent = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof number === 'number' && number >= 0 && number <= 100 ? number : undefined;
  })
  .meta({field: {type: 'number', description: '0–100'}});

const ROTATIONS = ['0', '90', '180', '270'] as const;
const FORMATS = ['webp', 'png', 'jpeg'] as const;
const optionsOf = (names: readonly string[]) => names.map((name) => ({name, value: name}));

const rotation = z
  .unknown()
  .optional()
  .transform((value) => ([90, 180, 270] as const).find((angle) => `${angle}` === String(value)))
  .meta({field: {type: 'option', options: optionsOf(ROTATIONS)}});

const format = z
  .unknown()
  .optional()
  .transform((value) => FORMATS.find((candidate) => candidate === value))
  .meta({field: {type: 'option', options: optionsOf(FORMATS)}});

const shape = {
  image: z
    .unknown()
    .optional()
    .transform(toAssetView)
    .meta({field: {type: 'asset', filetypes: ['images'], required: true}}),
  quality: percent,
  blur: percent,
  brightness: percent,
  rotate: rotation,
  format,
};

/** A picture within a text, with the filters for the image service. */
export const textImageSchema = z.object(shape).meta({model: {component: 'text-image', shape}});

const textImageBlock = z.object({component: z.literal('text-image')});

/** A picture of a text, with the filters that an editor chose, or none. */
export interface TextImage {
  image: AssetView;
  filters?: Omit<z.output<typeof textImageSchema>, 'image'>;
}

/** Parses the blocks at one position of a text: pictures with filters, and nothing else. */
export function readTextImages(blocks: unknown): TextImage[] {
  return (Array.isArray(blocks) ? blocks.slice(0, 20) : []).flatMap((value) => {
    const parsed = textImageBlock.safeParse(value).success
      ? textImageSchema.safeParse(value).data
      : null;
    if (!parsed?.image) return [];
    const {image, ...filters} = parsed;
    const {rotate} = filters;
    const isSideways = rotate === 90 || rotate === 270;
    const rotated = isSideways
      ? {...image, width: image.height, height: image.width, focus: null}
      : image;
    return [{image: rotated, filters}];
  });
}
