import {z} from 'zod';
import {WEB_PROTOCOL} from '~/safe-addresses';
import {formatNumber, keepTogether, longDate} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {languages, perLanguage} from '~/i18n/languages';
import {memoize} from '~/services/http/isolate-memory';
import {jsonSchema} from '~/services/http/fetch-json.server';
import type {Product} from '~/services/shopify/product.server';
import {anchors} from '~/pages';
import {isBike, isPickupOnly, isReturnable, isShippable, type GoodsSource} from '../../goods/goods';
import {pickupNotice, readGuarantee, type Guarantee, type Metafield} from '../../goods/notices';
import {readSafety, type ProductSafety} from '../../goods/product-safety.server';
import {deliveryCountries, type DeliveryTerms} from '../../goods/shipping';
import {formatMoney} from '../../pricing/price-view';
import type {NoticePart, NoticeView} from '../product-view.server';

const money = z
  .object({
    amount: z.string().regex(/^\d+(\.\d+)?$/),
    currency_code: z.string().regex(/^[A-Z]{3}$/),
  })
  .transform(({amount, currency_code: currencyCode}) => ({amount, currencyCode}));

type ProductFacts = ReturnType<typeof productFacts>;
type Features = Product['features'];

/**
 * Shopify's data about a product besides its description, in the language of the query; memoized per response.
 * Malformed fields are logged and left out; the others remain.
 */
export const productFacts = memoize((product: Product) => {
  const reportMalformed = (field: string) =>
    console.error(`${product.handle}: ${field} is malformed`);
  const readMetafield = <Value>(field: string, schema: z.ZodType<Value>, metafield: Metafield) => {
    if (!metafield) return null;
    const {success, data} = schema.safeParse(metafield.value.trim());
    if (!success) reportMalformed(field);
    return success ? data : null;
  };
  const yesNo = z.enum(['true', 'false']);
  // A burn time or a charging time implies a battery, except for chargers.
  const isCharger = product.fit.some((row) => row?.key === 'part' && row.value === 'charger');
  const electricKeys = ['battery', 'motor', ...(isCharger ? [] : ['burn_time', 'charging_time'])];
  const isElectric = (rows: Features) => rows.some((row) => row && electricKeys.includes(row.key));
  const containsBattery = readMetafield('contains_battery', yesNo, product.containsBattery);
  return {
    safety: readSafety(product, reportMalformed),
    guarantee: readGuarantee(product.guarantee?.reference, reportMalformed),
    hasBattery: (variant: {features: Features}) =>
      containsBattery === null
        ? isElectric(product.features) || isElectric(variant.features)
        : containsBattery === 'true',
    /** The producer's fee for collecting old batteries. */
    batteryFee: readMetafield('battery_fee', jsonSchema(money), product.batteryFee),
    batteryPassport:
      readMetafield('battery_passport', z.url({protocol: WEB_PROTOCOL}), product.batteryPassport) ??
      '',
    /** ISO 8601 day. */
    softwareUpdates:
      readMetafield('software_updates_until', z.iso.date(), product.softwareUpdates) ?? '',
    spareParts: product.spareParts?.value.trim() ?? '',
  };
});

/** Notices that a page must show before visitors order, and about the time after; only those with content. */
export function toNotices(
  item: GoodsSource & {variant: {features: Features}},
  facts: ProductFacts,
  delivery: DeliveryTerms,
  /** URL of the page about batteries; `null` when the shop has none. */
  batteryPage: string | null,
): NoticeView[] {
  return [
    madeToOrderNotice(item, delivery),
    deliveryNotice(item, delivery),
    guaranteeNotice(facts.guarantee, delivery),
    batteryNotice(facts, facts.hasBattery(item.variant), delivery, batteryPage),
    careNotice(facts, delivery),
    safetyNotice(facts.safety, delivery),
  ].filter(({parts, picture}) => parts.length > 0 || picture);
}

function madeToOrderNotice(item: GoodsSource, {t}: DeliveryTerms): NoticeView {
  const parts = isReturnable(item) ? [] : [{text: t('goods.madeToOrder.effect')}];
  return {id: 'massanfertigung', title: t('goods.madeToOrder.title'), parts};
}

