import {facets, RIDER, searchedAttributes} from '../../../app/services/algolia/facets';

/** Settings as returned by Algolia's `GET /1/indexes/{index}/settings`. */
export type IndexSettings = Readonly<Record<string, unknown>>;

/** A synonym as accepted by Algolia's `POST /1/indexes/{index}/synonyms/batch`. */
export interface Synonym {
  objectID: string;
  type: 'synonym' | 'onewaysynonym' | 'altcorrection1' | 'altcorrection2' | 'placeholder';
  synonyms?: string[];
  input?: string;
  word?: string;
  corrections?: string[];
  placeholder?: string;
  replacements?: string[];
}

export type Language = 'de' | 'en';

/** Algolia's default order of criteria. */
export const usualRanking = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

/** The first ranking criterion of each sort order; replica names are derived from the keys. */
const sortedBy = {
  recently_ordered_count_desc: 'desc(recently_ordered_count)',
  published_at_desc: 'desc(published_at)',
  price_desc: 'desc(price)',
  price_asc: 'asc(price)',
} as const;

const languageSettings = (language: Language): IndexSettings => ({
  queryLanguages: [language],
  indexLanguages: [language],
  ignorePlurals: [language],
  removeStopWords: [language],
  ...(language === 'de' && {
    decompoundQuery: true,
    decompoundedAttributes: {de: ['title', 'product_type']},
  }),
});

/** The initial settings: the same that `npm run setup:algolia` writes, as a test of the service verifies. */
export function productSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: [
      // A search for "Rad" should find a Trekkingrad before a Radhose: the product type counts first, then the name.
      'unordered(product_type)',
      'unordered(title)',
      'vendor',
      'unordered(skus)',
      'unordered(named_tags)',
      ...searchedAttributes.map((attribute) => `unordered(${attribute})`),
    ],
    attributesForFaceting: [
      ...facets.map(({attribute}) => `searchable(${attribute})`),
      'price',
      RIDER.min,
      'collections',
      'filterOnly(inventory_available)',
    ],
    numericAttributesForFiltering: ['price', ...Object.values(RIDER)],
    customRanking: ['desc(recently_ordered_count)', 'desc(published_at)'],
    ranking: usualRanking,
    unretrievableAttributes: ['recently_ordered_count'],
    attributesToHighlight: ['title', 'vendor'],
    disableTypoToleranceOnAttributes: ['skus'],
    allowTyposOnNumericTokens: false,
    hitsPerPage: 25,
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1000,
    ...languageSettings(language),
  };
}

export function collectionSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: ['title', 'handle'],
    customRanking: ['desc(products_count)'],
    ranking: usualRanking,
    attributesToHighlight: ['title'],
    numericAttributesForFiltering: ['products_count'],
    hitsPerPage: 10,
    ...languageSettings(language),
    ...(language === 'de' && {decompoundedAttributes: {de: ['title']}}),
  };
}

export function pageSettings(language: Language): IndexSettings {
  return {
    searchableAttributes: [
      'unordered(title)',
      'unordered(tags)',
      'unordered(headings)',
      'unordered(description)',
    ],
    ranking: usualRanking,
    attributesToHighlight: [],
    hitsPerPage: 10,
    ...languageSettings(language),
    ...(language === 'de' && {decompoundedAttributes: {de: ['title', 'headings']}}),
  };
}

/** Names of the sort replicas of an index, with the ranking of each. */
export function sortReplicas(index: string): Map<string, string[]> {
  return new Map(
    Object.entries(sortedBy).map(([name, criterion]) => [
      `${index}_${name}`,
      [criterion, ...usualRanking],
    ]),
  );
}
