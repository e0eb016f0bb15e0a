import {z} from 'zod';
import {badRequest} from './requests';

const list = z.array(z.string());
const number = z.int().nonnegative();
const nested = z.array(z.union([z.string(), list]));

/** Parameters and settings that affect the results; Algolia's names and defaults. */
const supportedParameters = {
  query: z.string().default(''),
  page: number.default(0),
  hitsPerPage: number.max(1000).default(20),
  facets: list.default([]),
  maxValuesPerFacet: number.max(1000).default(100),
  facetFilters: nested.default([]),
  numericFilters: nested.default([]),
  filters: z.string().default(''),
  attributesToRetrieve: list.default(['*']),
  attributesToHighlight: list.default(['*']),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  clickAnalytics: z.boolean().default(false),
  allowTyposOnNumericTokens: z.boolean().default(true),
  disableTypoToleranceOnAttributes: list.default([]),
  removeWordsIfNoResults: z.enum(['none', 'allOptional']).default('none'),
  queryLanguages: list.default([]),
  ignorePlurals: list.default([]),
  removeStopWords: list.default([]),
  decompoundQuery: z.boolean().default(true),
  decompoundedAttributes: z.record(z.string(), list).default({}),
  ranking: list.default([]),
  customRanking: list.default([]),
  searchableAttributes: list.default([]),
  attributesForFaceting: list.default([]),
  numericAttributesForFiltering: list.optional(),
  unretrievableAttributes: list.default([]),
  paginationLimitedTo: number.default(1000),
  facetQuery: z.string().default(''),
  maxFacetHits: number.max(100).default(10),
};

/** Valid parameters of Algolia that have no effect here. */
const ignored =
  `analytics analyticsTags userToken attributesToSnippet indexLanguages distinct attributeForDistinct facetingAfterDistinct similarQuery
optionalFilters tagFilters sumOrFiltersScores aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision
minimumAroundRadius insideBoundingBox insidePolygon naturalLanguages ruleContexts personalizationImpact
percentileComputation enableABTest relevancyStrictness restrictHighlightAndSnippetArrays enableRules
enablePersonalization mode semanticSearch advancedSyntax optionalWords disableExactOnAttributes exactOnSingleWordQuery
alternativesAsExact advancedSyntaxFeatures replaceSynonymsInHighlight minProximity
attributeCriteriaComputedByMinProximity attributeCriteriaComputedBy renderingContent enableReRanking
reRankingApplyFilter explain replicas camelCaseAttributes customNormalization separatorsToIndex userData
keepDiacriticsOnCharacters attributesToTransliterate allowCompressionOfIntegerArray virtual
primary version`.split(/\s+/);

const schema = z.object(supportedParameters);

const known = new Set([...Object.keys(supportedParameters), ...ignored]);

/** Parameters that are not settings of an index. */
const onlyOfSearches =
  `query page facets filters facetFilters numericFilters tagFilters facetQuery clickAnalytics userToken analytics
analyticsTags`.split(/\s+/);

/** Names that `PUT /1/indexes/{index}/settings` accepts. */
export const knownSettings: ReadonlySet<string> = new Set(
  [...known].filter((name) => !onlyOfSearches.includes(name)),
);

/** Settings of an index merged with the parameters of one search. */
export type SearchParameters = z.output<z.ZodObject<typeof supportedParameters>>;

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