const listFormat = perLanguage((language) => new Intl.ListFormat(languages[language].locale));

function deliveryNotice(item: GoodsSource, delivery: DeliveryTerms): NoticeView {
  const {t, language} = delivery;
  const title = t('goods.deliveryCountries.title');
  if (isPickupOnly(item)) {
    return {id: 'lieferung', title, parts: [{text: pickupNotice(delivery)}]};
  }
  const list = listFormat[language];
  const {delivered, onRequest, excluded} = deliveryCountries(delivery, isBike(item));
  const groups = [
    ['to', delivered],
    ['onRequest', onRequest],
    ['excluded', excluded],
  ] as const;
  const parts = groups.flatMap(([key, countries]) =>
    countries.length > 0
      ? [{text: t(`goods.deliveryCountries.${key}`, {countries: list.format(countries)})}]
      : [],
  );
  const costs = {text: t('goods.deliveryCountries.costs'), href: href(language, 'shippingCosts')};
  return {
    id: 'lieferung',
    title,
    parts: isShippable(item) && parts.length > 0 ? [...parts, costs] : [],
  };
}

function guaranteeNotice(guarantee: Guarantee, {t, language}: DeliveryTerms): NoticeView {
  const {label = null, terms = ''} = guarantee ?? {};
  return {
    id: anchors.guarantee,
    title: t('goods.guarantee.title'),
    ...(label && {
      picture: {
        ...label.picture,
        alt: t('goods.guarantee.label', {
          years: formatNumber(label.years, language),
          brand: label.brand,
          model: label.model,
        }),
      },
    }),
    parts: terms ? [{text: terms}, {text: t('goods.guarantee.statutory')}] : [],
  };
}

function batteryNotice(
  {batteryFee, batteryPassport}: ProductFacts,
  hasBattery: boolean,
  {t, language}: DeliveryTerms,
  page: string | null,
): NoticeView {
  const fee = batteryFee && formatMoney(batteryFee, language);
  const parts: NoticePart[] = [
    {text: t('goods.battery.return'), ...(page && {href: page})},
    ...(fee ? [{text: t('goods.battery.fee', {amount: fee})}] : []),
    ...(batteryPassport ? [{text: t('goods.battery.passport'), href: batteryPassport}] : []),
  ];
  return {
    id: 'akku',
    title: t('goods.battery.title'),
    ...(hasBattery && {
      picture: {url: '/crossed-out-bin.svg', width: 48, height: 64, alt: t('goods.battery.sign')},
    }),
    parts: hasBattery ? parts : [],
  };
}

function careNotice(
  {softwareUpdates, spareParts}: ProductFacts,
  {t, language}: DeliveryTerms,
): NoticeView {
  const day = softwareUpdates && keepTogether(longDate(softwareUpdates, language));
  return {
    id: 'ersatzteile',
    title: t('goods.care.title'),
    parts: [
      ...(day ? [{text: t('goods.care.updates', {day})}] : []),
      ...(spareParts ? [{text: spareParts}] : []),
    ],
  };
}

function safetyNotice(
  {manufacturer, responsiblePerson, modelNumber, warnings}: ProductSafety,
  {t}: DeliveryTerms,
): NoticeView {
  const contactParts = (label: string, company: ProductSafety['manufacturer']): NoticePart[] => {
    if (!company) return [];
    const {name, postalAddress, electronicAddress: address} = company;
    const lines = [name, postalAddress].filter(Boolean).join('\n');
    const link = address.includes('@') ? `mailto:${address}` : address;
    return [
      ...(lines ? [{label, text: lines}] : []),
      ...(address ? [{text: address.replace(/^https?:\/\//, ''), href: link}] : []),
    ];
  };
  return {
    id: 'produktsicherheit',
    title: t('goods.safety.title'),
    parts: [
      ...contactParts(t('goods.safety.manufacturer'), manufacturer),
      ...contactParts(t('goods.safety.responsiblePerson'), responsiblePerson),
      ...(modelNumber ? [{label: t('goods.safety.model'), text: modelNumber}] : []),
      ...(warnings.length > 0
        ? [{label: t('goods.safety.warnings'), text: warnings.join('\n')}]
        : []),
    ],
  };
}
