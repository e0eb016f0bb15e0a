import {useRouteLoaderData} from '@remix-run/react';
import type {SearchAccess} from '~/services/algolia/search-types';
import type {ConsentChoice} from '../../consent/consent-choice';

export type {SearchAccess};

export interface PopularCategory {
  title: string;
  href: string;
}

interface SearchData {
  searchAccess: SearchAccess;
  consent?: ConsentChoice | null;
  navigation?: PopularCategory[];
}

export interface SearchSettings {
  access: SearchAccess;
  /** Whether the visitor agreed to statistics. */
  statistics: boolean;
  /** To begin with, before anything is typed. */
  popular: PopularCategory[];
}

/** What the overlay needs of what the root loaded; `null` on a page whose root has failed. */
export function useSearchData(): SearchSettings | null {
  const data = useRouteLoaderData<SearchData>('root');
  if (!data?.searchAccess) return null;
  return {
    access: data.searchAccess,
    statistics: data.consent === 'all',
    popular: (data.navigation ?? []).filter(({href}) => href.includes('/collections/')),
  };
}
