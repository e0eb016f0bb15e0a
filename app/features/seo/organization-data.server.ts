import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {loadConfig} from '../site/site-config.server';
import {openingHours} from '../site/site-config.server';
import {comingDays, weekdayNames} from '../site/opening-hours';
import {shopDay} from '../site/shop-day';

/**
 * schema.org data of the start page: the shop as `BikeStore` with its opening hours, from the site-wide
 * config, and the web site with its search. Empty parts are left out.
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
    name: config?.company_name || undefined,
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

type Config = NonNullable<Awaited<ReturnType<typeof loadConfig>>>;

function toStore(config: Config, origin: string): Record<string, unknown> {
  const {latitude, longitude} = config;
  const hours = openingHours(config);
  const today = shopDay(new Date());
  return {
    '@type': 'BikeStore',
    '@id': `${origin}/#store`,
    name: config.company_name,
    url: origin,
    description: config.seo_description || undefined,
    telephone: config.phone || undefined,
    email: config.email || undefined,
    image: config.organization_image?.url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: config.street || undefined,
      postalCode: config.zip_code || undefined,
      addressLocality: config.city || undefined,
      addressCountry: config.country || undefined,
    },
    ...(latitude !== null &&
      longitude !== null && {geo: {'@type': 'GeoCoordinates', latitude, longitude}}),
    openingHoursSpecification: hours.shop.map(({days, opens, closes}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdayNames[day]),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: comingDays(hours, ['shop'], today, YEAR_DAYS).map(
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
