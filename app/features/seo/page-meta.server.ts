import type {AppLoadContext, MetaDescriptor} from '@shopify/remix-oxygen';
import {withoutNoBreakCharacters, truncateText} from '~/i18n/formats';
import {href, translatePath} from '~/i18n/href';
import {defaultLanguage, type Language, languageNames, languages} from '~/i18n/languages';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import {loadConfig, openingHours} from '../site/site-config.server';
import type {SiteConfig} from '../site/site-schemas.server';
import {upcomingSpecialDays, weekdayNames} from '../site/opening-hours';
import {shopDay} from '../site/shop-day';

export interface PageSeo {
  /** Without the shop's name, which is appended. */
  title: string;
  /** Name of the page in breadcrumbs, if `title` is written for search engines. */
  name?: string;
  description?: string | null;
  image?: {url: string; width?: number | null; height?: number | null} | null;
  /** Excludes carts, search results and the like from search engines. */
  noindex?: boolean;
  /** Confirms that its form was sent, so the title starts with that; excluded from search engines as well. */
  isSent?: boolean;
  /** A filtered, sorted or searched list: excluded as well, but with the list's canonical URL. */
  isView?: boolean;
  /** The part of the query that makes this a separate page, `?page=2`. */
  query?: string;
  type?: 'website' | 'product';
  /** The ancestors of this page, below the home page, with their paths. */
  breadcrumb?: {title: string; href: string}[];
  /** schema.org data of the page's subject. */
  structuredData?: Record<string, unknown>[];
}

/** Maximum length that search engines show. */
const MAX_DESCRIPTION_LENGTH = 155;

/** `pageMeta` of carts, accounts and the like, which search engines exclude. */
export function unlistedMeta(
  context: AppLoadContext,
  request: Request,
  title: MessageKey,
  isSent = false,
) {
  return pageMeta(context, request, {
    title: translatorOf(context.language)(title),
    noindex: true,
    isSent,
  });
}

/**
 * The title of a page with a calculator: starts with the result or the rejection, as screen readers announce the title
 * of the page that a form loads.
 */
export function calculatedTitle(
  title: string,
  {answer, errors}: {answer: {headline: string} | null; errors: object},
  rejection: string,
): string {
  const wrong = Object.keys(errors).length > 0 && rejection;
  return [answer?.headline ?? wrong, title].filter(Boolean).join(' – ');
}

/**
 * The title of a page, as Remix `meta`. Description, canonical and language links, social card and structured data are
 * for readers of documents, so script never gets them. Title suffix and default description come from the site-wide
 * config.
 */
export async function pageMeta(
  context: AppLoadContext,
  request: Request,
  page: PageSeo,
): Promise<MetaDescriptor[]> {
  const {language} = context;
  const t = translatorOf(language);
  const config = await loadConfig(context);
  const origin = context.settings.SHOP_ORIGIN;
  const {pathname} = new URL(request.url);
  const brand = withoutNoBreakCharacters((config?.company_name ?? '') || t('chrome.brand'));
  const title = withoutNoBreakCharacters(page.title);
  const suffix = withoutNoBreakCharacters(config?.seo_title_suffix ?? '').replace(/^[\s–|·-]+/, '');
  const fullTitle = `${title} – ${suffix || brand}`;
  const rawDescription = withoutNoBreakCharacters(
    (page.description ?? '') || (config?.seo_description ?? ''),
  );
  const description = truncateText(
    rawDescription.replaceAll(/\s+/g, ' ').trim(),
    MAX_DESCRIPTION_LENGTH,
  );
  const image = page.image ?? config?.organization_image;
  const outcome = context.formOutcome ?? (page.isSent && 'sent');

  context.headTags.push(
    ...(description ? [{name: 'description', content: description}] : []),
    ...(page.noindex || page.isSent || page.isView ? [{name: 'robots', content: 'noindex'}] : []),
    ...(page.noindex || page.isSent ? [] : pageLinks(origin, pathname, page.query)),
    {property: 'og:title', content: title},
    {property: 'og:type', content: page.type ?? 'website'},
    {property: 'og:url', content: origin + pathname + (page.query ?? '')},
    {property: 'og:site_name', content: brand},
    ...localeTags(language),
    ...(description ? [{property: 'og:description', content: description}] : []),
    ...(image ? imageTags(image) : []),
  );
  const {breadcrumb, structuredData = []} = page;
  const current = {title: page.name ?? page.title, href: pathname};
  const crumbs = breadcrumb ? [breadcrumbData([...breadcrumb, current], origin, language)] : [];
  context.structuredData.push(...plainData([...structuredData, ...crumbs]));
  // Screen readers read the title of a new document first.
  return [{title: outcome ? t(`form.${outcome}Title`, {title: fullTitle}) : fullTitle}];
}

