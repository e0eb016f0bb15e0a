import {formatNumber} from '~/i18n/formats';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {perIsolate} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import type {ShopRating} from '~/services/google-reviews/google-reviews.server';
import type {Localization} from '~/services/shopify/shop.server';
import type {MenuQuery} from '~/services/shopify/storefront.generated';
import {sharedStories} from '~/services/storyblok/delivery-client.server';
import {formatHours, hoursLine} from '../site/opening-hours';
import {
  addressLines,
  loadConfig,
  openingHours,
  createSettingsLoader,
  sitePhone,
  toIcons,
  toSiteFacts,
  loadLocalization,
} from '../site/site-config.server';
import {shopDay} from '../site/shop-day';
import {
  type FooterContent,
  footerSchema,
  type navLinkSchema,
  type SiteConfig,
} from '../site/site-schemas.server';
import {plainText, type RichText} from '../story/rich-text';
import {type NavigationItem, toNavigation} from './navigation-view';
import type {CollectionStock} from '~/services/algolia/search-types';
import {drawingOf} from '../product/details/geometry-drawing.server';
import {categoriesOf, type MenuDetails} from './navigation-dom';

/** Data of the top bar, header and footer. Every part may be missing. */
export type ChromeData = FrameViews & {rating: ShopRating};

/** The part that changes only with the content, the visitor's country and the day. */
export type FrameViews = ReturnType<typeof toViews>;

export type SiteView = NonNullable<FrameViews['site']>;

/**
 * Loads the data of the top bar, header and footer in parallel. No part fails a page: a failing localization is logged
 * as 'Cannot get localization data', and the visitor keeps the market known so far.
 */
export async function loadChrome(context: AppLoadContext) {
  const {shopify, language, googleReviews} = context;
  const [localization, mainMenu, config, footer, rating] = await Promise.all([
    loadLocalization(context),
    optional(shopify.shop.mainMenu(), null, 'Cannot get the main menu'),
    loadConfig(context),
    footerStory.load(context),
    googleReviews.rating(),
  ]);
  if (localization) {
    const {country, language: shopLanguage} = localization;
    context.rememberDetectedMarket({country: country.isoCode, language: shopLanguage.isoCode});
  }

  const views = viewsOf({
    menu: mainMenu?.menu ?? null,
    policies: mainMenu?.policies.join(' ') ?? '',
    config,
    footer,
    localization,
    language,
    today: shopDay(new Date()),
    ownHosts: mainMenu?.ownHosts.join(' ') ?? '',
  });
  return {views, rating};
}

/** What the views are made of. Lists are joined with blanks, since equal texts are the same and equal lists are not. */
interface ViewSources {
  menu: MenuQuery['menu'] | null;
  policies: string;
  config: SiteConfig | null;
  footer: ReturnType<typeof toFooterView> | null;
  localization: Localization | null;
  language: Language;
  /** 'YYYY-MM-DD' */
  today: string;
  ownHosts: string;
}

/** Combinations of language and market in use at a time; each caches a frame per menu entry. */
const MAX_VIEWS = 6;
const cachedViews = perIsolate((): {sources: ViewSources; views: FrameViews}[] => []);

/** The isolate caches supplier responses; while all are the same objects, their views are reused. */
function viewsOf(sources: ViewSources): FrameViews {
  const cache = cachedViews();
  const names = Object.keys(sources) as (keyof ViewSources)[];
  const cached = cache.find((entry) =>
    names.every((name) => entry.sources[name] === sources[name]),
  );
  if (cached) return cached.views;
  const views = toViews(sources);
  cache.unshift({sources, views});
  cache.splice(MAX_VIEWS);
  return views;
}

function toViews({language, config, ...sources}: ViewSources) {
  const {menu, ownHosts, localization, footer, today, policies} = sources;
  return {
    navigation: menu
      ? toNavigation(menu, language, ownHosts.split(' '), config?.sale_collection)
      : [],
    localization,
    site: config && toSiteView(config, language, today),
    footer,
    facts: toSiteFacts(config, {language, localization}, policies.split(' ')),
  };
}

