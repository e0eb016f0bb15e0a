import type {
  CatalogueImage,
  CatalogueMetafield,
  CatalogueProduct,
  CatalogueVariant,
} from '../../catalogue/catalogue-types';
import {imagePath} from '../../images/handlers';
import {gid} from '../gid';
import type {StoreSetUp} from './store-set-up';

export interface FileInput {
  originalSource: string;
  filename?: string | null;
  alt?: string | null;
  contentType?: 'IMAGE' | 'FILE' | null;
}

export interface FieldInput {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

interface VariantInput {
  optionValues: {optionName: string; name: string}[];
  sku?: string | null;
  barcode?: string | null;
  price: string;
  compareAtPrice?: string | null;
  inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
  inventoryItem?: {measurement?: {weight?: {value: number}}} | null;
  inventoryQuantities?: {locationId: string; name: string; quantity: number}[] | null;
  unitPriceMeasurement?: {
    quantityValue: number;
    quantityUnit: NonNullable<CatalogueVariant['unitPrice']>['unit'];
    referenceValue: number;
    referenceUnit: NonNullable<CatalogueVariant['unitPrice']>['perUnit'];
  } | null;
  file?: FileInput | null;
  metafields?: FieldInput[] | null;
}

export interface ProductInput {
  handle: string;
  title?: string | null;
  descriptionHtml?: string | null;
  vendor?: string | null;
  productType?: string | null;
  tags?: string[] | null;
  collections?: string[] | null;
  productOptions?: {name: string; values: {name: string}[]}[] | null;
  files?: FileInput[] | null;
  metafields?: FieldInput[] | null;
  variants?: VariantInput[] | null;
}

/** An error that a mutation reports in its `userErrors`. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** Converts `Refused` errors into the `userErrors` of a mutation. */
export function reporting(act: () => object): object {
  try {
    return {...act(), userErrors: []};
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {userErrors: [{message: error.message, code: error.code}]};
  }
}

/** The only stock location of the store. */
export const LOCATION = gid('Location', 1);
const MAX_VARIANTS = 2048;
export const same = (text: string) => ({de: text, en: text});
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Parses the product inputs of mutations. All functions throw `Refused`. */
export function productInputs(store: StoreSetUp) {
  const {written} = store;

  function image({originalSource, filename, alt}: FileInput): CatalogueImage {
    const upload = written.arrived(originalSource);
    if (!upload) throw new Refused(`File URL is invalid: ${originalSource}`, 'INVALID_INPUT');
    const bytes = Buffer.from(upload.arrived ?? []);
    // A PNG's first chunk contains its size.
    if (bytes.toString('latin1', 1, 4) !== 'PNG') {
      throw new Refused('Image type is not supported', 'INVALID_INPUT');
    }
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return {file: filename ?? upload.name, alt: same(alt ?? ''), width, height};
  }

  function metafield(owner: 'PRODUCT' | 'PRODUCTVARIANT', field: FieldInput): CatalogueMetafield {
    const {namespace, key, type, value} = field;
    const definition = store.find(owner, namespace, key);
    if (definition && definition.type !== type) {
      const message = `Type must be consistent with the definition's type: '${definition.type}'.`;
      throw new Refused(message, 'INVALID_TYPE');
    }
    const stored = {namespace, key, type, value: same(value)};
    const ids = value.match(/gid:\/\/shopify\/\w+\/\d+/g) ?? [];
    if (type.endsWith('metaobject_reference')) {
      return {...stored, metaobjects: ids.map((id) => found(written.entries, id))};
    }
    if (type.endsWith('file_reference')) {
      const files = ids.map((id) => found(written.files, id).name);
      return {...stored, files: files.map(downloadOf)};
    }
    return stored;
  }

  function variant(input: VariantInput, product: ProductInput, images: CatalogueImage[]) {
    const options = product.productOptions ?? [];
    const selected = options.map(({name, values}) => {
      const given = input.optionValues.find(({optionName}) => optionName === name);
      const at = values.findIndex((value) => value.name === given?.name);
      if (at < 0) throw new Refused(`Option value is missing for ${name}`, 'INVALID_VARIANT');
      return at;
    });
    const stock = input.inventoryQuantities ?? [];
    if (stock.some(({locationId}) => locationId !== LOCATION)) {
      throw new Refused('The specified location could not be found.', 'INVALID_INPUT');
    }
    const {unitPriceMeasurement: unit, file} = input;
    const at = images.findIndex(({file: name}) => name === file?.filename);
    if (file && at < 0)
      throw new Refused('File is not among those of the product', 'INVALID_INPUT');
    const made: CatalogueVariant = {
      id: written.number(),
      sku: input.sku ?? '',
      selected,
      price: cents(input.price),
      stock: stock.reduce((sum, {quantity}) => sum + quantity, 0),
      continueSelling: input.inventoryPolicy === 'CONTINUE',
      metafields: (input.metafields ?? []).map((one) => metafield('PRODUCTVARIANT', one)),
      ...(input.barcode && {barcode: input.barcode}),
      ...(input.compareAtPrice && {compareAtPrice: cents(input.compareAtPrice)}),
      ...(file && {image: at}),
      ...(input.inventoryItem?.measurement?.weight && {
        grams: input.inventoryItem.measurement.weight.value,
      }),
      ...(unit && {
        unitPrice: {
          quantity: unit.quantityValue,
          unit: unit.quantityUnit,
          per: unit.referenceValue,
          perUnit: unit.referenceUnit,
        },
      }),
    };
    return made;
  }

  function productOf(input: ProductInput): CatalogueProduct {
    const {handle, title, variants = [], files, metafields, productOptions} = input;
    if (!title) throw new Refused("Title can't be blank", 'BLANK');
    if (store.goods.products.some((one) => one.handle === handle)) {
      throw new Refused(`Handle '${handle}' already in use.`, 'HANDLE_NOT_UNIQUE');
    }
    if ((variants ?? []).length > MAX_VARIANTS) {
      throw new Refused('Too many variants', 'VARIANTS_OVER_LIMIT');
    }
    const images = (files ?? []).map(image);
    const made = (variants ?? []).map((one) => variant(one, input, images));
    if (new Set(made.map(({selected}) => selected.join())).size < made.length) {
      throw new Refused('The variant already exists.', 'VARIANT_ALREADY_EXISTS');
    }
    return {
      id: written.number(),
      handle,
      title: same(title),
      vendor: input.vendor ?? '',
      productType: same(input.productType ?? ''),
      descriptionHtml: same(input.descriptionHtml ?? ''),
      tags: input.tags ?? [],
      publishedAt: new Date().toISOString(),
      recentlyOrdered: 0,
      options: (productOptions ?? []).map(({name, values}) => ({
        name: same(name),
        values: values.map((value) => ({name: same(value.name)})),
      })),
      variants: made,
      images,
      metafields: (metafields ?? []).map((one) => metafield('PRODUCT', one)),
    };
  }

  return {image, metafield, productOf};
}

/** Looks up an entry by its id. Throws `Refused`. */
export function found<T>(all: ReadonlyMap<string, T>, id: string): T {
  const one = all.get(id);
  if (!one)
    throw new Refused(`Value references something that does not exist: ${id}`, 'INVALID_VALUE');
  return one;
}

/** A file as the Storefront API returns it: its title is its name. */
function downloadOf(name: string) {
  const title = name.replace(/\.\w+$/, '').replaceAll(/[-_]/g, ' ');
  return {title: same(title), path: imagePath(name), mimeType: 'application/pdf'};
}
