import type {CatalogueProduct} from '../catalogue/catalogue-types';
import type {StandInContext} from './request-context';
import {folded, textIn} from './texts';

/** Search fields of a product, in descending weight. */
function searchTexts(product: CatalogueProduct, context: StandInContext): string[] {
  return context.catalogue.memoize(`search ${context.market.language} ${product.id}`, () => [
    folded(textIn(context, product.title)),
    folded(product.vendor),
    folded(textIn(context, product.productType)),
    folded(product.tags.join(' ')),
    folded(
      product.variants
        .slice(0, 50)
        .map(({sku}) => sku)
        .join(' '),
    ),
  ]);
}

const wordsOf = (query: string) => folded(query).split(/\s+/).filter(Boolean);

/** How well a text matches the query: zero when a word of it is missing. */
export function textScore(text: string, query: string): number {
  const plain = folded(text);
  const words = wordsOf(query);
  if (words.length === 0 || !words.every((word) => plain.includes(word))) return 0;
  return words.filter((word) => ` ${plain}`.includes(` ${word}`)).length + 1;
}

function score(product: CatalogueProduct, words: readonly string[], context: StandInContext) {
  const texts = searchTexts(product, context);
  let sum = 0;
  for (const word of words) {
    const at = texts.findIndex((text) => text.includes(word));
    if (at < 0) return 0;
    sum += (texts.length - at) * 2 + (` ${texts[at]}`.includes(` ${word}`) ? 1 : 0);
  }
  return sum;
}

/** How to treat sold-out products: Shopify's `SearchUnavailableProductsType`. */
export type Unavailable = 'HIDE' | 'LAST' | 'SHOW';

/** Products that contain every word of the query, the best match first. */
export function foundProducts(
  query: string,
  unavailable: Unavailable,
  context: StandInContext,
): CatalogueProduct[] {
  const {source, factsOf} = context.catalogue;
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const ranked = source.products
    .map((product) => ({product, score: score(product, words, context)}))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score || b.product.recentlyOrdered - a.product.recentlyOrdered)
    .map(({product}) => product);
  const [there, gone] = [true, false].map((available) =>
    ranked.filter((product) => factsOf(product).available === available),
  );
  if (unavailable === 'SHOW') return ranked;
  return unavailable === 'HIDE' ? (there ?? []) : [...(there ?? []), ...(gone ?? [])];
}
