import {z} from 'zod';
import {perLanguage, languages, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {jsonSchema} from '~/services/http/fetch-json.server';
import {geometryDrawing, shapeNamed} from './geometry-drawing.server';

const MAX_SIZES = 12;
const UNKNOWN = '–';

/** The dimension lines of the drawing, A to F. */
const measures = [
  ['A', 'seatTube'],
  ['B', 'reach'],
  ['C', 'stack'],
  ['D', 'headAngle'],
  ['E', 'chainstay'],
  ['F', 'wheelbase'],
] as const;

/** Millimetres, degrees for `headAngle`, centimetres for `riderHeight`. */
const sizeSchema = z.object({
  size: z.coerce.string().min(1).max(40),
  seatTube: z.number().optional(),
  reach: z.number().optional(),
  stack: z.number().optional(),
  headAngle: z.number().optional(),
  chainstay: z.number().optional(),
  wheelbase: z.number().optional(),
  riderHeight: z.tuple([z.number(), z.number()]).optional(),
});

type Size = z.infer<typeof sizeSchema>;

const geometrySchema = jsonSchema(
  z.object({unit: z.literal('mm'), sizes: z.array(sizeSchema).min(1)}),
);

/** The sizes in the metafield `custom.geometry`, in the manufacturer's order; `null` when the value is malformed. */
export function readSizes(value: string): Size[] | null {
  const parsed = geometrySchema.safeParse(value);
  return parsed.success ? parsed.data.sizes.slice(0, MAX_SIZES) : null;
}

/** One row per measurement, one column per frame size. */
export type GeometryView = NonNullable<ReturnType<typeof readGeometry>>['view'];

export interface GeometryRow {
  /** Letter of the dimension line in the drawing; `null` for rows that do not measure the bike. */
  mark: string | null;
  label: string;
  /** One per size, `–` where it is unknown. */
  values: string[];
}

interface Bike {
  /** 'Trapez', in the page's language; '' if unknown. */
  shape: string;
  /** Inches; `null` if unknown. */
  wheel: number | null;
  /** Chosen option values, including the size. */
  chosen: readonly string[];
}

/**
 * Parses the metafield `custom.geometry`; `null` when the value is malformed. The drawing shows the chosen size, or the
 * first.
 */
export function readGeometry(value: string, bike: Bike, language: Language) {
  const sizes = readSizes(value);
  if (!sizes) return null;

  const t = translatorOf(language);
  const shownSize = sizes.find((entry) => bike.chosen.includes(entry.size)) ?? sizes[0];
  const rows: GeometryRow[] = [
    ...measures.map(([mark, name]) => ({
      mark,
      label: t(`details.geometry.${name}`),
      values: sizes.map((one) => measureOf(one, name, language)),
    })),
    {mark: null, label: t('details.geometry.riderHeight'), values: sizes.map(heightOf)},
  ];
  return {
    view: {
      sizes: sizes.map((one) => one.size),
      drawing: geometryDrawing({
        // Estimated from the chainstay, which limits the wheel's size.
        wheel: bike.wheel ?? Math.round((shownSize?.chainstay ?? 0) / 17),
        shape: shapeNamed(bike.shape),
        ...shownSize,
      }),
      rows: rows.filter(({values}) => values.some((text) => text !== UNKNOWN)),
    },
    /** By size name: `{'50 cm': '163–175'}`. */
    riderHeights: Object.fromEntries(
      sizes.flatMap((one) => (one.riderHeight ? [[one.size, heightOf(one)]] : [])),
    ),
  };
}

const digits = {maximumFractionDigits: 1, useGrouping: false};
const formats = perLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, digits),
);

function measureOf(entry: Size, name: (typeof measures)[number][1], language: Language): string {
  const value = entry[name];
  if (value === undefined) return UNKNOWN;
  return formats[language].format(value) + (name === 'headAngle' ? '°' : '');
}

function heightOf({riderHeight}: Size): string {
  return riderHeight ? riderHeight.join('–') : UNKNOWN;
}
