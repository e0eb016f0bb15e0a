import type {Language} from '~/i18n/languages';
import {createSearch, type SearchOptions} from '~/services/algolia/algolia.server';
import {indexPrefixOf} from '~/services/algolia/product-query';
import type {Search} from '~/services/algolia/search-types';
import type {Settings} from './env.server';

interface Asking extends Omit<SearchOptions, 'settings'> {
  settings: Settings;
  language: Language;
}

/** The search service for one request, in the index of the page's language where there is one. */
export function openSearch({settings, language, ...asking}: Asking): Search {
  return createSearch({
    ...asking,
    settings: {
      appId: settings.ALGOLIA_APP_ID,
      searchKey: settings.ALGOLIA_SEARCH_KEY,
      prefix: indexPrefixOf(settings, language),
      url: settings.ALGOLIA_URL,
      insightsUrl: settings.ALGOLIA_INSIGHTS_URL,
    },
  });
}
