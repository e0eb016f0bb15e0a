import type {
  CatalogueMetaobject,
  CatalogueMetafield,
  CatalogueProduct,
  Text,
} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid, numberOfName} from './gid';
import {decimalOf} from './money';
import {nodeOf} from './nodes';
import type {VariantParent} from './product-facts';
import {typed, type StandInContext, type ResolverMap, type TypedParent} from './resolver-contract';
import {textIn} from './texts';

type StoredField = CatalogueMetaobject['fields'][number];

/** Types `Metaobject` and `MetaobjectField`, as referenced by metafields. */
export const metaobjectResolvers: ResolverMap = {
  Metaobject: {
    id: ({handle}: CatalogueMetaobject) => gid('Metaobject', numberOfName(handle)),
    field: ({fields}: CatalogueMetaobject, {key}: {key: string}) =>
      fields.find((field) => field.key === key) ?? null,
  },
  MetaobjectField: {
    reference: ({image}: StoredField) => (image ? typed('MediaImage', image) : null),
    value: ({value}: StoredField, _: unknown, context: StandInContext) => textIn(context, value),
  },
};

type StoredFile = NonNullable<CatalogueMetafield['files']>[number];

/** Parent of `Metafield`. */
interface MetafieldParent {
  id: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
  files?: readonly StoredFile[];
  metaobjects?: readonly CatalogueMetaobject[];
}

interface Key {
  namespace?: string | null;
  key: string;
}

type Find = (key: Key, context: StandInContext) => MetafieldParent | null;

/** Looks up the stored metafields of a resource, whose number is `id`. */
function amongStored(fields: readonly CatalogueMetafield[], id: number): Find {
  return ({namespace, key}, context) => {
    const found = fields.find((field) => field.namespace === namespace && field.key === key);
    if (!found) return null;
    return {
      id: gid('Metafield', numberOfName(`${id}.${found.namespace}.${found.key}`)),
      namespace: found.namespace,
      key: found.key,
      type: found.type,
      value: textIn(context, found.value),
      files: found.files,
      metaobjects: found.metaobjects,
    };
  };
}

function ofProduct(product: CatalogueProduct): Find {
  return amongStored(product.metafields, product.id);
}

function ofVariant(parent: VariantParent): Find {
  const {id, lowestPrice30d, metafields = []} = parent.variant;
  const lowest = lowestPrice30d === undefined ? [] : [lowestPriceField(lowestPrice30d)];
  return amongStored([...metafields, ...lowest], id);
}

/** Money metafields are stored values: they stay in the shop's currency in every market. */
function lowestPriceField(cents: number): CatalogueMetafield {
  const value = JSON.stringify({amount: decimalOf(cents), currency_code: 'EUR'});
  return {
    namespace: 'custom',
    key: 'lowest_price_30d',
    type: 'money',
    value: {de: value, en: value},
  };
}

/**
 * `metafield` and `metafields` of a type; the latter preserve the order of the identifiers, with null for missing ones
 * and those without a definition accessible to the storefront.
 */
function metafieldFields<T>(owner: 'PRODUCT' | 'PRODUCTVARIANT', finder: (parent: T) => Find) {
  const metafieldOf = (parent: T, wish: Key, context: StandInContext) =>
    context.state.store.exposes(owner, wish.namespace, wish.key)
      ? finder(parent)(wish, context)
      : null;
  return {
    metafield: metafieldOf,
    metafields: (parent: T, {identifiers}: {identifiers: Key[]}, context: StandInContext) =>
      identifiers.map((key) => metafieldOf(parent, key, context)),
  };
}

function isList({type}: MetafieldParent) {
  return type.startsWith('list.');
}

/** What a metafield refers to: its files, or the resources whose ids are its value. */
function referencesOf(field: MetafieldParent, context: StandInContext): TypedParent[] {
  if (field.files) return field.files.map((file) => typed('GenericFile', file));
  if (field.metaobjects) return field.metaobjects.map((entry) => typed('Metaobject', entry));
  if (!field.type.endsWith('_reference')) return [];
  const ids = field.value.match(/gid:\/\/shopify\/\w+\/[^"\],\s]+/g) ?? [];
  return ids.flatMap((id) => nodeOf(id, context) ?? []);
}

/** Types `Metafield` and `GenericFile`, and the metafields of products and variants. */
export const metafieldResolvers: ResolverMap = {
  Product: metafieldFields('PRODUCT', ofProduct),
  ProductVariant: metafieldFields('PRODUCTVARIANT', ofVariant),
  Metafield: {
    reference: (field: MetafieldParent, _: unknown, context: StandInContext) =>
      isList(field) ? null : (referencesOf(field, context)[0] ?? null),
    references: (field: MetafieldParent, args: PageArgs, context: StandInContext) =>
      isList(field) ? connectionOf(referencesOf(field, context), args) : null,
  },
  GenericFile: {
    id: ({path}: StoredFile) => gid('GenericFile', numberOfName(path)),
    url: ({path}: StoredFile, _: unknown, {origin}: StandInContext) => new URL(path, origin).href,
    alt: ({title}: {title: Text}, _: unknown, context: StandInContext) => textIn(context, title),
    originalFileSize: ({path}: StoredFile) => 120_000 + (numberOfName(path) % 900_000),
  },
};
