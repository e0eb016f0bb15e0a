import {z} from 'zod';
import {languageNames, perLanguage, languages, type Language} from '~/i18n/languages';
import {messagesOf, translatorOf} from '~/i18n/messages.server';
import {parseJsonOrNull} from '~/services/http/fetch-json.server';

/** A chosen option value, in the page's language. */
interface ChosenValue {
  name: string;
  value: string;
}

export type FeatureView = ReturnType<typeof toFeatureViews>[number];

/**
 * The technical data of a product in the order of the Shopify query. An option of `chosen` with the same name as a row
 * overrides it for its variant: 'Akku 625 Wh' instead of '500 Wh, entnehmbar'. Of rows with the same label, the first
 * with a value wins. Values that do not fit their type are left out and reported to `reportMalformed`.
 */
export function toFeatureViews(
  fields: readonly (FeatureField | null)[],
  chosen: readonly ChosenValue[],
  language: Language,
  reportMalformed: (field: string) => void,
) {
  const labels = new Set<string>();
  return fields.flatMap((field) => {
    if (!field) return [];
    const value = featureText(field, language);
    if (value === null) reportMalformed(field.key);
    const label = labelOf(field.key, language);
    if (!value || labels.has(label)) return [];
    labels.add(label);
    const option = chosen.find(({name}) => isOptionOf(field.key, name));
    return [{label, value: option && !includesValue(field, value, option) ? option.value : value}];
  });
}

/** Whether a row already contains the chosen value, possibly with more detail: '625 Wh, entnehmbar'. */
function includesValue({type}: FeatureField, text: string, {value}: ChosenValue): boolean {
  const [first] = text.replaceAll('\u00a0', ' ').split(', ');
  return first === value && !type.startsWith('list.');
}

/** The label of a key: its own, else the facet's; a key without either is made readable: `rim_width` → `Rim width`. */
export function labelOf(key: string, language: Language): string {
  const words = key.replaceAll(/[_-]+/g, ' ');
  const messages = messagesOf[language];
  return (
    messages[`details.label.${key}`] ??
    messages[`catalogue.facet.${key}`] ??
    words.charAt(0).toUpperCase() + words.slice(1)
  );
}

/** Whether an option offers the frame shapes of a model. */
export function isFrameOption(name: string): boolean {
  return isOptionOf('frame', name);
}

/** Whether an option is named after a key: a store's data may lack a translation of its name. */
function isOptionOf(key: string, name: string): boolean {
  return languageNames.some(
    (language) => name.toLowerCase() === labelOf(key, language).toLowerCase(),
  );
}

/** A metafield as the Storefront API sends it. */
interface FeatureField {
  key: string;
  type: string;
  value: string;
}

/** The units of number fields with these keys; all others have none. */
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

function formatText(value: string): string | null {
  return withNonBreakingUnits(value.trim()) || null;
}

const formatNumberField: Format = (value, key, language) => {
  const parsed = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(parsed)) return null;
  // A year is not a quantity: no thousands separator.
  if (key.endsWith('_year')) return String(parsed);
  const unit = numberUnits.get(key);
  return unit ? measureText(parsed, unit, language) : numberText(parsed, language);
};

/** Booleans as the language's words for yes and no. */
const formatBoolean: Format = (value, _, language) => {
  if (value !== 'true' && value !== 'false') return null;
  return translatorOf(language)(value === 'true' ? 'details.yes' : 'details.no');
};

const formatQuantity: Format = (value, _, language) => {
  const parsed = measure.safeParse(parseJsonOrNull(value));
  const symbol = parsed.success ? unitSymbol(parsed.data.unit) : null;
  return parsed.success && symbol ? measureText(parsed.data.value, symbol, language) : null;
};

const formatStars: Format = (value, _, language) => {
  const parsed = rating.safeParse(parseJsonOrNull(value));
  if (!parsed.success) return null;
  const {value: score, scale_max: max} = parsed.data;
  return translatorOf(language)('details.rating', {
    value: numberText(score, language),
    max: numberText(max, language),
  });
};

const formats: ReadonlyMap<string, Format> = new Map([
  ['single_line_text_field', formatText],
  ['multi_line_text_field', formatText],
  ['number_integer', formatNumberField],
  ['number_decimal', formatNumberField],
  ['boolean', formatBoolean],
  ['dimension', formatQuantity],
  ['weight', formatQuantity],
  ['volume', formatQuantity],
  ['rating', formatStars],
]);

/**
 * The value of a metafield as visitors read it: `26,4 kg`, `Ja`, `Schutzbleche, Klingel`. Returns `null` for values
 * that do not fit their type and `undefined` for types that are not displayed.
 */
export function featureText(
  {key, type, value}: FeatureField,
  language: Language,
): string | null | undefined {
  const isList = type.startsWith('list.');
  const format = formats.get(isList ? type.slice('list.'.length) : type);
  if (!format) return undefined;
  if (!isList) return format(value, key, language);

  const items = list.safeParse(parseJsonOrNull(value));
  if (!items.success) return null;
  const texts = items.data.map((item) =>
    format(typeof item === 'object' ? JSON.stringify(item) : String(item), key, language),
  );
  return texts.filter(Boolean).join(', ') || null;
}

/** A dimension in inches; `null` for one in another unit. */
export function inchesOf(field: FeatureField | null): number | null {
  const parsed = measure.safeParse(field && parseJsonOrNull(field.value));
  return parsed.success && unitSymbol(parsed.data.unit) === 'in' ? parsed.data.value : null;
}

/** Non-breaking: keeps a number and its unit together. */
const SPACE = '\u00a0';

/** Shopify's unit names for dimensions, weights and volumes, with their symbols. */
const units: ReadonlyMap<string, string> = new Map([
  ['MILLIMETERS', 'mm'],
  ['CENTIMETERS', 'cm'],
  ['METERS', 'm'],
  ['YARDS', 'yd'],
  ['FEET', 'ft'],
  ['INCHES', 'in'],
  ['GRAMS', 'g'],
  ['KILOGRAMS', 'kg'],
  ['OUNCES', 'oz'],
  ['POUNDS', 'lb'],
  ['MILLILITERS', 'ml'],
  ['CENTILITERS', 'cl'],
  ['LITERS', 'l'],
]);
const symbols = new Set(units.values());

/** `mm` for `MILLIMETERS`; Shopify stores some units as symbols already. `null` for unknown units. */
function unitSymbol(unit: string): string | null {
  return units.get(unit.toUpperCase()) ?? (symbols.has(unit) ? unit : null);
}

const numberFormats = perLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, {maximumFractionDigits: 2}),
);

/** A number as the language writes it, with at most two decimals: `1.450`, `0,3`. */
function numberText(value: number, language: Language): string {
  return numberFormats[language].format(value);
}

/** A number with its unit: `26,4 kg`, in English `26.4 kg`. */
export function measureText(value: number, symbol: string, language: Language): string {
  return numberText(value, language) + SPACE + symbol;
}

/** Text with non-breaking spaces between numbers and units: '625 Wh, entnehmbar' breaks only after the comma. */
function withNonBreakingUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L}{1,4}(?!\p{L})|%|°|€)/gu, SPACE);
}
