import type {AccessoryItem} from './accessory-row';
import type {CatalogueMetafield} from './catalogue-types';
import {colours} from './colours';
import {
  comparedWithMaker,
  custom,
  downloadsField,
  features,
  type DimensionUnit,
} from './metafields';
import {oneOf, textPair} from './text-table';

const dimensionUnits: Readonly<Record<string, DimensionUnit>> = {
  mm: 'MILLIMETERS',
  cm: 'CENTIMETERS',
  m: 'METERS',
  yd: 'YARDS',
  ft: 'FEET',
  in: 'INCHES',
};

/**
 * Parses one technical value: `length=85 cm`, `weight=1450 g` and `volume=20 l` are measurements, `waterproof=yes` is a
 * boolean, `level=12` and `pressure=8.5` are numbers, `material=a + b ~ c + d` is a list (as is every `material`), the
 * rest is text.
 */
function featureField(source: string): CatalogueMetafield {
  const at = source.indexOf('=');
  const key = source.slice(0, at).trim();
  const value = source.slice(at + 1).trim();
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(mm|cm|m|yd|ft|in|g|kg|ml|l)?$/.exec(value) ?? [];
  if (value === 'yes' || value === 'no') return features.yesNo(key, value === 'yes');
  if (amount && (unit === 'g' || unit === 'kg')) {
    return features.weight(key, Number(amount), unit === 'g' ? 'GRAMS' : 'KILOGRAMS');
  }
  if (amount && (unit === 'ml' || unit === 'l')) {
    return features.volume(key, Number(amount), unit === 'ml' ? 'MILLILITERS' : 'LITERS');
  }
  const dimension = dimensionUnits[unit ?? ''];
  if (amount && dimension) return features.dimension(key, Number(amount), dimension);
  if (amount?.includes('.')) return features.decimal(key, Number(amount));
  if (amount) return features.integer(key, Number(amount));
  const text = textPair(value);
  if (key !== 'material' && !value.includes(' + ')) return features.text(key, text);
  const english = text.en.split(' + ');
  return features.list(
    key,
    text.de.split(' + ').map((de, position) => ({de, en: english[position] ?? de})),
  );
}

/** Weight increase per size. */
const HEAVIER = 0.04;

/** Metafields of a size where they differ from the product's: those in its row, and its weight. */
export function sizeMetafields({features: own, sizeFeatures}: AccessoryItem, size: number) {
  const fromRow = sizeFeatures[size] ?? [];
  const [, grams] =
    /^weight=(\d+) g$/.exec(own.find((one) => one.startsWith('weight=')) ?? '') ?? [];
  const weighed = fromRow.some((one) => one.startsWith('weight='));
  const weight = Math.round(Number(grams) * (1 + HEAVIER * size));
  return [...fromRow, ...(grams && size > 0 && !weighed ? [`weight=${weight} g`] : [])].map(
    featureField,
  );
}

const genders = {
  damen: {de: 'Damen', en: 'Women'},
  herren: {de: 'Herren', en: 'Men'},
  kinder: {de: 'Kinder', en: 'Kids'},
  unisex: {de: 'Unisex', en: 'Unisex'},
} as const;

/** Every metafield of an accessory. */
export function accessoryMetafields(item: AccessoryItem): CatalogueMetafield[] {
  const gender = item.flags.get('gender');
  const names = item.paints.map((paint) => colours[paint].name);
  const manual = {
    title: {de: `Anleitung ${item.title.de}`, en: `Instructions ${item.title.en}`},
    fileName: `anleitung-${item.handle}.pdf`,
  };
  return [
    ...(gender ? [custom.list('gender', [genders[genderOf(gender)]])] : []),
    ...(item.colourIsOption ? [custom.list('color-pattern', names)] : []),
    custom.text('headline', item.claim),
    ...(item.facts.length > 0 ? [custom.list('facts', item.facts.slice(0, 4))] : []),
    ...comparedWithMaker(item.compareAtPrice !== undefined),
    ...item.features.map(featureField),
    ...(item.flags.has('manual') ? [downloadsField([manual])] : []),
  ];
}

const genderOf = (name: string) => oneOf(['damen', 'herren', 'kinder', 'unisex'], name);
