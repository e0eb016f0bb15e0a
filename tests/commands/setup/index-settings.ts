import {readFileSync} from 'node:fs';
import type {IndexSettings, SynonymHit} from '@algolia/client-search';
import {z} from 'zod';
import type {Language} from '../../../app/i18n/languages';
import {facets, RIDER} from '../../../app/services/algolia/facets';
import {
  collectionIndex,
  pageIndex,
  productIndex,
} from '../../../app/services/algolia/product-query';
import {sortOrders, type SortOrder} from '../../../app/services/algolia/search-types';

/** The facets' searchable attributes, the most relevant first. */
const searchedAttributes = facets
  .filter(({searchRank}) => searchRank > 0)
  .toSorted((a, b) => a.searchRank - b.searchRank)
  .map(({attribute}) => attribute);

/** An index as the shop needs it for searching. */
export interface IndexSetup {
  name: string;
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/** Algolia's default order of criteria. */
const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const replicaRanking: Record<SortOrder, string> = {
  'recently-ordered-count-desc': 'desc(recently_ordered_count)',
  'published-at-desc': 'desc(published_at)',
  'price-desc': 'desc(price)',
  'price-asc': 'asc(price)',
};

/** The indices of one language, the primary one before its sort replicas: what `npm run setup:algolia` writes. */
export function indexSetups(prefix: string, language: Language): IndexSetup[] {
  const synonyms = synonymsOf(language);
  const settings = productSettings(language);
  const replicas = sortOrders.map((order) => ({
    name: productIndex(prefix, order),
    // A standard replica sorts by the first criterion.
    settings: {...settings, ranking: [replicaRanking[order], ...ranking]},
    synonyms,
  }));
  return [
    {
      name: productIndex(prefix, 'relevance'),
      settings: {...settings, ranking, replicas: replicas.map(({name}) => name)},
      synonyms,
    },
    ...replicas,
    {name: collectionIndex(prefix), settings: collectionSettings(language), synonyms},
    {name: pageIndex(prefix), settings: pageSettings(language), synonyms},
  ];
}

function productSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: [
      // A search for "Rad" should find a Trekkingrad before a Radhose: the product type counts first, then the name.
      'unordered(product_type)',
      'unordered(title)',
      'vendor',
      'unordered(skus)',
      'unordered(tags)',
      ...searchedAttributes.map((attribute) => `unordered(${attribute})`),
    ],
    attributesForFaceting: [
      ...facets.map(({attribute}) => `searchable(${attribute})`),
      // Not only for filtering: their minimum and maximum are returned as facet statistics.
      'price',
      RIDER.min,
      'collections',
      'filterOnly(inventory_available)',
    ],
    numericAttributesForFiltering: ['price', ...Object.values(RIDER)],
    customRanking: ['desc(recently_ordered_count)', 'desc(published_at)'],
    // The search key is public. The shop's sales figures are not, nor its stock, from whose changes they follow.
    unretrievableAttributes: [
      'recently_ordered_count',
      'inventory_quantity',
      'locations_inventory',
    ],
    attributesToHighlight: ['title', 'vendor'],
    disableTypoToleranceOnAttributes: ['skus'],
    // One model year must not match another.
    allowTyposOnNumericTokens: false,
    hitsPerPage: 25,
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1000,
    ...languageSettings(language, ['title', 'product_type']),
  };
}

function collectionSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: ['title', 'handle'],
    customRanking: ['desc(products_count)'],
    ranking,
    attributesToHighlight: ['title'],
    hitsPerPage: 10,
    ...languageSettings(language, ['title']),
  };
}

function pageSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: [
      'unordered(title)',
      'unordered(tags)',
      'unordered(headings)',
      'unordered(description)',
    ],
    ranking,
    attributesToHighlight: [],
    hitsPerPage: 10,
    ...languageSettings(language, ['title', 'headings']),
  };
}

/** German queries find parts of compounds, and compounds by their parts. */
function languageSettings(language: Language, compounds: string[]): IndexSettings {
  return {
    queryLanguages: [language],
    indexLanguages: [language],
    ignorePlurals: [language],
    removeStopWords: [language],
    ...(language === 'de' && {decompoundQuery: true, decompoundedAttributes: {de: compounds}}),
  };
}

const synonymsSchema = z.strictObject({
  same: z.array(z.array(z.string())),
  wider: z.record(z.string(), z.array(z.string())),
});

/**
 * Synonyms of the trade, `synonyms/<language>.json`: `same` ones match each other, `wider` ones also match the listed
 * terms, but not the reverse.
 */
function synonymsOf(language: Language): SynonymHit[] {
  const file = new URL(`synonyms/${language}.json`, import.meta.url);
  const {same, wider} = synonymsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [
    ...same.map((synonyms) => ({
      objectID: `same ${synonyms[0] ?? ''}`.replaceAll(' ', '-'),
      type: 'synonym' as const,
      synonyms,
    })),
    ...Object.entries(wider).map(([input, synonyms]) => ({
      objectID: `wider ${input}`.replaceAll(' ', '-'),
      type: 'onewaysynonym' as const,
      input,
      synonyms,
    })),
  ];
}
