import {z} from 'zod';
import type {
  CatalogueImage,
  CatalogueMetafield,
  CatalogueMetaobject,
  CatalogueProduct,
  CatalogueVariant,
} from '../../stand-ins/catalogue/catalogue-types';
import {needsNoParcel} from '../../stand-ins/shopify/product-facts';
import type {AdminApi} from './admin-api';
import * as documents from './admin-documents';
import {documentFile, pictureFile, uploadFile, type DemoFile} from './demo-files';

/** The store's contents by name, including what this run adds. */
export interface DemoStore {
  api: AdminApi;
  /** Id of the location of the stock. */
  location: string;
  /** The publication of the shop's sales channel. */
  channel: string;
  /** Ids by handle. */
  products: Map<string, string>;
  collections: Map<string, string>;
  /** Ids by type and handle: `manufacturer/ostwind`. */
  entries: Map<string, string>;
  /** Ids of files that this run has uploaded or found, by name. */
  files: Map<string, string>;
}

/** The key of a metaobject in `DemoStore.entries`. */
export const entryKey = ({type, handle}: CatalogueMetaobject) => `${type}/${handle}`;

/**
 * A product as `productSet` takes it, its files uploaded.
 *
 * @param collections ids of the collections that contain it
 */
export async function productInput(
  store: DemoStore,
  product: CatalogueProduct,
  collections: string[],
): Promise<object> {
  const {handle, variants, images, seo} = product;
  const files: object[] = [];
  for (const image of images) files.push(await uploadedPicture(store, image));
  return {
    handle,
    title: product.title.de,
    descriptionHtml: product.descriptionHtml.de,
    vendor: product.vendor,
    productType: product.productType.de,
    tags: product.tags,
    status: 'ACTIVE',
    ...(seo && {seo: {title: seo.title.de, description: seo.description.de}}),
    collections,
    productOptions: optionsOf(product).map(({name, values}, at) => ({
      name,
      position: at + 1,
      values: values.map((value) => ({name: value})),
    })),
    files,
    metafields: await metafieldsOf(store, product.metafields),
    variants: await Promise.all(variants.map((one) => variantOf(store, product, one, files))),
  };
}

/** The id of a file in the store, which is uploaded unless one has this name. */
export async function fileId(store: DemoStore, file: DemoFile): Promise<string> {
  const known = store.files.get(file.name);
  if (known) return known;
  const found = z.object({files: z.object({nodes: z.array(z.object({id: z.string()}))})});
  const query = `filename:${file.name}`;
  const {files} = await store.api.ask(found, documents.FILES, {query});
  let id = files.nodes[0]?.id;
  if (!id) {
    const created = z.object({
      fileCreate: z.object({files: z.tuple([z.object({id: z.string()})])}),
    });
    const originalSource = await uploadFile(store.api, file);
    const answer = await store.api.ask(created, documents.CREATE_FILE, {
      files: [{originalSource, contentType: file.kind, filename: file.name}],
    });
    id = answer.fileCreate.files[0].id;
  }
  store.files.set(file.name, id);
  return id;
}

/** For products without options Shopify creates a default one. */
function optionsOf({options}: CatalogueProduct) {
  if (options.length === 0) return [{name: 'Title', values: ['Default Title']}];
  return options.map(({name, values}) => ({
    name: name.de,
    values: values.map((value) => value.name.de),
  }));
}

/** A picture as mutations import it. */
export async function uploadedPicture({api}: DemoStore, image: CatalogueImage) {
  const file = await pictureFile(image);
  const originalSource = await uploadFile(api, file);
  return {originalSource, alt: image.alt.de, filename: file.name, contentType: file.kind};
}

const euros = (cents: number) => (cents / 100).toFixed(2);

async function variantOf(
  store: DemoStore,
  product: CatalogueProduct,
  variant: CatalogueVariant,
  files: object[],
) {
  const {sku, barcode, price, compareAtPrice, stock, grams, lowestPrice30d, unitPrice} = variant;
  const metafields = await metafieldsOf(store, variant.metafields ?? []);
  if (lowestPrice30d !== undefined) {
    const value = JSON.stringify({amount: euros(lowestPrice30d), currency_code: 'EUR'});
    metafields.push({namespace: 'custom', key: 'lowest_price_30d', type: 'money', value});
  }
  return {
    optionValues: optionsOf(product).map(({name, values}, at) => ({
      optionName: name,
      name: values[variant.selected[at] ?? 0],
    })),
    sku,
    barcode,
    price: euros(price),
    compareAtPrice: compareAtPrice === undefined ? null : euros(compareAtPrice),
    inventoryPolicy: variant.continueSelling ? 'CONTINUE' : 'DENY',
    inventoryItem: {
      tracked: true,
      requiresShipping: !needsNoParcel(product),
      ...(grams && {measurement: {weight: {value: grams, unit: 'GRAMS'}}}),
    },
    inventoryQuantities: [{locationId: store.location, name: 'available', quantity: stock}],
    ...(unitPrice && {
      showUnitPrice: true,
      unitPriceMeasurement: {
        quantityValue: unitPrice.quantity,
        quantityUnit: unitPrice.unit,
        referenceValue: unitPrice.per,
        referenceUnit: unitPrice.perUnit,
      },
    }),
    ...(variant.image !== undefined && {file: files[variant.image]}),
    metafields,
  };
}

/** Metafields as the store takes them; product references follow once all products exist. */
async function metafieldsOf(store: DemoStore, fields: readonly CatalogueMetafield[]) {
  const found = [];
  for (const field of fields) {
    if (field.type.includes('product_reference')) continue;
    const {namespace, key, type} = field;
    found.push({namespace, key, type, value: await valueOf(store, field)});
  }
  return found;
}

async function valueOf(store: DemoStore, {type, value, files, metaobjects}: CatalogueMetafield) {
  if (!files && !metaobjects) return value.de;
  const ids: string[] = [];
  for (const file of files ?? []) {
    ids.push(await fileId(store, documentFile(file.path)));
  }
  for (const entry of metaobjects ?? []) {
    const id = store.entries.get(entryKey(entry));
    if (!id) throw new Error(`it needs the entry ${entryKey(entry)}`);
    ids.push(id);
  }
  return type.startsWith('list.') ? JSON.stringify(ids) : (ids[0] ?? '');
}
