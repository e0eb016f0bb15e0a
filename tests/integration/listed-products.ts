import type {CatalogueProduct} from '../stand-ins/catalogue/catalogue-types';
import {standIns} from '../stand-ins/in-vitest';
import {isAvailable, productOf} from './catalogue';

/** Products of a collection that can be bought, in no order. */
export function inStock(handle: string): CatalogueProduct[] {
  const listed = standIns.catalogue().collectionsByHandle.get(handle)?.products ?? [];
  return listed.map(productOf).filter(({variants}) => variants.some(isAvailable));
}

/** Lowest price in euros at which a product can be bought. */
export function offerOf({variants}: CatalogueProduct): number {
  return Math.min(...variants.filter(isAvailable).map(({price}) => price)) / 100;
}

/** German values of a product that a facet filters by, as the catalogue holds them. */
export function valuesIn({vendor, metafields}: CatalogueProduct, facet: string): string[] {
  if (facet === 'vendor') return [vendor];
  const field = metafields.find(({namespace, key}) => namespace === 'custom' && key === facet);
  const text = field?.value.de;
  if (text === undefined) return [];
  const parsed: unknown = field?.type.startsWith('list.') ? JSON.parse(text) : [text];
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** How many products have each value of a facet. */
export function countsOf(products: CatalogueProduct[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const value of new Set(valuesIn(product, facet))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}
