import {languages, type Language} from '~/i18n/languages';

/** Non-breaking: a number and its unit stay together. */
const SPACE = '\u00a0';

/** Units by Shopify's names for them: dimensions, weights and volumes. */
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
  ['LITERS', 'l'],
]);
const symbols = new Set(units.values());

/** `mm` of `MILLIMETERS`; Shopify stores some units as symbols already. `null` for units nobody knows. */
export function unitSymbol(unit: string): string | null {
  return units.get(unit.toUpperCase()) ?? (symbols.has(unit) ? unit : null);
}

const formats = {
  de: new Intl.NumberFormat(languages.de.locale, {maximumFractionDigits: 2}),
  en: new Intl.NumberFormat(languages.en.locale, {maximumFractionDigits: 2}),
};

/** A number as the language writes it, with at most two decimals: `1.450`, `0,3`. */
export function numberText(value: number, language: Language): string {
  return formats[language].format(value);
}

/** Symbols that a language has a word for. */
const words: Record<Language, Partial<Record<string, string>>> = {
  de: {in: 'Zoll'},
  en: {},
};

/** A number with its unit: `26,4 kg`, `28 Zoll` or in English `28 in`. */
export function measureText(value: number, symbol: string, language: Language): string {
  return numberText(value, language) + SPACE + (words[language][symbol] ?? symbol);
}

/** A text whose numbers keep to what they count: '625 Wh, entnehmbar' breaks after the comma only. */
export function withMeasuresWhole(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L}{1,4}(?!\p{L})|%|°|€)/gu, SPACE);
}
