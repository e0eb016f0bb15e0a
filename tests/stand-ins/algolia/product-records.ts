import {facets, RIDER} from '../../../app/services/algolia/facets';
import type {CatalogueMetafield, CatalogueVariant} from '../catalogue/catalogue-types';
import type {IndexedCatalogue} from '../shopify/catalogue-index';
import {isAvailable} from '../shopify/product-facts';
import type {IndexLanguage} from './access';

/** A record of an index: its id and attributes. */
export interface IndexRecord {
  objectID: string;
  [attribute: string]: unknown;
}

const folder = '/s/files/1/0868/4010/files';
/** The metafields to index: those that the shop filters its lists by. */
const indexed = new Set<string>([
  ...facets.map(({attribute}) => attribute),
  ...Object.values(RIDER),
]);

/** Path of a picture; the host is that of the request. */
const pictureOf = (image: {file: string} | undefined) => image && `${folder}/${image.file}?v=1`;

const euros = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

function fieldValue({type, value}: CatalogueMetafield, language: IndexLanguage): unknown {
  const text = value[language];
  if (type.startsWith('list.')) return JSON.parse(text);
  return type.startsWith('number_') ? Number(text) : text;
}

function fieldsIn(of: string, fields: readonly CatalogueMetafield[], language: IndexLanguage) {
  return Object.fromEntries(
    fields
      .filter(({namespace, key}) => namespace === of && indexed.has(`meta.${of}.${key}`))
      .map((field) => [field.key, fieldValue(field, language)]),
  );
}

/** The cheapest variant that can be bought, or the cheapest of all. */
function cheapest(variants: readonly CatalogueVariant[]): CatalogueVariant | undefined {
  const offered = variants.filter(isAvailable);
  const [first, ...others] = offered.length > 0 ? offered : variants;
  return others.reduce((best, one) => (best && one.price >= best.price ? best : one), first);
}

/** The products as Shopify's app for Algolia writes them; `undefined` attributes are omitted. */
export function productRecords(
  catalogue: IndexedCatalogue,
  language: IndexLanguage,
): IndexRecord[] {
  return catalogue.source.products.map((product) => {
    const {variants} = product;
    const offer = cheapest(variants);
    return {
      objectID: String(product.id),
      handle: product.handle,
      title: product.title[language],
      vendor: product.vendor,
      product_type: product.productType[language],
      skus: variants.map(({sku}) => sku),
      product_image: pictureOf(product.images[0]),
      price: euros(offer?.price),
      compare_at_price: euros(offer?.compareAtPrice),
      inventory_available: variants.some(isAvailable),
      inventory_quantity: variants.reduce((total, {stock}) => total + stock, 0),
      recently_ordered_count: product.recentlyOrdered,
      published_at: Math.floor(Date.parse(product.publishedAt) / 1000),
      collections: catalogue.collectionsOfProduct(product).map(({handle}) => handle),
      tags: product.tags,
      meta: {
        custom: fieldsIn('custom', product.metafields, language),
        fit: fieldsIn('fit', product.metafields, language),
      },
    };
  });
}

/** The collections, with the number of products that can be bought. */
export function collectionRecords(
  catalogue: IndexedCatalogue,
  language: IndexLanguage,
): IndexRecord[] {
  return catalogue.source.collections.map((collection) => ({
    objectID: String(collection.id),
    handle: collection.handle,
    title: collection.title[language],
    image: pictureOf(collection.image),
    products_count: catalogue
      .productsOfCollection(collection)
      .filter(({variants}) => variants.some(isAvailable)).length,
  }));
}
