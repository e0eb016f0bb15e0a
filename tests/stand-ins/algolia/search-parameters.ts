import {z} from 'zod';
import {badRequest} from './api-error';

/** A list, also as JSON or comma-separated text, as in query strings. */
const list = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  if (value.trim().startsWith('[')) return parsed(value);
  return value === '' ? [] : value.split(',');
}, z.array(z.string()));

const number = z.coerce.number().int().nonnegative();
const yesNo = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
/** True for the index's own languages, false, or a list of languages. */
const languages = z.union([yesNo, list]);
const nested = z.preprocess(
  (value) => (typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value),
  z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]),
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parameters and settings that affect the results; Algolia's names and defaults. */
const played = {
  query: z.string().default(''),
  page: number.default(0),
  hitsPerPage: number.max(1000).default(20),
  offset: number.optional(),
  length: number.max(1000).optional(),
  facets: list.default([]),
  maxValuesPerFacet: number.max(1000).default(100),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  facetFilters: nested.default([]),
  numericFilters: nested.default([]),
  filters: z.string().default(''),
  attributesToRetrieve: list.default(['*']),
  attributesToHighlight: list.nullish(),
  attributesToSnippet: list.default([]),
  snippetEllipsisText: z.string().default('…'),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  responseFields: list.default(['*']),
  clickAnalytics: yesNo.default(false),
  getRankingInfo: yesNo.default(false),
  restrictSearchableAttributes: list.default([]),
  typoTolerance: z.union([yesNo, z.enum(['min', 'strict'])]).default(true),
  minWordSizefor1Typo: number.default(4),
  minWordSizefor2Typos: number.default(8),
  allowTyposOnNumericTokens: yesNo.default(true),
  disableTypoToleranceOnAttributes: list.default([]),
  disableTypoToleranceOnWords: list.default([]),
  disablePrefixOnAttributes: list.default([]),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z
    .enum(['none', 'lastWords', 'firstWords', 'allOptional'])
    .default('none'),
  queryLanguages: list.default([]),
  indexLanguages: list.default([]),
  ignorePlurals: languages.default(false),
  removeStopWords: languages.default(false),
  decompoundQuery: yesNo.default(true),
  synonyms: yesNo.default(true),
  decompoundedAttributes: z.record(z.string(), z.array(z.string())).default({}),
  ranking: list.default([]),
  customRanking: list.default([]),
  searchableAttributes: list.nullish(),
  attributesForFaceting: list.nullish(),
  numericAttributesForFiltering: list.nullish(),
  unretrievableAttributes: list.default([]),
  paginationLimitedTo: number.default(1000),
  facetQuery: z.string().default(''),
  maxFacetHits: number.max(100).default(10),
};

/** Valid parameters of Algolia that have no effect here. */
const ignored =
  `analytics analyticsTags userToken distinct attributeForDistinct facetingAfterDistinct similarQuery
optionalFilters tagFilters sumOrFiltersScores aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision
minimumAroundRadius insideBoundingBox insidePolygon naturalLanguages ruleContexts personalizationImpact
percentileComputation enableABTest relevancyStrictness restrictHighlightAndSnippetArrays enableRules
enablePersonalization mode semanticSearch advancedSyntax optionalWords disableExactOnAttributes exactOnSingleWordQuery
alternativesAsExact advancedSyntaxFeatures replaceSynonymsInHighlight minProximity
attributeCriteriaComputedByMinProximity attributeCriteriaComputedBy renderingContent enableReRanking
reRankingApplyFilter explain replicas camelCaseAttributes customNormalization separatorsToIndex userData
keepDiacriticsOnCharacters attributesToTransliterate allowCompressionOfIntegerArray maxFacetHits virtual
primary version`.split(/\s+/);

const schema = z.object(played);

const known = new Set([...Object.keys(played), ...ignored]);

/** Parameters that are not settings of an index. */
const onlyOfSearches =
  `query page offset length facets filters facetFilters numericFilters tagFilters facetQuery
clickAnalytics getRankingInfo restrictSearchableAttributes userToken analytics analyticsTags`.split(
    /\s+/,
  );

/** Names that `PUT /1/indexes/{index}/settings` accepts. */
export const knownSettings: ReadonlySet<string> = new Set(
  [...known].filter((name) => !onlyOfSearches.includes(name)),
);

/** Settings of an index merged with the parameters of one search. */
export type SearchParameters = z.output<z.ZodObject<typeof played>>;

/**
 * Parses the parameters of a search and merges them into the settings of its index.
 *
 * @throws ApiError 400 for a parameter that is unknown or has the wrong type
 */
export function readParameters(
  settings: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): SearchParameters {
  const own = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const unknown = own.find(([name]) => !known.has(name));
  if (unknown) throw badRequest(`Unknown parameter: ${unknown[0]}`);
  const set = Object.entries(settings).filter(([name, value]) => known.has(name) && value !== null);
  const result = schema.safeParse({...Object.fromEntries(set), ...Object.fromEntries(own)});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badRequest(`Invalid value for "${issue?.path.join('.')}" parameter: ${issue?.message}`);
}

/** The languages of `ignorePlurals` and the like: the listed ones, or those of the query. */
export function languagesOf(
  choice: boolean | string[],
  {queryLanguages}: Pick<SearchParameters, 'queryLanguages'>,
): readonly string[] {
  if (Array.isArray(choice)) return choice;
  return choice ? queryLanguages : [];
}
