import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {callingCodeOf, internationalPhone} from '~/forms/phone-and-postcode';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {sharedStories} from '~/services/storyblok/delivery-client.server';
import type {Localization} from '~/services/shopify/shop.server';
import {type DeliveryTerms, hasImportDuties} from '../goods/shipping';
import {redirectWithQuery} from '../navigation/responses.server';
import {type ContentLink, linkHref} from '../story/links';
import {NO_HOURS, type OpeningHours, weekdayNames, type WeeklyHours} from './opening-hours';
import {readDay, readTime} from './shop-day';
import type {SiteFacts, Tile} from './site-facts';
import {configSchema, shippingRows, type SiteConfig} from './site-schemas.server';
import {sanitiseHtml} from '../story/sanitise-html.server';
import {pageStories} from '~/pages';

const configStory = createSettingsLoader({
  slug: sharedStories.config,
  schema: configSchema,
  read: (content) => content,
  fallback: null,
});

/**
 * The site-wide config; `null`, logged, when unavailable. Visitors who do not read German are likely to call from
 * abroad and get the phone number with its country code.
 */
export const loadConfig = memoize((context: AppLoadContext) =>
  loadConfigIn(context, context.language),
);

/** The same in a given language, for URLs without one. */
export async function loadConfigIn(context: AppLoadContext, language: Language) {
  const loaded = await configStory.loadIn(context, language);
  return !loaded || language === defaultLanguage ? loaded : withInternationalPhone(loaded);
}

const withInternationalPhone = memoize((config: SiteConfig) => ({
  ...config,
  phone: withCountryCode(config.phone, config.country),
}));

/** The shop's phone number; `null` when the config has none. */
export function sitePhone(config: SiteConfig | null): {label: string; href: string} | null {
  if (!config?.phone) return null;
  return {label: config.phone, href: phoneHref(config.phone, config.country)};
}

/**
 * Opening hours of shop and workshop; incomplete rows are left out, those with unreadable times or days are logged as
 * well. An exception whose end is unreadable is for its first day.
 */
export const openingHours = (config: SiteConfig | null): OpeningHours =>
  config ? hoursOf(config) : NO_HOURS;

const hoursOf = memoize((config: SiteConfig): OpeningHours => {
  return {
    shop: weeklyHours(config.opening_hours),
    workshop: weeklyHours(config.workshop_hours),
    special: config.special_days.flatMap(({from, to, place, opens, closes, reason}) => {
      const first = dayOf(from);
      const last = dayOf(to) ?? first;
      const times = opens || closes ? timesOf({opens, closes}) : {opens: '', closes: ''};
      if (!first || !last || !times) return [];
      return [{from: first, to: last < first ? first : last, place, reason, ...times}];
    }),
  };
});

function weeklyHours(rows: SiteConfig['opening_hours']): WeeklyHours[] {
  return rows.flatMap(({days, opens, closes}) => {
    const times = days.length > 0 && (opens || closes) ? timesOf({opens, closes}) : null;
    return times ? [{days: days.map((day) => weekdayNames.indexOf(day)), ...times}] : [];
  });
}

/** A day of the calendar, however editors write it; `null` for none and, logged, for an invalid one. */
function dayOf(typed: string): string | null {
  const day = readDay(typed);
  if (typed && !day) console.error(`Invalid opening hours: the day '${typed}'`);
  return day;
}

/** Times as 'HH:MM', however editors write them; `null`, logged, for invalid ones. */
function timesOf(typed: Pick<WeeklyHours, 'opens' | 'closes'>) {
  const [opens, closes] = [readTime(typed.opens), readTime(typed.closes)];
  if (opens && closes) return {opens, closes};
  console.error(`Invalid opening hours: '${typed.opens}' to '${typed.closes}'`);
  return null;
}

/**
 * A phone number as a link, with its country's code (ISO 3166): `tel:+492214710120` for '0221 4710 120' in DE. Numbers
 * of other countries are unchanged.
 */
export function phoneHref(phone: string, country: string): string {
  return `tel:${internationalPhone(phone, country) ?? phone.replaceAll(/[^\d+]/g, '')}`;
}

/** '+49 221 4710 120' for '0221 4710 120' in DE; a number with a country code is unchanged. */
function withCountryCode(phone: string, country: string): string {
  const code = callingCodeOf(country);
  return code ? phone.replace(/^0(?!0)/, `+${code} `) : phone;
}

/** Shopify's handles of the policies that replace missing pages. */
const policyHandles = {
  privacy: 'privacy-policy',
  returns: 'refund-policy',
  terms: 'terms-of-service',
} as const;

/** The parts of the config that components need anywhere; Shopify's policies are fallbacks for the shop's own pages. */
export function toSiteFacts(
  config: SiteConfig | null,
  /** `localization`: the visitor's market; `null` if it is unknown, or no fact about it is used. */
  {language, localization}: {language: Language; localization: Localization | null},
  /** The handles of Shopify's policies. */
  policies: readonly string[],
): SiteFacts {
  const pageHref = (link: ContentLink | null | undefined) =>
    link ? linkHref(language, link) : null;
  const collectionHref = (handle = '') => (handle ? href(language, 'collection', {handle}) : null);
  const policyHref = (page: keyof typeof policyHandles) => {
    const handle = policyHandles[page];
    return policies.includes(handle) ? href(language, 'policy', {handle}) : null;
  };
  return {
    brand: config?.company_name ?? '',
    places: {
      contact: pageHref(config?.contact_page),
      privacy: pageHref(config?.privacy_page) ?? policyHref('privacy'),
      returns: pageHref(config?.returns_page) ?? policyHref('returns'),
      terms: pageHref(config?.terms_page) ?? policyHref('terms'),
      warranty: pageHref(config?.warranty_page),
      reviews: pageHref(config?.reviews_page),
      leasing: pageHref(config?.leasing_page),
      sizing: pageHref(config?.sizing_page),
      workshop: pageHref(config?.workshop_page),
      browse: collectionHref(config?.browse_collection),
      bestSellers: collectionHref(config?.bestseller_collection),
    },
    countryChoice: (localization?.availableCountries.length ?? 0) > 1,
    importDuties: hasImportDuties({
      country: localization?.country.isoCode ?? null,
      rows: config ? shippingRows(config) : [],
    }),
    reviewsSince: {
      google: config?.google_reviews_since ?? '',
      products: config?.product_reviews_since ?? '',
    },
  };
}

