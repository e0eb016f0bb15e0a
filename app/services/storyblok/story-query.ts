import {languages, type Language} from '~/i18n/languages';

/** Published is what visitors see; drafts need a verified preview, or a shop that is set to drafts. */
export type StoryVersion = 'draft' | 'published';

export interface StoryParams {
  /** Another language than the visitor's. */
  language?: Language;
}

/** Stories that every page shows, so previews show their drafts beside any story. */
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

/** What one story is asked for with, but token and cv, which the sender adds; in a fixed order, for cache keys. */
export function storyQuery(version: StoryVersion, language: Language): Record<string, string> {
  return {...inLanguage(version, language), resolve_links: 'url'};
}

/** The same for a page of a list, counted from 1. */
export function listQuery(
  version: StoryVersion,
  language: Language,
  {perPage, page}: {perPage: number; page: number},
): Record<string, string> {
  return {...inLanguage(version, language), per_page: `${perPage}`, page: `${page}`};
}

function inLanguage(version: StoryVersion, language: Language): Record<string, string> {
  const code = languages[language].storyblok;
  return {version, ...(code && {language: code})};
}
