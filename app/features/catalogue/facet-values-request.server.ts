import {z} from 'zod';
import {languageNames} from '~/i18n/languages';
import {facetNames, type FacetName} from '~/services/algolia/facet-names';
import {readListingQuery, readWords, type ListingQuery} from './listing-query.server';

/** Handles as Shopify makes them: letters and digits of any script, `-` and `_`. */
const HANDLE = /^[\p{L}\p{N}_-]{0,255}$/u;

const schema = z.object({
  facet: z.enum(facetNames),
  words: z.string().max(500).default('').transform(readWords),
  collection: z
    .string()
    .regex(HANDLE)
    .default('')
    .transform((handle) => handle || null),
  language: z.enum(languageNames).optional(),
});

interface FacetValuesRequest {
  facet: FacetName;
  /** At most 50 characters; '' for the most frequent values. */
  words: string;
  /** Handle of the collection whose list is narrowed; `null` on the result page. */
  collection: string | null;
  /** What narrows the list already. */
  query: ListingQuery;
}

/**
 * Reads `facet=vendor&words=ost&collection=e-bikes&language=de` and the list's own query beside it; `null` when
 * the first four are nonsense.
 */
export function readFacetValuesRequest(params: URLSearchParams): FacetValuesRequest | null {
  const asked = schema.safeParse(Object.fromEntries(params));
  if (!asked.success) return null;
  const {facet, words, collection} = asked.data;
  const query = readListingQuery(params, collection === null ? 'search' : 'collection');
  return {facet, words, collection, query: {...query, page: 1}};
}
