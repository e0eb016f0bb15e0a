import {inBatches} from '../http/fetch-json.server';
import type {CacheVersion} from './cache-version.server';
import {type DeliveryClient, StoryblokError, type StoryVersion} from './delivery-client.server';
import {
  type StoriesResult,
  deliverySchema,
  relatedSchema,
  type RelatedStory,
  type StoryContent,
  toStory,
} from './story-schema';

export interface StoriesQuery {
  /** For errors: `story 'home'`. */
  operation: string;
  path: string;
  /** Parameters without token and cv. */
  query: Record<string, string>;
  version: StoryVersion;
  /** A single story, which may be missing, rather than a list. */
  isOneStory: boolean;
}

type Call = StoriesQuery & {until: number};

/**
 * Queries Storyblok itself, never a cache. `cv` pins published content to a version. A missing story is a result
 * without stories; any other status but 2xx throws `StoryblokError`. `until` is in milliseconds since 1970.
 */
export async function fetchFromStoryblok(
  client: DeliveryClient,
  version: CacheVersion,
  storiesQuery: StoriesQuery,
  cv: number | undefined,
  until: number,
): Promise<StoriesResult> {
  const query = {...storiesQuery.query, ...(cv !== undefined && {cv: String(cv)})};
  const call = {...storiesQuery, query, until};
  try {
    return await queryStories(client, version, call);
  } catch (error) {
    const isMissing = error instanceof StoryblokError && error.status === 404;
    if (isMissing && storiesQuery.isOneStory) return {stories: [], total: 0, perPage: 1, size: 0};
    throw error;
  }
}

async function queryStories(
  client: DeliveryClient,
  version: CacheVersion,
  call: Call,
): Promise<StoriesResult> {
  const {data, headers, size} = await client.get({...call, schema: deliverySchema});
  if (call.version === 'published') version.update(data.cv);

  const {links, link_uuids: uuids} = data;
  const linked =
    links?.length || !uuids?.length ? (links ?? []) : await fetchByUuids(client, call, uuids);
  const byUuid = new Map(linked.map((story) => [story.uuid, story]));

  const stories = (data.stories ?? [data.story]).flatMap((story) => {
    if (!story) return [];
    return [toStory(story, resolveReferences(story.content, byUuid, client.shopOrigin))];
  });
  return {
    cv: data.cv,
    stories,
    total: count(headers.get('total'), stories.length),
    perPage: count(headers.get('per-page'), Number(call.query.per_page ?? 1)),
    size,
  };
}

/** Stories that Storyblok returns by their uuids at once. */
const UUID_BATCH = 50;

/** Stories by their uuids, as received. */
async function fetchByUuids(
  client: DeliveryClient,
  {operation, query, version, until}: Call,
  uuids: string[],
): Promise<RelatedStory[]> {
  const {language, cv} = query;
  const responses = await Promise.all(
    inBatches([...new Set(uuids)], UUID_BATCH).map((batch) =>
      client.get({
        operation: `${operation}, related stories`,
        path: 'cdn/stories',
        query: {
          version,
          ...(language && {language}),
          ...(cv && {cv}),
          by_uuids: batch.join(','),
          per_page: String(UUID_BATCH),
        },
        version,
        schema: relatedSchema,
        until,
      }),
    ),
  );
  return responses.flatMap(({data}) => data.stories);
}

/** A count from a header, or `fallback` when it is missing or invalid. */
function count(header: string | null, fallback: number): number {
  return header !== null && /^\d+$/.test(header) ? Number(header) : fallback;
}

/** Nesting levels of objects and lists allowed in content; editors reach some twenty. */
const MAX_DEPTH = 100;

/** Stories that links refer to, by their uuid. */
export type LinkedStories = ReadonlyMap<string, RelatedStory>;

const noLinks: LinkedStories = new Map();

/** Where links to a URL have it; a text may show one. */
const URL_FIELDS: ReadonlySet<string> = new Set(['url', 'cached_url', 'href']);

/**
 * A copy of the content in which links to stories have a `story`, as in the vendor's client, and links to the shop's
 * full URLs are paths, which get the visitor's language. Values nested deeper than 100 levels become `null`, so that no
 * story can overflow the stack of its readers.
 */
export function resolveReferences(
  content: StoryContent,
  links: LinkedStories,
  shopOrigin: string,
): StoryContent {
  function walk(value: unknown, linkedStories: LinkedStories, depth: number): unknown {
    if (!isRecord(value) && !Array.isArray(value)) return value;
    if (depth > MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.map((entry) => walk(entry, linkedStories, depth + 1));
    return fieldsOf(value, linkedStories, depth);
  }

  function fieldsOf(value: Record<string, unknown>, known: LinkedStories, depth: number) {
    const fields = Object.entries(value).map(([name, field]) => {
      const isOwnUrl =
        URL_FIELDS.has(name) && typeof field === 'string' && field.startsWith(`${shopOrigin}/`);
      return [
        name,
        isOwnUrl ? field.slice(shopOrigin.length) : walk(field, known, depth + 1),
      ] as const;
    });
    const linked = linkedStory(value, known);
    // Links inside the inserted stories are not resolved.
    if (linked) fields.push(['story', walk(linked, noLinks, depth + 1)]);
    return Object.fromEntries(fields);
  }

  const {component, _uid} = content;
  return {...fieldsOf(content, links, 1), component, _uid};
}

/** Link fields refer to the story by `id`, links in rich text by `uuid`. */
function linkedStory(
  value: Record<string, unknown>,
  links: LinkedStories,
): RelatedStory | undefined {
  if (value.linktype !== 'story') return undefined;
  const uuid = value.fieldtype === 'multilink' ? value.id : value.uuid;
  return typeof uuid === 'string' ? links.get(uuid) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