/** The part of the config that every page shows, on a day 'YYYY-MM-DD'; '' and empty lists for what it lacks. */
export function toSiteView(config: SiteConfig, language: Language, today: string) {
  const languageContext = {language, t: translatorOf(language)};
  const hours = openingHours(config);
  return {
    /** When the workshop, otherwise the shop, is open, in one line. */
    hoursNote: hoursLine(
      hours,
      hours.workshop.length > 0 ? 'workshop' : 'shop',
      today,
      languageContext,
    ),
    hours: formatHours(
      hours,
      {places: ['shop', 'workshop'], today, daysAhead: 30},
      languageContext,
    ),
    phone: sitePhone(config),
    email: config.email,
    address: addressLines(config),
    /** Links of the top bar, on narrow screens in the menu. */
    topNavigation: toNavLinks(config.top_navigation),
    payments: toIcons(config.icons_payment),
    carriers: toIcons(config.icons_shipping),
    social: toIcons(config.icons_social_media).filter(({link}) => link),
  };
}

const footerStory = createSettingsLoader({
  slug: sharedStories.footer,
  schema: footerSchema,
  read: toFooterView,
  fallback: null,
});

/** The footer's content; an empty text becomes `null`, a column without links is left out. */
export function toFooterView(footer: FooterContent) {
  return {
    address: nonEmpty(footer.address),
    /** Text that editors add to the opening hours. */
    openingTimes: nonEmpty(footer.opening_times),
    columns: footer.navigations
      .map(({uid, title, open, items}, index) => ({
        id: uid || `${index}`,
        title,
        open,
        links: toNavLinks(items),
      }))
      .filter(({links}) => links.length > 0),
    companyNotice: footer.company_notice,
    copyright: footer.copyright,
  };
}

/** Links as the chrome shows them; those without a target or a name are left out. */
function toNavLinks(items: z.output<typeof navLinkSchema>[]) {
  return items.flatMap(({label, page: {link, name}}) => {
    const linkLabel = label || name;
    return link && linkLabel ? [{label: linkLabel, link}] : [];
  });
}

function nonEmpty(text: RichText): RichText | null {
  return plainText(text) ? text : null;
}

const NO_STOCK: Record<string, CollectionStock> = {};

/**
 * Data that script adds to the links of the main navigation: images of collections, how much of each is in stock, and
 * frame shapes as drawings. No page waits for it. Without the search service there are only images, without Shopify there
 * is nothing.
 */
export async function loadMenuDetails(context: AppLoadContext): Promise<MenuDetails> {
  const {shopify, search, language} = context;
  const t = translatorOf(language);
  const [mainMenu, stock] = await Promise.all([
    optional(shopify.shop.mainMenu(), null, 'Cannot get the main menu'),
    optional(search.stockOfCollections(), NO_STOCK, 'Cannot count the products of the collections'),
  ]);
  const navigation = mainMenu ? toNavigation(mainMenu.menu, language, mainMenu.ownHosts) : [];

  const stockDetails = (item: NavigationItem, level: number) => {
    const [handle = ''] = categoriesOf([item]);
    const collectionStock = stock[handle];
    if (!collectionStock) return {};
    const {total, bikeCount} = collectionStock;
    const onlyBikes = bikeCount >= total;
    const noun = onlyBikes ? 'bikes' : 'products';
    const amount = formatNumber(total, language);
    return {
      count: t(`catalogue.count.${noun}`, {count: total, amount}),
      ...(bikeCount === 0 && {fillsStage: true as const}),
      // Third-level items of bikes are frame shapes; elsewhere the same words name parts.
      ...(level === 3 && onlyBikes && drawingOf(item.title)),
    };
  };
  const detailsOf = (items: NavigationItem[], level: number): [string, object][] =>
    items.flatMap((item) => {
      const picture = item.picture && {picture: item.picture};
      const itemDetails = {...picture, ...stockDetails(item, level)};
      return [[item.href, itemDetails] as [string, object], ...detailsOf(item.items, level + 1)];
    });

  // A URL that occurs twice gets the details of both entries.
  const details: MenuDetails = {};
  for (const [href, detail] of detailsOf(navigation, 1)) {
    details[href] = {...details[href], ...detail};
  }
  return details;
}
