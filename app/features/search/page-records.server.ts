import type {Translate} from '~/i18n/messages';
import type {PageRecord} from '~/services/algolia/search-types';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {storyHref} from '../story/links';
import type {PageLink} from './overlay/overlay-view';
import {pageStories} from '~/pages';

/*
 * Set-up and stand-ins load this file in plain Node, so it must not even indirectly import `messages.server`, which
 * only Vite can load.
 */

/** The parts of a published story that are indexed. */
interface IndexedStory {
  /** Path without slashes at its ends and without a language prefix. */
  fullSlug: string;
  name: string;
  tags: string[];
  content: Record<string, unknown>;
}

/**
 * The record of a story in the search index of pages; `null` for the home page, for one that visitors cannot open as a
 * page, and for one that editors exclude from searches.
 */
export function storyRecord({fullSlug, name, tags, content}: IndexedStory): PageRecord | null {
  if (content.component !== 'page' || fullSlug === pageStories.home || content.noindex === true)
    return null;
  if (isServiceRecord(fullSlug)) return null;
  const firstText = (...fields: string[]) =>
    fields.flatMap((field) => textOf(content[field]) || []).at(0);
  return {
    objectID: fullSlug,
    title: firstText('headline', 'seo_title') ?? name,
    tags,
    description: firstText('seo_description', 'lead') ?? '',
    headings: headingsIn(content),
  };
}

/** Whether a record of this id is that of a page without a story, whatever stories are called. */
export const isServiceRecord = (id: string) => servicePages.some(({page}) => page === id);

/** Records of the pages that have no story, or take only their tags from one: those of the story `slug`, or all. */
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

/** Fields that are rendered as the title of a part. */
const HEADING = /^(headline|seo_title|title|question)$/;

/** Titles in a block and its nested blocks, including those of rich texts. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'heading') return [plainText(value)];
  const found = Object.entries(value).flatMap(([field, inner]) =>
    HEADING.test(field) ? textOf(inner) || [] : headingsIn(inner),
  );
  return [...new Set(found)];
}

function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return textOf(node.text);
  return 'content' in node && Array.isArray(node.content)
    ? node.content.map(plainText).filter(Boolean).join(' ')
    : '';
}

/** Pages whose texts are these messages; their tags are those of `story`. */
const servicePages = [
  {
    page: 'leasingRequest',
    story: pageStories.leasingRequest,
    title: 'leasingRequest.title',
    description: 'leasingRequest.description',
  },
  {
    page: 'appointment',
    story: pageStories.appointment,
    title: 'appointment.title',
    description: 'appointment.lead',
  },
  {
    page: 'priceRequest',
    story: null,
    title: 'priceRequest.title',
    description: 'priceRequest.lead',
  },
  {page: 'withdrawal', story: null, title: 'withdrawal.title', description: 'withdrawal.lead'},
  {page: 'sizeFinder', story: null, title: 'sizing.page.title', description: 'sizing.page.lead'},
  {
    page: 'privacySettings',
    story: null,
    title: 'privacy.page.title',
    description: 'privacy.page.description',
  },
] as const;

/** Pages and services matching the words, at most four; none without words or while the search service is down. */
export async function findPages(
  {search, language}: AppLoadContext,
  words: string,
): Promise<PageLink[]> {
  const found = words ? await optional(search.pages(words), []) : [];
  return found.map(({id, ...page}) => ({...page, href: hrefOf(language, id)}));
}

function hrefOf(language: Language, id: string): string {
  const service = servicePages.find(({page}) => page === id);
  return service ? href(language, service.page) : storyHref(language, id);
}
