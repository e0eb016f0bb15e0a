import type {CatalogueProduct} from '../catalogue/catalogue-types';
import {centsIn} from './money';
import {isAvailable} from './product-facts';
import {compares, dateOf, parseQuery, type Term} from './query-syntax';
import type {StandInContext} from './request-context';
import {folded, textIn} from './texts';

/** Matches the complete value, or a prefix when the term ends in `*`. */
function same(actual: string, {value}: Term): boolean {
  const wanted = folded(value);
  if (wanted.endsWith('*')) return folded(actual).startsWith(wanted.slice(0, -1));
  return folded(actual) === wanted;
}

/** Matches the beginning of any word, as Shopify's tokenised fields do. */
function words(actual: string, {value}: Term): boolean {
  const wanted = folded(value).replace(/\*$/, '');
  return ` ${folded(actual)}`.includes(` ${wanted}`);
}

const listed = (term: Term, test: (term: Term) => boolean) =>
  term.value.split(',').some((value) => test({...term, value: value.trim()}));

function matches(term: Term, product: CatalogueProduct, context: StandInContext): boolean {
  const title = textIn(context, product.title);
  const productType = textIn(context, product.productType);
  const tagged = (one: Term) => product.tags.some((tag) => same(tag, one));
  switch (term.field) {
    case undefined:
    case 'default':
      return [title, product.vendor, productType, ...product.tags].some((text) =>
        words(text, term),
      );
    case 'id':
      return compares(product.id, term, Number(term.value.split('/').at(-1)));
    case 'handle':
      return same(product.handle, term);
    case 'title':
      return words(title, term);
    case 'vendor':
      return same(product.vendor, term);
    case 'product_type':
      return listed(term, (one) => same(productType, one));
    case 'tag':
      return listed(term, tagged);
    case 'tag_not':
      return !tagged(term);
    case 'available_for_sale':
      return String(product.variants.some(isAvailable)) === term.value.toLowerCase();
    case 'variants.price': {
      const wanted = Number(term.value) * 100;
      return product.variants.some(({price}) =>
        compares(centsIn(context.market, price), term, wanted),
      );
    }
    case 'created_at':
    case 'updated_at':
    case 'published_at':
      return compares(Date.parse(product.publishedAt), term, dateOf(term));
    default:
      return true;
  }
}

/** Predicate for `products(query:)`; unknown fields match everything, as at Shopify. */
export function productQuery(
  query: string | null | undefined,
  context: StandInContext,
): (product: CatalogueProduct) => boolean {
  return parseQuery(query ?? '', (term, product) => matches(term, product, context));
}