/** The payment methods that the shop's owner lists. */
export const paymentTiles = (config: SiteConfig | null): Tile[] =>
  toIcons(config?.icons_payment ?? []).map(({name, label, picture}) => ({name, label, picture}));

/** An entry of an icon collection: a payment method, a carrier or a social network. */
export interface IconView extends Tile {
  link: ContentLink | null;
}

/** An icon collection for display; entries without a name are left out. */
export function toIcons(items: SiteConfig['icons_payment']): IconView[] {
  return items.flatMap(({name, label, image, link}) =>
    name || label ? [{name, label: label || name, picture: image, link}] : [],
  );
}

export type ShopContact = Awaited<ReturnType<typeof loadShopContact>>;

/**
 * Name, phone number and address of the shop from the story 'config'; '' for what it lacks, and while neither it nor a
 * cached copy is available.
 */
export async function loadShopContact(context: AppLoadContext) {
  const config = await loadConfig(context);
  return {
    name: config?.company_name ?? '',
    /** What the law requires in business letters: legal form, seat, register. */
    details: config?.company_details ?? '',
    phone: config?.phone ?? '',
    address: addressLines(config).join(', '),
  };
}

/** Street, then zip code and city; without what the content lacks. */
export function addressLines(config: SiteConfig | null): string[] {
  const city = [config?.zip_code, config?.city].filter(Boolean).join(' ');
  return [config?.street ?? '', city].filter(Boolean);
}

/** The visitor's market; `null`, logged, while Shopify does not return it. */
export const loadLocalization = memoize(({shopify}: AppLoadContext) =>
  optional(shopify.shop.localization(), null, 'Cannot get localization data'),
);

/** How the shop delivers to the visitor, by the story 'config'; without the story nothing is promised. */
export const loadDeliveryTerms = memoize(
  async (context: AppLoadContext): Promise<DeliveryTerms> => {
    const [localization, config] = await Promise.all([
      loadLocalization(context),
      loadConfig(context),
    ]);
    return {
      country: localization?.country.isoCode ?? null,
      rows: config ? shippingRows(config) : [],
      street: config?.street ?? '',
      city: config?.city ?? '',
      language: context.language,
      t: translatorOf(context.language),
    };
  },
);

/**
 * Creates the loader of a story that holds settings instead of a page: once per request in the visitor's language, or
 * in German, which the shop reads, or in any other. Outages and malformed stories are logged, and return
 * `fallback`, as does a missing story.
 */
export function createSettingsLoader<Schema extends z.ZodType, Content>({
  slug,
  schema,
  read,
  fallback,
}: {
  slug: string;
  schema: Schema;
  read: (story: z.output<Schema>) => Content;
  fallback: Content;
}) {
  /** Parses a story that the isolate caches once, not per request. */
  const readContent = memoize((content: object): Content => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return read(parsed.data);
    console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
    return fallback;
  });

  async function fetchStory({storyblok}: AppLoadContext, language?: Language): Promise<Content> {
    const pendingStory = storyblok.story(slug, language);
    const loaded = await optional(pendingStory, null, `Cannot get the story '${slug}'`);
    return loaded ? readContent(loaded.content) : fallback;
  }

  const load = memoize((context: AppLoadContext) => fetchStory(context));
  const loadIn = (context: AppLoadContext, language: Language) =>
    language === context.language ? load(context) : fetchStory(context, language);
  return {
    load,
    loadIn,
    loadGerman: (context: AppLoadContext) => loadIn(context, defaultLanguage),
  };
}

/**
 * A policy of the shop by Shopify's handle (`refund-policy`), `null` when none is published. Throws a redirect if a
 * page of the content service replaces it.
 */
export async function loadPolicy(
  context: AppLoadContext,
  request: Request,
  handle: string,
): Promise<{title: string; html: string} | null> {
  const replacement = await replacementHref(context, handle);
  if (replacement) throw redirectWithQuery(request, replacement);
  const {language, shopify} = context;
  const policy = await shopify.shop.policy(handle);
  return policy && {title: policy.title, html: sanitiseHtml(policy.body, language, shopify.hosts)};
}

async function replacementHref(context: AppLoadContext, handle: string): Promise<string | null> {
  const {language, storyblok} = context;
  if (handle === 'shipping-policy') {
    const story = await optional(storyblok.story(pageStories.shippingCosts), null);
    return story && href(language, 'shippingCosts');
  }
  const config = await loadConfig(context);
  const pages = new Map<string, ContentLink | null | undefined>([
    [policyHandles.privacy, config?.privacy_page],
    [policyHandles.terms, config?.terms_page],
    [policyHandles.returns, config?.returns_page],
  ]);
  const link = pages.get(handle);
  return link ? linkHref(language, link) : null;
}
