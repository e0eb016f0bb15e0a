import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {storyHref} from '../story/links';
import type {PageLink} from './overlay/hit-facts';

/**
 * Pages that take their words from these messages; the tags that `story` has are theirs. Set-up and stand-ins read them in plain
 * Node, so this file must not reach `messages.server`, which only Vite can load.
 */
export const servicePages = [
  {
    page: 'leasingRequest',
    story: 'leasing-anfrage',
    title: 'leasingRequest.title',
    description: 'leasingRequest.description',
  },
  {
    page: 'appointment',
    story: 'werkstatt-termin',
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

/** Pages and services whose texts match the words, at most four; none without words and while the search service is out. */
export async function findPages(
  {search, language}: AppLoadContext,
  words: string,
): Promise<PageLink[]> {
  const found = words ? await optional(search.pages(words), []) : [];
  return found.map(({id, ...page}) => ({...page, href: hrefOf(language, id)}));
}

/** Where the page of a record is. */
function hrefOf(language: Language, id: string): string {
  const service = servicePages.find(({page}) => page === id);
  return service ? href(language, service.page) : storyHref(language, id);
}
