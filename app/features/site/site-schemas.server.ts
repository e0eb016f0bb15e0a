import {z} from 'zod';
import {isCountryCode} from '~/i18n/country-codes';
import {memoize} from '~/services/http/isolate-memory';
import {EU, type ShippingRow, defaultShipping} from '../goods/shipping';
import {
  component,
  describedAs,
  flag,
  handle,
  link,
  longText,
  number,
  option,
  parts,
  picture,
  requiredText,
  richText,
  text,
} from '../story/field-schemas.server';
import {readLink} from '../story/link-schema.server';
import {weekdayNames} from './opening-hours';

/** A link with the name of its story, the default for a missing label. */
const target = describedAs(
  link({required: true}),
  z.unknown().transform((value) => ({link: readLink(value), name: storyName(value)})),
);

const linkedStory = z.object({story: z.object({name: z.string()})});

function storyName(value: unknown): string {
  return linkedStory.safeParse(value).data?.story.name ?? '';
}

export const navLinkSchema = component('nav-link', {label: text(), page: target});

// In the editor the week starts on Monday.
const weekdays = [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)];

const days = z
  .array(z.unknown())
  .catch([])
  .transform((values) => weekdays.filter((day) => values.includes(day)))
  .meta({
    field: {
      type: 'options',
      required: true,
      options: weekdays.map((name) => ({name, value: name})),
    },
  });

/** Weekdays with their opening and closing times 'HH:MM'. */
const openingHoursSchema = component('opening-hours', {
  days,
  opens: handle({required: true, description: 'HH:MM'}),
  closes: handle({required: true, description: 'HH:MM'}),
});

/** A day is chosen from a calendar; those typed as text before stay readable. */
const calendar = {type: 'datetime', disable_time: true} as const;

/** Days on which shop or workshop open at other times than on their weekday, or not at all. */
const specialDaysSchema = component('special-days', {
  from: handle({...calendar, required: true}),
  to: handle({...calendar, description: 'leer: ein Tag'}),
  place: option('all', 'shop', 'workshop'),
  opens: handle({description: 'HH:MM; leer: geschlossen'}),
  closes: handle({description: 'HH:MM'}),
  reason: text(),
});

const iconItemSchema = component('icon-item', {
  name: handle(),
  label: text(),
  image: picture(),
  link: link(),
});

/** Shipping costs and delivery time for a country; for other countries they are shown at the checkout. */
const shippingRowSchema = component('shipping-row', {
  country: handle({description: 'ISO 3166: DE, AT, CH …; EU: der Rest der EU'}),
  goods: option('all', 'parcels', 'bikes'),
  price: number({description: '0: kostenlos; leer: auf Anfrage'}),
  free_from: number({description: 'Ab diesem Wert der versandten Ware kostenlos; leer: nie'}),
  currency: handle({description: 'ISO 4217; leer: EUR'}),
  days_from: number({description: 'Werktage, bis Lagerware ankommt'}),
  days_to: number(),
  duties_included: flag({
    description: 'Nicht in der EU, in allen Zeilen des Landes: Preise enthalten die Einfuhrabgaben',
  }),
});

