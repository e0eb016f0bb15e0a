import {z} from 'zod';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {measureText, numberText, unitSymbol, withMeasuresWhole} from './measure-text';

/** A metafield as the Storefront API sends it. */
export interface FeatureField {
  key: string;
  type: string;
  value: string;
}

/** What numbers of these keys count; all others stand alone. */
const numberUnits: ReadonlyMap<string, string> = new Map([
  ['torque', 'Nm'],
  ['charging_time', 'h'],
  ['burn_time', 'h'],
  ['brightness', 'lx'],
  ['voltage', 'V'],
  ['minutes', 'min'],
  ['max_pressure', 'bar'],
  ['water_column', 'mm'],
  ['tolerance', 'mm'],
]);

const measure = z.object({value: z.coerce.number(), unit: z.string()});
const rating = z.object({value: z.coerce.number(), scale_max: z.coerce.number()});
const list = z.array(
  z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.json())]),
);

type Format = (value: string, key: string, language: Language) => string | null;

function text(value: string): string | null {
  return withMeasuresWhole(value.trim()) || null;
}

const number: Format = (value, key, language) => {
  const read = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(read)) return null;
  // A year is no quantity: without thousands separator.
  if (key.endsWith('_year')) return String(read);
  const unit = numberUnits.get(key);
  return unit ? measureText(read, unit, language) : numberText(read, language);
};

/** Booleans show which of the two holds; the words are the language's. */
const yesNo: Format = (value, _, language) => {
  if (value !== 'true' && value !== 'false') return null;
  return translatorOf(language)(value === 'true' ? 'details.yes' : 'details.no');
};

const quantity: Format = (value, _, language) => {
  const read = measure.safeParse(parsed(value));
  const symbol = read.success ? unitSymbol(read.data.unit) : null;
  return read.success && symbol ? measureText(read.data.value, symbol, language) : null;
};

const stars: Format = (value, _, language) => {
  const read = rating.safeParse(parsed(value));
  if (!read.success) return null;
  const {value: reached, scale_max: max} = read.data;
  return translatorOf(language)('details.rating', {
    value: numberText(reached, language),
    max: numberText(max, language),
  });
};

const formats: ReadonlyMap<string, Format> = new Map([
  ['single_line_text_field', text],
  ['multi_line_text_field', text],
  ['number_integer', number],
  ['number_decimal', number],
  ['boolean', yesNo],
  ['dimension', quantity],
  ['weight', quantity],
  ['volume', quantity],
  ['rating', stars],
]);

/**
 * The value of a metafield as visitors read it: `26,4 kg`, `Ja`, `Schutzbleche, Klingel`. `null` when the
 * value does not fit its type; `undefined` for types that are not for reading.
 */
export function featureText(
  {key, type, value}: FeatureField,
  language: Language,
): string | null | undefined {
  const listed = type.startsWith('list.');
  const format = formats.get(listed ? type.slice('list.'.length) : type);
  if (!format) return undefined;
  if (!listed) return format(value, key, language);

  const items = list.safeParse(parsed(value));
  if (!items.success) return null;
  const texts = items.data.map((item) =>
    format(typeof item === 'object' ? JSON.stringify(item) : String(item), key, language),
  );
  return texts.filter(Boolean).join(', ') || null;
}

/** A dimension in inches; `null` for one in another unit. */
export function inchesOf(field: FeatureField | null): number | null {
  const read = measure.safeParse(field && parsed(field.value));
  return read.success && unitSymbol(read.data.unit) === 'in' ? read.data.value : null;
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
