import {loadProduct} from '../../app/features/product/load-product.server';
import {contextOf, SHOP} from '../fakes/request-context';
import type {CatalogueProduct, CatalogueVariant} from '../stand-ins/catalogue/catalogue-types';
import {standIns} from '../stand-ins/in-vitest';

/** A product of the stand-in's shop. Throws when it has none with that handle. */
export function productOf(handle: string): CatalogueProduct {
  const found = standIns.catalogue().productsByHandle.get(handle);
  if (!found) throw new Error(`The catalogue has no product '${handle}'`);
  return found;
}

/** What the page at a product's URL shows, including what only the worker renders. */
export async function productAt(path: string) {
  const {href, pathname, searchParams} = new URL(path, SHOP);
  const [handle = ''] = pathname.split('/').slice(-1);
  const loaded = await loadProduct(await contextOf(new Request(href)), handle, searchParams);
  if (!loaded) throw new Error(`There is no product at ${path}`);
  return {...loaded.view, ...loaded.details};
}

/** The first variant that matches a predicate. */
export function variantWith(
  {handle, variants}: CatalogueProduct,
  rule: (variant: CatalogueVariant) => boolean,
): CatalogueVariant {
  const found = variants.find(rule);
  if (!found) throw new Error(`'${handle}' has no such variant`);
  return found;
}

/** Whether a visitor can buy it. */
export function isAvailable({stock, continueSelling}: CatalogueVariant): boolean {
  return stock > 0 || continueSelling;
}

/** The id of a variant at Shopify. */
export function merchandiseIdOf({id}: CatalogueVariant): string {
  return `gid://shopify/ProductVariant/${id}`;
}

/** German names of a variant's option values. */
export function valuesOf({options}: CatalogueProduct, {selected}: CatalogueVariant): string[] {
  return options.map(({values}, at) => values[selected[at] ?? -1]?.name.de ?? '');
}

/** The German URL of a product with a variant selected. */
export function addressOf(product: CatalogueProduct, variant: CatalogueVariant): string {
  const values = valuesOf(product, variant);
  const pairs = product.options.map(({name}, at) => [name.de, values[at] ?? '']);
  return `/products/${product.handle}?${new URLSearchParams(pairs).toString()}`;
}
