import {facetNames} from '~/services/algolia/facet-names';
import {listQuery} from './list-query';

/** Names of makers and years are the same in all languages. */
const spokenEverywhere = ['vendor', 'model_year'];

/**
 * A list's address for the other language: values of facets are words of the one it was made in. Words, price
 * and order stay, the list begins anew when something is left out.
 *
 * @param search `?frame=Trapez&sort=price-asc`, or ''
 */
export function withoutTranslatedFacets(search: string): string {
  const query = new URLSearchParams(search);
  const translated = facetNames.filter(
    (name) => !spokenEverywhere.includes(name) && query.has(name),
  );
  if (translated.length === 0) return search;
  for (const name of [...translated, 'page']) query.delete(name);
  return listQuery(query);
}
