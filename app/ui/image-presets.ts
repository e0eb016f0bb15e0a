export type Ratio = `${number}/${number}`;

/** How a picture is offered. */
export interface ImagePreset {
  /** In pixels, the smallest first. */
  widths: readonly number[];
  /** How wide it is shown, as in the HTML attribute. Without it `widths` are one width at densities 1 and 2. */
  sizes?: string;
  /** Cuts the picture to this shape, `4/3`. */
  ratio?: Ratio;
}

export type ImagePresetName = 'list' | 'hit' | 'card' | 'content' | 'wide' | 'hero';

/** The sizes of pictures by the place where they stand. */
const presets: Record<ImagePresetName, ImagePreset> = {
  list: {widths: [144, 288], ratio: '4/3'},
  hit: {widths: [64, 128], ratio: '1/1'},
  card: {
    widths: [355, 710],
    sizes: '(min-width: 1280px) 297px, (min-width: 768px) 31vw, 47vw',
    ratio: '4/3',
  },
  content: {
    widths: [355, 710, 1065, 1420],
    sizes: '(min-width: 1312px) 624px, (min-width: 768px) 50vw, 100vw',
  },
  wide: {
    widths: [390, 780, 1248, 1872, 2496],
    sizes: '(min-width: 1312px) 1248px, 100vw',
  },
  hero: {
    widths: [480, 860, 1290, 1720],
    sizes: '(min-width: 1280px) 810px, (min-width: 1024px) 56vw, 118vw',
  },
};

/** The preset of a name. Throws for an unknown one. */
export function imagePreset(name: ImagePresetName): ImagePreset {
  if (!Object.hasOwn(presets, name)) throw new Error(`There is no image preset '${name}'`);
  return presets[name];
}
