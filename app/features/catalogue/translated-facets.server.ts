import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import {facetNames, type FacetName} from '~/services/algolia/facet-names';
import type {FacetCount} from '~/services/algolia/search-types';
import {optional} from '~/services/http/outage.server';
import {listQuery} from './list-query';
import {toQuestion} from './ask-search.server';
import {readListingQuery} from './listing-query.server';

/** Names of makers and years are the same in all languages. */
const spokenEverywhere: readonly FacetName[] = ['vendor', 'model_year'];

/**
 * A list's query for another language. Words, price, order and what that language's index knows as well ('500 Wh')
 * stay; where a value is left out the list begins anew.
 *
 * @param collection handle, or `null` for the whole shop
 * @param search `?frame=Trapez&sort=price-asc`, or ''
 */
export async function translateListQuery(
  context: AppLoadContext,
  {collection, search, language}: {collection: string | null; search: string; language: Language},
): Promise<string> {
  const query = new URLSearchParams(search);
  const translated = facetNames.filter(
    (name) => !spokenEverywhere.includes(name) && query.has(name),
  );
  if (translated.length === 0) return search;
  const everything = readListingQuery(new URLSearchParams(), 'collection');
  const question = {...toQuestion(context, everything, collection), analytics: false};
  const found = await optional(context.searchIn(language).products(question), null);
  return withKnownValues(query, translated, found?.facets);
}

function withKnownValues(
  query: URLSearchParams,
  translated: FacetName[],
  known?: Record<FacetName, FacetCount[]>,
): string {
  for (const facet of translated) {
    for (const value of new Set(query.getAll(facet))) {
      if (known?.[facet].some((count) => count.value === value)) continue;
      query.delete(facet, value);
      query.delete('page');
    }
  }
  return listQuery(query);
}
