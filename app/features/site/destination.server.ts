import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import {usualShipping, type Destination, type ShippingRow} from '../goods/shipping';
import {loadConfig} from './site-config.server';
import type {SiteConfig} from './site-schemas.server';

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
  const rows = config?.shipping.flatMap(toRow) ?? [];
  return {
    country: localization?.country.isoCode ?? null,
    rows: rows.length > 0 ? rows : usualShipping,
    street: config?.street ?? '',
    city: config?.city ?? '',
    language: context.language,
    t: translatorOf(context.language),
  };
});

function toRow(row: SiteConfig['shipping'][number]): ShippingRow[] {
  const {goods, price, free_from: freeFrom, days_from: from, days_to: to} = row;
  const country = row.country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const least = from ?? to;
  return [
    {
      country,
      goods,
      price: price ?? 'onRequest',
      freeFrom,
      currency: row.currency.toUpperCase() || 'EUR',
      days: least === null ? null : [least, to ?? least],
    },
  ];
}
