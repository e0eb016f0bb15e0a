import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/outage.server';

/** An article number has a figure and no space. */
const ARTICLE_NUMBER = /^(?=.*\d)\S{3,}$/;
/** Shopify is asked about each product: the one that has the number stands among the first. */
const MOST_LOOKED_AT = 5;

interface Article {
  handle: string;
  options: {name: string; value: string}[];
}

/**
 * The variants that have `words` as their article number, among the products that a search has found first; none
 * when the words are none, and where Shopify does not say.
 */
export async function articlesOf(
  {shopify}: AppLoadContext,
  words: string,
  handles: readonly string[],
): Promise<Article[]> {
  if (!ARTICLE_NUMBER.test(words)) return [];
  const found = handles.slice(0, MOST_LOOKED_AT).map(async (handle): Promise<Article[]> => {
    const options = await optional(shopify.product.optionsOfSku(handle, words), null);
    return options ? [{handle, options}] : [];
  });
  return (await Promise.all(found)).flat();
}
