import type {ProductItemView} from '../../app/features/product/product-markup.server';
import {readMark} from '../../app/features/statistics/report-search.server';
import type {SearchMark} from '../../app/features/statistics/search-mark';
import type {CatalogueProduct} from '../stand-ins/catalogue/catalogue-types';
import {standIns} from '../stand-ins/in-vitest';
import {isAvailable, productOf} from './catalogue';

/** The text of a card in a list. */
export function cardText({html = ''}: ProductItemView): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
  return text.replaceAll(/[ \n]+/g, ' ').trim();
}

/** The search that found a card's product, from its link; `null` without one. */
export function cardMark({html = ''}: ProductItemView): SearchMark | null {
  return readMark(/[?&;]found=([^"&]+)/.exec(html)?.[1] ?? null);
}

/** Products of a collection that can be bought, in no particular order. */
export function inStock(handle: string): CatalogueProduct[] {
  const listed = standIns.catalogue().collectionsByHandle.get(handle)?.products ?? [];
  return listed.map(productOf).filter(({variants}) => variants.some(isAvailable));
}

/** Lowest price in euros at which a product can be bought. */
export function offerOf({variants}: CatalogueProduct): number {
  return Math.min(...variants.filter(isAvailable).map(({price}) => price)) / 100;
}

/** German values of a product for a facet, from the catalogue. */
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
