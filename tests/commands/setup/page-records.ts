import {readdirSync, readFileSync} from 'node:fs';
import {serviceRecords, storyRecord} from '../../../app/features/search/page-records.server';
import {languages, type Language} from '../../../app/i18n/languages';
import {createTranslate, flattenAreas, type Translate} from '../../../app/i18n/messages';
import type {PageRecord} from '../../../app/services/algolia/search-types';

interface Story {
  full_slug: string;
  name: string;
  tag_list: string[];
  content: Record<string, unknown>;
}

/**
 * The records of the page index in a language: stories that visitors can open and editors did not hide, then the pages
 * without a story. `stories` are in that language.
 */
export function pageRecords(stories: readonly Story[], language: Language): PageRecord[] {
  const indexedStories = stories.map(({tag_list: tags, ...story}) => ({
    ...story,
    fullSlug: slugOf(story, language),
    tags,
  }));
  return [
    ...indexedStories.flatMap((story) => storyRecord(story) ?? []),
    ...serviceRecords(indexedStories, translatorOf(language)),
  ];
}

/** Translated slugs start with the language code; the first story of a folder has a trailing slash. */
function slugOf({full_slug: slug}: Pick<Story, 'full_slug'>, language: Language): string {
  const prefix = `${languages[language].storyblok}/`;
  return (slug.startsWith(prefix) ? slug.slice(prefix.length) : slug).replace(/\/$/, '');
}

/** Reads the messages without Vite, so that the demo's search can start with the same records. */
function translatorOf(language: Language): Translate {
  const folder = new URL(`../../../locales/${language}/`, import.meta.url);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, object] => {
      const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return [`/${file}`, Object(content) as object];
    });
  return createTranslate(flattenAreas(Object.fromEntries(files)), languages[language].locale);
}
