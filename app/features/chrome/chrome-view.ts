import type {ContentLink} from '../content/link-view';
import type {RichText} from '../content/rich-text-view';
import type {ImageView} from '../pictures/image-view';
import type {LocalizationView} from './localization-view';
import type {NavigationItem} from './navigation-view';
import type {HoursView} from '../site/opening-hours';
import type {SiteFacts} from '../site/site-facts';

export interface NavLinkView {
  id: string;
  label: string;
  link: ContentLink;
}

/** A way to pay, a carrier or a place where the shop is social: a picture, or its name in our own type. */
export interface IconView {
  name: string;
  label: string;
  picture: ImageView | null;
  link: ContentLink | null;
}

/**
 * What the story 'config' says; '' and empty lists where it says nothing. Browsers get brand, hours' line, phone and
 * the links of the top bar.
 */
export interface SiteView {
  /** When the workshop is open, else the shop, in one line. */
  hoursNote: string;
  hours: HoursView;
  phone: {label: string; href: string} | null;
  /** Links of the top bar, on narrow screens of the menu. */
  topNavigation: NavLinkView[];
  email: string;
  /** Street, then zip code and city. */
  address: string[];
  payments: IconView[];
  carriers: IconView[];
  social: IconView[];
}

/** What the story 'footer' says, for the worker alone. */
export interface FooterView {
  address: RichText | null;
  /** What editors add to the hours. */
  openingTimes: RichText | null;
  columns: {id: string; title: string; links: NavLinkView[]}[];
  companyNotice: string;
  copyright: string;
}

/** What top bar, header and footer show. Every part may be missing. */
export interface ChromeData {
  navigation: NavigationItem[];
  localization: LocalizationView | null;
  site: SiteView | null;
  footer: FooterView | null;
  facts: SiteFacts;
  /** Stars at Google from 0 to 5; 0 when unknown. */
  rating: number;
}

const dialingCodes: Record<string, string> = {DE: '+49', AT: '+43', CH: '+41'};

/**
 * A phone number as a link, with the code of its country (ISO 3166): `tel:+492214710120` for '0221 4710 120'
 * in DE. One of another country stays as it is written.
 */
export function phoneHref(phone: string, country: string): string {
  const digits = phone
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const code = dialingCodes[country];
  return `tel:${code ? digits.replace(/^0/, code) : digits}`;
}
