import type {Language} from '~/i18n/languages';
import {PER_PAGE} from './limits';

/** Published is what visitors see; drafts need a verified preview, or a shop that is set to drafts. */
export type StoryVersion = 'draft' | 'published';

export interface StoryParams {
  /** Without it, what the setting and the preview say. */
  version?: StoryVersion;
  /** Another language than the visitor's. */
  language?: Language;
  /** What to put into the content for each link to a story; for single stories `url` by default. */
  resolveLinks?: 'url' | 'story' | 'link';
  /** Fields with uuids of stories to put into the content, as `component.field`. */
  resolveRelations?: readonly string[];
  /** For what the shop cannot do without: the last good copy stands in while Storyblok does not answer. */
  lastGood?: boolean;
}

export interface StoriesParams extends Omit<StoryParams, 'lastGood'> {
  startsWith?: string;
  byUuids?: readonly string[];
  /** 25 when not given, 100 at most. */
  perPage?: number;
  /** From 1. */
  page?: number;
}

/** German is the default language of the space, so it is not named. */
const languageCodes: Record<Language, string | undefined> = {de: undefined, en: 'en'};

/** Stories that every page shows, so previews show their drafts beside any story (spec §7). */
export const SHARED_STORIES: ReadonlySet<string> = new Set(['config', 'footer']);

/** What a story may be asked for by: no numbers, which Storyblok takes for ids, and no way out of the path. */
export function isStorySlug(slug: string): boolean {
  const segments = slug.split('/');
  return (
    slug.length <= 500 &&
    !/^\d+$/.test(slug) &&
    segments.every((segment) => !['', '.', '..'].includes(segment))
  );
}

/** The path of one story below the API's base. */
export function storyPath(slug: string): string {
  return `cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`;
}

/** Parameters of spec §7 without token and cv, which the sender adds; in a fixed order, for cache keys. */
export function toQuery(
  version: StoryVersion,
  params: StoriesParams,
  language: Language,
): Record<string, string> {
  const {resolveRelations, resolveLinks, startsWith, byUuids, perPage, page} = params;
  const given = {
    version,
    language: languageCodes[params.language ?? language],
    resolve_links: resolveLinks,
    resolve_relations: resolveRelations?.join(',') || undefined,
    starts_with: startsWith,
    by_uuids: byUuids?.join(','),
    per_page: perPage?.toString(),
    page: page?.toString(),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The parameters of a list, with the page and its size named. */
export function toListQuery(
  version: StoryVersion,
  params: StoriesParams,
  language: Language,
): Record<string, string> {
  return toQuery(version, {perPage: PER_PAGE, page: 1, ...params}, language);
}
