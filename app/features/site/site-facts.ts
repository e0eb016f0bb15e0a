import {createContext, useContext} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import type {ImageView} from '../pictures/image-view';
import type {HoursView} from './opening-hours';

/** Ways through the shop that its owner names; `null` hides their links. */
interface Places {
  contact: string | null;
  privacy: string | null;
  /** What customers are told about withdrawal. */
  returns: string | null;
  terms: string | null;
  /** What the law guarantees to buyers. */
  warranty: string | null;
  /** How reviews are checked. */
  reviews: string | null;
  leasing: string | null;
  /** Helps to find the size of a frame. */
  sizing: string | null;
  workshop: string | null;
  /** The collection to begin with, and the one of what sells best. */
  browse: string | null;
  bestSellers: string | null;
}

/** A way to pay or a carrier: the editor's picture, or the name in our own type. */
export interface Tile {
  name: string;
  label: string;
  picture: ImageView | null;
}

export interface CardLink {
  label: string;
  href: string;
}

/** When somebody is there, and how to reach them. */
export interface ServiceCardView {
  title: string;
  /** 'Jetzt geöffnet bis 18 Uhr', as of this request; `null` without hours. */
  state: {open: boolean; text: string} | null;
  hours: HoursView;
  phone: {question: string; label: string; href: string} | null;
  /** What to do or read next. */
  links: CardLink[];
}

/** What the shop's owner decides and components need wherever they stand. */
export interface SiteFacts {
  /** The shop's name; '' where nobody knows. */
  brand: string;
  places: Places;
  /** The footer lets visitors choose where goods go: not while nobody knows the countries. */
  countryChoice: boolean;
  payments: Tile[];
  /** The first year that averages of reviews cover; '' where nobody says. */
  reviewsSince: {google: string; products: string};
}

/** What a page knows whose root has failed. */
export const UNKNOWN_SITE: SiteFacts = {
  brand: '',
  places: {
    contact: null,
    privacy: null,
    returns: null,
    terms: null,
    warranty: null,
    reviews: null,
    leasing: null,
    sizing: null,
    workshop: null,
    browse: null,
    bestSellers: null,
  },
  countryChoice: false,
  payments: [],
  reviewsSince: {google: '', products: ''},
};

const Context = createContext(UNKNOWN_SITE);

/** Hands the facts down; without it nothing is known. */
export const SiteFactsProvider = Context.Provider;

/** Countries to choose from, for forms that change the country; see `SiteFacts`. */
export const useCountryChoice = () => useContext(Context).countryChoice;

/** The shop's name, also where the content service is out. */
export function useBrand(): string {
  const t = useTranslate();
  return useContext(Context).brand || t('chrome.brand');
}

/** ' seit 2019', the period of an average of reviews; '' where nobody says. */
export function useReviewsSince(of: 'google' | 'products'): string {
  const t = useTranslate();
  const year = useContext(Context).reviewsSince[of];
  return year && t('chrome.since', {year});
}

/** Payment methods in the order of the editors; empty while the content service is out. */
export const usePayments = () => useContext(Context).payments;

/** The places to link to. All goods stand in for a collection that nobody named. */
export function usePlaces(): Places & {browse: string; bestSellers: string} {
  const {places} = useContext(Context);
  const everything = useHref()('search');
  return {
    ...places,
    browse: places.browse ?? everything,
    bestSellers: places.bestSellers ?? everything,
  };
}
