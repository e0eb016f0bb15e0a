import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {sharedStories} from '~/services/storyblok/delivery-client.server';
import {usualShipping, type Destination} from '../goods/shipping';
import {leadOn} from '../navigation/lead-on.server';
import {type ContentLink, linkHref} from '../story/links';
import {NO_HOURS, type OpeningHours, weekdayNames, type WeeklyHours} from './opening-hours';
import {shippingRows} from './shipping-rows.server';
import {readDay} from './shop-day';
import type {SiteFacts, Tile} from './site-facts';
import {configSchema, type SiteConfig} from './site-schemas.server';
import {sanitiseHtml} from '../story/sanitise-html.server';
import {pageStories} from '~/pages';

const config = settingStory({
  slug: sharedStories.config,
  schema: configSchema,
  read: (content) => content,
  without: null,
});

/**
 * The site-wide config; `null`, logged, when it cannot be had. Who does not read German is
 * likely to call from abroad and gets the phone number with the code of its country.
 */
export const loadConfig = memoize((context: AppLoadContext) =>
  loadConfigIn(context, context.language),
);

/** The same in a language that the address does not tell. */
export async function loadConfigIn(
  context: AppLoadContext,
  language: Language,
): Promise<SiteConfig | null> {
  const loaded = await config.loadIn(context, language);
  return !loaded || language === defaultLanguage ? loaded : seenFromAbroad(loaded);
}

const seenFromAbroad = memoize((config: SiteConfig) => ({
  ...config,
  phone: internationalPhone(config.phone, config.country),
}));

/** How the shop is called; `null` when the config says nothing. */
export function sitePhone(config: SiteConfig | null): {label: string; href: string} | null {
  if (!config?.phone) return null;
  return {label: config.phone, href: phoneHref(config.phone, config.country)};
}

/** When shop and workshop are open; rows that say nothing are left out, and those that nobody can read are logged, too. */
export const openingHours = (config: SiteConfig | null): OpeningHours =>
  config ? hoursOf(config) : NO_HOURS;

