import type {CatalogueMetafield, Text} from './catalogue-types';

export type DimensionUnit = 'MILLIMETERS' | 'CENTIMETERS' | 'METERS' | 'YARDS' | 'FEET' | 'INCHES';
type WeightUnit = 'GRAMS' | 'KILOGRAMS';
type VolumeUnit = 'MILLILITERS' | 'LITERS';

const field = (namespace: string, key: string, type: string, value: Text): CatalogueMetafield => ({
  namespace,
  key,
  type,
  value,
});

const same = (value: string): Text => ({de: value, en: value});

/** Constructors for one namespace; values are serialised as Shopify does. */
export function metafieldsIn(namespace: string) {
  return {
    text: (key: string, value: Text) => field(namespace, key, 'single_line_text_field', value),
    list: (key: string, values: readonly Text[]) =>
      field(namespace, key, 'list.single_line_text_field', {
        de: JSON.stringify([...new Set(values.map(({de}) => de))]),
        en: JSON.stringify([...new Set(values.map(({en}) => en))]),
      }),
    integer: (key: string, value: number) =>
      field(namespace, key, 'number_integer', same(String(Math.round(value)))),
    decimal: (key: string, value: number) =>
      field(namespace, key, 'number_decimal', same(value.toFixed(1))),
    yesNo: (key: string, value: boolean) => field(namespace, key, 'boolean', same(String(value))),
    dimension: (key: string, value: number, unit: DimensionUnit) =>
      field(namespace, key, 'dimension', same(JSON.stringify({value, unit}))),
    weight: (key: string, value: number, unit: WeightUnit) =>
      field(namespace, key, 'weight', same(JSON.stringify({value, unit}))),
    volume: (key: string, value: number, unit: VolumeUnit) =>
      field(namespace, key, 'volume', same(JSON.stringify({value, unit}))),
    rating: (key: string, value: number) =>
      field(
        namespace,
        key,
        'rating',
        same(JSON.stringify({value: value.toFixed(1), scale_min: '1.0', scale_max: '5.0'})),
      ),
    products: (key: string, products: readonly {id: number}[]) =>
      field(
        namespace,
        key,
        'list.product_reference',
        same(JSON.stringify(products.map(({id}) => `gid://shopify/Product/${id}`))),
      ),
    json: (key: string, value: {de: unknown; en: unknown}) =>
      field(namespace, key, 'json', {de: JSON.stringify(value.de), en: JSON.stringify(value.en)}),
  };
}

export const custom = metafieldsIn('custom');
export const features = metafieldsIn('features');

/** `custom.compare_at_kind` of a product whose struck-through price is the maker's recommended one. */
export function comparedWithMaker(isSo: boolean): CatalogueMetafield[] {
  return isSo ? [custom.text('compare_at_kind', same('rrp'))] : [];
}

export interface Download {
  title: Text;
  fileName: string;
}

/** `custom.downloads`: references to PDF files on the shop's CDN. */
export function downloadsField(downloads: readonly Download[]): CatalogueMetafield {
  const files = downloads.map(({title, fileName}) => ({
    title,
    path: `/s/files/1/0868/4010/files/${fileName}?v=1`,
    mimeType: 'application/pdf',
  }));
  const references = downloads.map(({fileName}) => `gid://shopify/GenericFile/${fileName}`);
  const value = same(JSON.stringify(references));
  return {...field('custom', 'downloads', 'list.file_reference', value), files};
}
