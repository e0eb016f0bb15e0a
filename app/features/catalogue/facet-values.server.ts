import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {Language} from '~/i18n/languages';
import {facetNames, facetOf} from '~/services/algolia/facets';
import {optional} from '~/services/http/outage.server';
import {listQuery} from './listing-parameters';
import {readListingQuery, readWords} from './listing-query.server';
import {toSearchRequest} from './load-listing.server';

/** Handles as Shopify generates them: letters and digits of any script, `-` and `_`. */
const HANDLE = /^[\p{L}\p{N}_-]{0,255}$/u;

const schema = z.object({
  facet: z.enum(facetNames),
  /** At most 50 characters; '' for the most frequent values. */
  words: z.string().max(500).default('').transform(readWords),
  /** Handle of the collection that is filtered; `null` on the search results page. */
  collection: z
    .string()
    .regex(HANDLE)
    .default('')
    .transform((handle) => handle || null),
});

/** Parses `facet=vendor&words=ost&collection=e-bikes` and the list's own query; `null` when the first three are invalid. */
export function readFacetValuesRequest(params: URLSearchParams) {
  const parsed = schema.safeParse(Object.fromEntries(params));
  if (!parsed.success) return null;
  const {facet, words, collection} = parsed.data;
  const query = readListingQuery(params, collection === null ? 'search' : 'collection');
  return {facet, words, collection, query: {...query, page: 1}};
}

/**
 * A list's query translated to another language. Search terms, price, order and values that also exist in that
 * language's index ('500 Wh', also as '500 wh') remain; other values are dropped, and the list restarts at page 1.
 *
 * @param collection handle, or `null` for the entire shop
 * @param search `?frame=Trapez&sort=price-asc`, or ''
 */
export async function translateListQuery(
  context: AppLoadContext,
  {collection, search, language}: {collection: string | null; search: string; language: Language},
): Promise<string> {
  const query = new URLSearchParams(search);
  const translated = facetNames.filter((name) => facetOf(name).translated && query.has(name));
  if (translated.length === 0) return search;
  const emptyQuery = readListingQuery(new URLSearchParams(), 'collection');
  const request = toSearchRequest(emptyQuery, collection, null);
  const found = await optional(context.searchIn(language).products(request), null);
  for (const facet of translated) {
    const available = new Set(found?.facets[facet].map(({value}) => value.toLowerCase()));
    for (const value of new Set(query.getAll(facet))) {
      if (available.has(value.toLowerCase())) continue;
      query.delete(facet, value);
      query.delete('page');
    }
  }
  return listQuery(query);
}