/** The story 'config': settings for the entire shop. */
export const configSchema = component('config', {
  company_name: text(),
  /** What business letters have to name (§ 37a HGB, § 35a GmbHG), below each mail to customers. */
  company_details: longText({
    description:
      'Unter jeder E-Mail an Kunden: Firma mit Rechtsform, Sitz, Registergericht und Registernummer, bei einer GmbH auch, wer sie leitet',
  }),
  seo_title_suffix: text(),
  seo_description: longText(),
  top_navigation: parts(navLinkSchema),
  phone: handle(),
  email: handle(),
  street: handle(),
  zip_code: handle(),
  city: text(),
  country: handle(),
  latitude: number(),
  longitude: number(),
  opening_hours: parts(openingHoursSchema, 14),
  workshop_hours: parts(openingHoursSchema, 14),
  special_days: parts(specialDaysSchema, 60),
  organization_image: picture(),
  icons_payment: parts(iconItemSchema),
  icons_shipping: parts(iconItemSchema),
  icons_social_media: parts(iconItemSchema),
  shipping: parts(shippingRowSchema),
  contact_page: link(),
  privacy_page: link(),
  terms_page: link(),
  returns_page: link(),
  warranty_page: link(),
  reviews_page: link(),
  /** The first year that the averages of reviews cover, on Google and of products. */
  google_reviews_since: handle({description: 'JJJJ'}),
  product_reviews_since: handle({description: 'JJJJ'}),
  /** Who pays for returns; a customer does only if the maximum cost for a bike is stated. */
  return_costs: option('shop', 'customer'),
  return_costs_most: number({description: 'EUR, Fahrrad'}),
  guarantee_notice: picture({
    translatable: true,
    description: 'Datei der EU-Kommission, nicht bearbeitet; ihr Wortlaut als Alternativtext',
  }),
  leasing_page: link(),
  sizing_page: link(),
  workshop_page: link(),
  battery_page: link(),
  range_page: link(),
  browse_collection: handle({description: 'Handle in Shopify: womit Besucher anfangen'}),
  bestseller_collection: handle({description: 'Handle in Shopify'}),
  sale_collection: handle({description: 'Handle in Shopify: die Rabatte, mit eigener Farbe'}),
});

/** The parsed site-wide config: missing fields are '' or `null`, lists empty. */
export type SiteConfig = z.output<typeof configSchema>;

const footerNavigationSchema = component('footer-navigation', {
  title: requiredText(),
  open: flag({description: 'Auf schmalen Bildschirmen nicht zugeklappt'}),
  items: parts(navLinkSchema),
});

export const footerSchema = component('footer', {
  address: richText(),
  opening_times: richText(),
  navigations: parts(footerNavigationSchema),
  company_notice: longText(),
  copyright: text(),
});

export type FooterContent = z.output<typeof footerSchema>;

/**
 * The shipping costs that the shop's owner configured, otherwise the default ones. Invalid values are logged and
 * promise nothing: a row without a valid country is left out, amounts are deferred to the checkout, days are omitted.
 */
export const shippingRows = memoize(
  ({shipping}: Pick<SiteConfig, 'shipping'>): readonly ShippingRow[] =>
    shipping.length > 0 ? shipping.flatMap(toRow) : defaultShipping,
);

function toRow(entry: SiteConfig['shipping'][number]): ShippingRow[] {
  const country = entry.country.toUpperCase();
  const currency = entry.currency.toUpperCase() || 'EUR';
  const {goods, price, free_from: freeFrom} = entry;
  const first = entry.days_from ?? entry.days_to;
  const last = entry.days_to ?? first;
  const days = first === null || last === null ? null : ([first, last] as const);

  const hasCountry = country === EU || isCountryCode(country);
  const hasAmounts = /^[A-Z]{3}$/.test(currency) && isAmount(price) && isAmount(freeFrom);
  const hasDays = days === null || isRange(days);
  if (!hasCountry || !hasAmounts || !hasDays) {
    const row = JSON.stringify(entry);
    console.error(`A row of 'shipping' in the story 'config' cannot be read: ${row}`);
  }
  if (!hasCountry) return [];
  const costs = hasAmounts
    ? {price: price ?? ('onRequest' as const), freeFrom, currency}
    : {price: 'atCheckout' as const, freeFrom: null, currency: 'EUR'};
  return [
    {
      country,
      goods,
      ...costs,
      days: hasDays && price !== null ? days : null,
      ...(entry.duties_included && {dutiesIncluded: true}),
    },
  ];
}

const isAmount = (amount: number | null) => amount === null || amount >= 0;

const isRange = ([first, last]: readonly [number, number]) =>
  Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last;
