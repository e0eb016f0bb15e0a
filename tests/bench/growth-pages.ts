import {searchClient, type SearchForHits, type SearchResponse} from '@algolia/client-search';
import type {OpenSuppliers} from '../commands/open-suppliers';

/** The largest collection of bikes, and a word that matches half of them. */
const collection = 'e-bikes';
const words = 'trekking';
/** The size of a full page: a shorter one would cost less. */
const page = 25;
const narrowed = ['frame', 'model_year', 'gender', 'drive'];

/** URLs of lists that fill a page in a shop of any size. */
interface GrowthPages {
  collection: string;
  fourFacets: string;
  search: string;
}

/** Finds lists that the smallest shop can fill. Throws when it cannot. */
export async function growthPages(smallest: OpenSuppliers): Promise<GrowthPages> {
  const ask = searcher(smallest);
  const chosen = new URLSearchParams();
  const facetFilters: string[][] = [];
  for (const facet of narrowed) {
    const attribute = `meta.custom.${facet}`;
    const {facets} = await ask({facetFilters, facets: [attribute]});
    const values = byCount(facets?.[attribute]);
    const enough = await fewest(values, (some) =>
      fills(ask, {facetFilters: [...facetFilters, some.map((value) => `${attribute}:${value}`)]}),
    );
    facetFilters.push(enough.map((value) => `${attribute}:${value}`));
    for (const value of enough) chosen.append(facet, value);
  }
  if (!(await fills(ask, {query: words, filters: 'inventory_available:true'}))) {
    throw new Error(`Fewer than ${page} products match "${words}"`);
  }
  return {
    collection: `/collections/${collection}`,
    fourFacets: `/collections/${collection}?${chosen.toString()}`,
    search: `/suche?q=${words}`,
  };
}

/**
 * Makes the suppliers build their indices, which takes seconds with many products and must not count as the shop's
 * time.
 */
export async function warmUp(suppliers: OpenSuppliers): Promise<void> {
  suppliers.catalogue();
  const ask = searcher(suppliers);
  for (const query of ['', words]) await ask({query, facets: ['*']});
}

type Ask = (query: Partial<SearchForHits>) => Promise<SearchResponse>;

function searcher({url, settings}: OpenSuppliers): Ask {
  const {ALGOLIA_APP_ID = '', ALGOLIA_SEARCH_KEY = '', ALGOLIA_INDEX_PREFIX = ''} = settings;
  const client = searchClient(ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, {
    hosts: [{url: new URL(url).host, accept: 'readWrite', protocol: 'http'}],
    timeouts: {connect: 120_000, read: 120_000, write: 120_000},
  });
  const filters = `inventory_available:true AND collections:"${collection}"`;
  return (query) =>
    client.searchSingleIndex({
      indexName: `${ALGOLIA_INDEX_PREFIX}products`,
      searchParams: {filters, ...query},
    });
}

async function fills(ask: Ask, query: Partial<SearchForHits>): Promise<boolean> {
  const {nbHits = 0} = await ask(query);
  return nbHits >= page;
}

/** The smallest number of values, in order, that is enough. Throws when even all of them are not. */
async function fewest(
  values: string[],
  isEnough: (some: string[]) => Promise<boolean>,
): Promise<string[]> {
  for (let count = 1; count <= values.length; count += 1) {
    const some = values.slice(0, count);
    if (await isEnough(some)) return some;
  }
  throw new Error(`Fewer than ${page} products of ${collection} have one of ${values.join(', ')}`);
}

function byCount(counts: Record<string, number> = {}): string[] {
  return Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value);
}