function localeTags(language: Language): Record<string, string>[] {
  const tag = (name: Language) => languages[name].locale.replace('-', '_');
  const others = languageNames.filter((name) => name !== language);
  return [
    {property: 'og:locale', content: tag(language)},
    ...others.map((name) => ({property: 'og:locale:alternate', content: tag(name)})),
  ];
}

function imageTags({url, width, height}: NonNullable<PageSeo['image']>): Record<string, string>[] {
  return [
    {property: 'og:image', content: url},
    ...(width ? [{property: 'og:image:width', content: String(width)}] : []),
    ...(height ? [{property: 'og:image:height', content: String(height)}] : []),
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

/**
 * Canonical and `hreflang` links of a page, from the central route table. `query` is the part of its query that makes
 * it a separate page, such as `?page=2`; other parameters are not part of its identity.
 */
export function pageLinks(origin: string, pathname: string, query = ''): Record<string, string>[] {
  const alternate = (hrefLang: string, language: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: origin + translatePath(pathname, language) + query,
  });
  return [
    {rel: 'canonical', href: origin + pathname + query},
    ...languageNames.map((language) => alternate(languages[language].tag, language)),
    alternate('x-default', defaultLanguage),
  ];
}

/** schema.org `BreadcrumbList` from the home page to this page. */
function breadcrumbData(
  breadcrumb: NonNullable<PageSeo['breadcrumb']>,
  origin: string,
  language: Language,
): Record<string, unknown> {
  const home = {
    title: translatorOf(language)('product.breadcrumb.home'),
    href: href(language, 'home'),
  };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...breadcrumb].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: origin + crumb.href,
    })),
  };
}

/**
 * schema.org data of the home page: the shop as `BikeStore` with its opening hours, from the site-wide config, and the
 * website with its search.
 */
export async function organizationData(
  context: AppLoadContext,
): Promise<Record<string, unknown>[]> {
  const {language} = context;
  const origin = context.settings.SHOP_ORIGIN;
  const config = await loadConfig(context);
  const home = origin + href(language, 'home');
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: config?.company_name,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${href(language, 'search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return config?.company_name ? [toStore(config, origin), website] : [website];
}

const YEAR_DAYS = 365;

function toStore(config: SiteConfig, origin: string): Record<string, unknown> {
  const {latitude, longitude} = config;
  const hours = openingHours(config);
  const today = shopDay(new Date());
  return {
    '@type': 'BikeStore',
    '@id': `${origin}/#store`,
    name: config.company_name,
    url: origin,
    description: config.seo_description,
    telephone: config.phone,
    email: config.email,
    image: config.organization_image?.url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: config.street,
      postalCode: config.zip_code,
      addressLocality: config.city,
      addressCountry: config.country,
    },
    ...(latitude !== null &&
      longitude !== null && {geo: {'@type': 'GeoCoordinates', latitude, longitude}}),
    openingHoursSpecification: hours.shop.map(({days, opens, closes}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdayNames[day]),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: upcomingSpecialDays(hours, ['shop'], today, YEAR_DAYS).map(
      ({from, to, opens, closes}) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        // Both at midnight: closed all day.
        opens: opens || '00:00',
        closes: closes || '00:00',
      }),
    ),
    sameAs: config.icons_social_media.flatMap(({link}) =>
      link?.kind === 'address' ? link.address : [],
    ),
  };
}

/** schema.org data with plain text and without empty values; objects with nothing but a type are dropped. */
export function plainData(data: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return data.map(plainObject).filter((entry) => entry !== undefined);
}

/** `undefined` when nothing is left. */
function plainPart(part: unknown): unknown {
  if (typeof part === 'string') return withoutNoBreakCharacters(part) || undefined;
  if (Array.isArray(part)) {
    const parts = part.map(plainPart).filter((entry) => entry !== undefined);
    return parts.length > 0 ? parts : undefined;
  }
  return typeof part === 'object' ? plainObject(part ?? {}) : part;
}

function plainObject(source: object): Record<string, unknown> | undefined {
  const plain: Record<string, unknown> = {};
  let hasContent = false;
  for (const [name, part] of Object.entries(source)) {
    const plainValue = plainPart(part);
    if (plainValue === undefined) continue;
    plain[name] = plainValue;
    hasContent ||= name !== '@type';
  }
  return hasContent ? plain : undefined;
}
