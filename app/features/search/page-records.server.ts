import type {Translate} from '~/i18n/translate';
import type {PageRecord} from '~/services/algolia/search-types';
import {servicePages} from './found-pages.server';

/*
 * Set-up and stand-ins read this file in plain Node, so it must not reach `messages.server`, which only Vite can load.
 */

/** A published story as far as the search tells it. */
export interface IndexedStory {
  /** Path without slashes at its ends and without a language before it. */
  fullSlug: string;
  name: string;
  tags: string[];
  content: Record<string, unknown>;
}

/**
 * The record of a story in the search index of pages; `null` for one that visitors cannot open as a page, or that editors
 * hide from searches.
 */
export function storyRecord({fullSlug, name, tags, content}: IndexedStory): PageRecord | null {
  if (content.component !== 'page' || fullSlug === 'home' || content.noindex === true) return null;
  if (isServiceRecord(fullSlug)) return null;
  const told = (...fields: string[]) =>
    fields.flatMap((field) => textOf(content[field]) || []).at(0);
  return {
    objectID: fullSlug,
    title: told('headline', 'seo_title') ?? name,
    tags,
    description: told('seo_description', 'lead') ?? '',
    headings: headingsIn(content),
  };
}

/** Whether a record of this id tells of a page that has no story, whatever stories are called. */
export const isServiceRecord = (id: string) => servicePages.some(({page}) => page === id);

/** Records of the pages that have no story, or take only their tags from one: those of the story `slug`, or of all. */
export function serviceRecords(
  stories: readonly IndexedStory[],
  t: Translate,
  slug?: string,
): PageRecord[] {
  return servicePages
    .filter(({story}) => slug === undefined || story === slug)
    .map(({page, story, title, description}) => ({
      objectID: page,
      title: t(title),
      tags: stories.find(({fullSlug}) => fullSlug === story)?.tags ?? [],
      description: t(description),
      headings: [],
    }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Fields that are shown as the title of a part. */
const HEADING = /^(headline|seo_title|title|question)$/;

/** Titles in a block and in the blocks inside, those of rich texts too. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'heading') return [plainText(value)];
  const found = Object.entries(value).flatMap(([field, inner]) =>
    HEADING.test(field) ? textOf(inner) || [] : headingsIn(inner),
  );
  return [...new Set(found)];
}

/** The words of a rich text's node. */
function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return textOf(node.text);
  return 'content' in node && Array.isArray(node.content)
    ? node.content.map(plainText).filter(Boolean).join(' ')
    : '';
}
