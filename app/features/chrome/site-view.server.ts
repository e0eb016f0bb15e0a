import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {linkHref, type ContentLink} from '../content/link-view';
import {
  hoursInWords,
  hoursLine,
  NO_HOURS,
  weekdayNames,
  type OpeningHours,
  type WeeklyHours,
} from '../site/opening-hours';
import {readDay} from '../site/shop-day';
import type {SiteFacts} from '../site/site-facts';
import {toNavLinks} from './nav-link-schema.server';
import {phoneHref, type FooterView, type IconView, type SiteView} from './chrome-view';
import type {SiteConfig} from './config-schema.server';
import type {FooterContent} from './footer-schema.server';
import {plainText, type RichText} from '../content/rich-text-view';

/** The part of the config that every page shows, on a day 'YYYY-MM-DD'. */
export function toSiteView(config: SiteConfig, language: Language, today: string): SiteView {
  const words = {language, t: translatorOf(language)};
  const hours = openingHours(config);
  const place = [config.zip_code, config.city].filter(Boolean).join(' ');
  return {
    hoursNote: hoursLine(hours, hours.workshop.length > 0 ? 'workshop' : 'shop', words),
    hours: hoursInWords(hours, {places: ['shop', 'workshop'], today, daysAhead: 30}, words),
    phone: sitePhone(config),
    email: config.email,
    address: [config.street, place].filter(Boolean),
    topNavigation: toNavLinks(config.top_navigation),
    payments: toIcons(config.icons_payment),
    carriers: toIcons(config.icons_shipping),
    social: toIcons(config.icons_social_media).filter(({link}) => link),
  };
}

/** How the shop is called; `null` when the config says nothing. */
export function sitePhone(config: SiteConfig | null): SiteView['phone'] {
  if (!config?.phone) return null;
  return {label: config.phone, href: phoneHref(config.phone, config.country)};
}

/** When shop and workshop are open; rows that say nothing are left out. */
export function openingHours(config: SiteConfig | null): OpeningHours {
  if (!config) return NO_HOURS;
  return {
    shop: weeklyHours(config.opening_hours),
    workshop: weeklyHours(config.workshop_hours),
    special: config.special_days.flatMap(({from, to, place, opens, closes, reason}) => {
      const first = readDay(from);
      const last = to ? readDay(to) : first;
      if (!first || !last) return [];
      const times = opens && closes ? {opens, closes} : {opens: '', closes: ''};
      return [{from: first, to: last < first ? first : last, place, reason, ...times}];
    }),
  };
}

function weeklyHours(rows: SiteConfig['opening_hours']): WeeklyHours[] {
  return rows
    .filter(({days, opens, closes}) => days.length > 0 && opens && closes)
    .map(({days, ...times}) => ({
      days: days.map((day) => weekdayNames.indexOf(day)),
      opens: times.opens,
      closes: times.closes,
    }));
}

/** What components need of the config wherever they stand; Shopify's policy stands in for the shop's own page. */
export function toSiteFacts(
  config: SiteConfig | null,
  language: Language,
  hasPrivacyPolicy: boolean,
): Omit<SiteFacts, 'countryChoice'> {
  const page = (link: ContentLink | null | undefined) => (link ? linkHref(language, link) : null);
  const list = (handle = '') => (handle ? href(language, 'collection', {handle}) : null);
  const policy = hasPrivacyPolicy ? href(language, 'policy', {handle: PRIVACY}) : null;
  return {
    brand: config?.company_name ?? '',
    places: {
      contact: page(config?.contact_page),
      privacy: page(config?.privacy_page) ?? policy,
      leasing: page(config?.leasing_page),
      sizing: page(config?.sizing_page),
      workshop: page(config?.workshop_page),
      browse: list(config?.browse_collection),
      bestSellers: list(config?.bestseller_collection),
    },
    payments: toIcons(config?.icons_payment ?? []).map(({name, label, picture}) => ({
      name,
      label,
      picture,
    })),
  };
}

/** Shopify's name of the policy. */
const PRIVACY = 'privacy-policy';

/** The footer's content; a text without content is `null`, a column without links is left out. */
export function toFooterView(footer: FooterContent): FooterView {
  return {
    address: filled(footer.address),
    openingTimes: filled(footer.opening_times),
    columns: footer.navigations
      .map(({uid, title, items}, at) => ({id: uid || `${at}`, title, links: toNavLinks(items)}))
      .filter(({links}) => links.length > 0),
    companyNotice: footer.company_notice,
    copyright: footer.copyright,
  };
}

function toIcons(items: SiteConfig['icons_payment']): IconView[] {
  return items.flatMap(({name, label, image, link}) =>
    name || label ? [{name, label: label || name, picture: image, link}] : [],
  );
}

function filled(text: RichText): RichText | null {
  return plainText(text) ? text : null;
}
