/** Parameters by endpoint; version 2 of the API rejects all others. */
const everywhere = ['token', 'version', 'cv', 'from_release'];
const ofAnyStory = [
  'resolve_links',
  'resolve_links_level',
  'resolve_relations',
  'resolve_level',
  'resolve_assets',
  'language',
  'fallback_lang',
  'excluding_fields',
  'excluding_story_fields',
];
const ofOneStory = ['find_by'];
const ofManyStories = [
  'starts_with',
  'search_term',
  'per_page',
  'page',
  'content_type',
  'by_slugs',
  'excluding_slugs',
  'by_uuids',
  'by_uuids_ordered',
  'by_ids',
  'excluding_ids',
  'with_tag',
  'sort_by',
  'in_workflow_stages',
  'filter_query',
  'level',
  'is_startpage',
  'first_published_at_gt',
  'first_published_at_lt',
  'published_at_gt',
  'published_at_lt',
  'updated_at_gt',
  'updated_at_lt',
];

const allowed: Record<'story' | 'stories', ReadonlySet<string>> = {
  story: new Set([...everywhere, ...ofAnyStory, ...ofOneStory]),
  stories: new Set([...everywhere, ...ofAnyStory, ...ofManyStories]),
};

/** Names of unsupported parameters, without the part in brackets. */
export function unknownParameters(
  endpoint: 'story' | 'stories',
  parameters: URLSearchParams,
): string[] {
  const names = [...parameters.keys()].map((name) => name.replace(/\[.*$/s, ''));
  return [...new Set(names)].filter((name) => !allowed[endpoint].has(name));
}

/** A comma-separated parameter; empty when it is missing or empty. */
export const listOf = (parameters: URLSearchParams, name: string): string[] =>
  (parameters.get(name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** An integer of at least 1, else `otherwise`. */
export function countOf(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;
}