const hoursOf = memoize((config: SiteConfig): OpeningHours => {
  return {
    shop: weeklyHours(config.opening_hours),
    workshop: weeklyHours(config.workshop_hours),
    special: config.special_days.flatMap(({from, to, place, opens, closes, reason}) => {
      const first = readDay(from);
      const last = to ? readDay(to) : first;
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

interface Times {
  opens: string;
  closes: string;
}

/** Hours as 'HH:MM', however editors write them; `null`, logged, for what is no time. */
function timesOf(typed: Times): Times | null {
  const [opens, closes] = [readTime(typed.opens), readTime(typed.closes)];
  if (opens && closes) return {opens, closes};
  console.error(`Opening hours that nobody can read: '${typed.opens}' to '${typed.closes}'`);
  return null;
}

/** '18:30' for '18:30', '18.30 Uhr'; '09:00' for '9'; `null` for what is no time. */
function readTime(typed: string): string | null {
  const [, hour = '', minute = '00'] =
    /^(\d|[01]\d|2[0-3])(?:[:.]([0-5]\d))?(?: ?Uhr)?$/.exec(typed.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
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

/** '+49 221 4710 120' for '0221 4710 120' in DE; a number that has a code stays as it is. */
function internationalPhone(phone: string, country: string): string {
  const code = dialingCodes[country];
  return code ? phone.replace(/^0(?!0)/, `${code} `) : phone;
}

/** Shopify's name of the policy. */
const PRIVACY = 'privacy-policy';

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
      returns: page(config?.returns_page),
      terms: page(config?.terms_page),
      warranty: page(config?.warranty_page),
      reviews: page(config?.reviews_page),
      leasing: page(config?.leasing_page),
      sizing: page(config?.sizing_page),
      workshop: page(config?.workshop_page),
      browse: list(config?.browse_collection),
      bestSellers: list(config?.bestseller_collection),
    },
    reviewsSince: {
      google: config?.google_reviews_since ?? '',
      products: config?.product_reviews_since ?? '',
    },
    payments: toIcons(config?.icons_payment ?? []).map(({name, label, picture}) => ({
      name,
      label,
      picture,
    })),
  };
}

/** An entry of an icon collection: a way to pay, a carrier or a place where the shop is social. */
export interface IconView extends Tile {
  link: ContentLink | null;
}

/** An icon collection as it is shown; entries without a name are left out. */
export function toIcons(items: SiteConfig['icons_payment']): IconView[] {
  return items.flatMap(({name, label, image, link}) =>
    name || label ? [{name, label: label || name, picture: image, link}] : [],
  );
}

/** Name, phone number and address of the shop; '' for what its content does not say. */
export interface ShopContact {
  name: string;
  phone: string;
  address: string;
}

/** The shop's contact from the story 'config'; all '' while neither it nor a copy of it can be had. */
export async function loadShopContact(context: AppLoadContext): Promise<ShopContact> {
  const config = await loadConfig(context);
  const {
    company_name: name = '',
    phone = '',
    street = '',
    zip_code: zip = '',
    city = '',
  } = config ?? {};
  const place = [zip, city].filter(Boolean).join(' ');
  return {name, phone, address: [street, place].filter(Boolean).join(', ')};
}

/** The market that serves the visitor; `null`, logged as the specification wants, while Shopify does not say. */
export const loadLocalization = memoize(({shopify}: AppLoadContext) =>
  optional(shopify.localization.get(), null, 'Cannot get localization data'),
);

/** Where the visitor has goods sent, and what the story 'config' says of that; without it the usual promise holds. */
export const loadDestination = memoize(async (context: AppLoadContext): Promise<Destination> => {
  const [localization, config] = await Promise.all([
    loadLocalization(context),
    loadConfig(context),
  ]);
  return {
    country: localization?.country.isoCode ?? null,
    rows: config ? shippingRows(config) : usualShipping,
    street: config?.street ?? '',
    city: config?.city ?? '',
    language: context.language,
    t: translatorOf(context.language),
  };
});

interface SettingStory<Schema extends z.ZodType, Content> {
  slug: string;
  schema: Schema;
  read: (story: z.output<Schema>) => Content;
  /** Stands in where the story is missing, malformed or cannot be had. */
  without: Content;
}

/**
 * A reader of a story that holds settings and is no page: once per request in the visitor's language, or in German, which
 * the shop reads, or in any other. An outage and a malformed story are logged, and `without` stands in
 * for them as for a story that is missing.
 */
export function settingStory<Schema extends z.ZodType, Content>(
  story: SettingStory<Schema, Content>,
) {
  const {slug, schema, read, without} = story;

  /** A story that the isolate remembers is parsed once, not for each request. */
  const readContent = memoize((content: object): Content => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return read(parsed.data);
    console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
    return without;
  });

  async function ask({storyblok}: AppLoadContext, language?: Language): Promise<Content> {
    const found = storyblok.story(slug, language);
    const loaded = await optional(found, null, `Cannot get the story '${slug}'`);
    return loaded ? readContent(loaded.content) : without;
  }

  const load = memoize((context: AppLoadContext) => ask(context));
  const loadIn = (context: AppLoadContext, language: Language) =>
    language === context.language ? load(context) : ask(context, language);
  return {
    load,
    loadIn,
    loadGerman: (context: AppLoadContext) => loadIn(context, defaultLanguage),
  };
}

/**
 * A policy of the shop by Shopify's name of it (`refund-policy`), `null` when none is published. Leads on where a page
 * of the content service stands for it.
 */
export async function loadPolicy(
  context: AppLoadContext,
  request: Request,
  handle: string,
): Promise<{title: string; html: string} | null> {
  const own = await ownPage(context, handle);
  if (own) throw leadOn(request, own);
  const policy = await context.shopify.shop.policy(handle);
  return policy && {title: policy.title, html: sanitiseHtml(policy.body)};
}

async function ownPage(context: AppLoadContext, handle: string): Promise<string | null> {
  const {language, storyblok} = context;
  if (handle === 'shipping-policy') {
    const story = await optional(storyblok.story(pageStories.shippingCosts), null);
    return story && href(language, 'shippingCosts');
  }
  const config = await loadConfig(context);
  const pages = new Map([
    ['privacy-policy', config?.privacy_page],
    ['terms-of-service', config?.terms_page],
    ['refund-policy', config?.returns_page],
  ]);
  const link = pages.get(handle);
  return link ? linkHref(language, link) : null;
}
