import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {isNumericId, numericIdOf} from '~/services/shopify/ids';
import type {RequestedVariant} from '~/services/shopify/product.server';
import {isBike, isShippable} from '../goods/goods';
import {chosenOptions, toLineItem} from '../goods/goods-view';
import {hasImportDuties} from '../goods/shipping';
import {type Money, toPriceView} from '../pricing/price-view';
import {readEuros, recommendedPrice} from '../pricing/recommended-price.server';
import {loadDeliveryTerms} from '../site/site-config.server';
import type {BikeNames, LetterBike} from './request-letter.server';

export type BikeView = ReturnType<typeof toBikeView>;

/**
 * The variant named by `?variant=`, and its number. `unknown`: Shopify does not respond; `none`: the URL names no
 * variant. A sold-out one is shown nevertheless.
 */
export type RequestedBike =
  | {state: 'ready' | 'soldOut'; number: string; bike: BikeView}
  | {state: 'unknown'; number: string; bike: null}
  | {state: 'gone' | 'none'; number: string | null; bike: null};

/** Shopify's variant as a request shows it and as its mails name it. */
export function toBikeView(variant: RequestedVariant, language: Language) {
  const {product, price, unitPrice, unitPriceMeasurement} = variant;
  const line = toLineItem(variant);
  const rrp = readEuros((variant.rrp ?? product.rrp)?.value);
  return {
    ...line,
    number: numericIdOf(variant.id),
    /** Its page with the variant selected: `/products/fernweh-7?Farbe=Reseda`. */
    href: href(language, 'product', {handle: product.handle}) + line.query,
    sku: variant.sku || null,
    price: toPriceView(variant, language),
    /** That price, for mails. */
    money: {amount: price.amount, currencyCode: price.currencyCode},
    /** The quantity and price behind its unit price, if Shopify has a quantity. */
    ...(unitPrice && {measured: {unitPrice, unitPriceMeasurement}}),
    /** Whether the price includes tax, and whether shipping costs extra. */
    terms: {taxed: variant.taxable, shipped: isShippable({product, variant})},
    leasing: leasingFacts(product, price, recommendedPrice(variant, rrp)),
  };
}

/**
 * The variant that a request is about, by `?variant=<number>` of its URL: always current, never cached. A number that
 * Shopify does not know or does not sell here is `gone`. An outage is logged and never blocks the form.
 */
export async function loadRequestedBike(
  {shopify, language}: AppLoadContext,
  request: Request,
): Promise<RequestedBike> {
  const number = new URL(request.url).searchParams.get('variant')?.trim() ?? '';
  if (!number) return {state: 'none', number: null, bike: null};
  if (!isNumericId(number)) return {state: 'gone', number: null, bike: null};

  const variant = await optional(
    shopify.variant.get(number),
    'outage' as const,
    'Cannot get the variant of a request',
  );
  if (variant === 'outage') return {state: 'unknown', number, bike: null};
  if (!variant) return {state: 'gone', number, bike: null};
  const state = variant.availableForSale ? 'ready' : 'soldOut';
  return {state, number, bike: toBikeView(variant, language)};
}

/**
 * The same for a request that is being sent, with its names for mails (`null` without a variant), which costs another
 * call if the visitor's language is not German.
 */
export async function loadBikeOfLetter(context: AppLoadContext, request: Request) {
  const requested = await loadRequestedBike(context, request);
  return {requested, letterBike: await loadLetterBike(context, requested.bike)};
}

/**
 * The chosen variant with its names for mails, in the visitor's language and in the shop's. Falls back to the visitor's
 * while Shopify does not return the German names.
 */
export async function loadLetterBike(
  context: AppLoadContext,
  bike: BikeView | null,
): Promise<LetterBike | null> {
  if (!bike) return null;
  const {language, settings} = context;
  const [delivery, german] = await Promise.all([
    loadDeliveryTerms(context),
    language === defaultLanguage ? null : loadGermanNames(context, bike.number),
  ]);
  return {
    isBike: bike.leasing.bike,
    sku: bike.sku,
    price: bike.money,
    ...(bike.measured && {measured: bike.measured}),
    terms: {...bike.terms, importDuties: hasImportDuties(delivery)},
    ...namesOf(bike, settings.SHOP_ORIGIN),
    ...(german && {german}),
  };
}

/** The shop's own names of a variant, by its number; `null` while Shopify does not return them. */
export async function loadGermanNames(
  {shopify, settings}: AppLoadContext,
  number: string,
): Promise<BikeNames | null> {
  const pendingVariant = shopify.variant.germanNames(number);
  const variant = await optional(pendingVariant, null, 'Cannot get the German names of a variant');
  if (!variant) return null;
  const {product, selectedOptions} = variant;
  const chosen = chosenOptions(selectedOptions);
  const page = href(defaultLanguage, 'product', {handle: product.handle}) + chosen.query;
  return namesOf({...product, ...chosen, href: page}, settings.SHOP_ORIGIN);
}

type Named = Pick<BikeView, 'vendor' | 'title' | 'options' | 'href'>;

function namesOf({vendor, title, options, href}: Named, origin: string): BikeNames {
  return {title: `${vendor} ${title}`, variant: options, url: origin + href};
}

/** The facts that decide whether a variant can be leased through an employer, at `price`; `rrp` in euros. */
export function leasingFacts(
  product: Pick<RequestedVariant['product'], 'geometry' | 'leasing'>,
  {amount, currencyCode}: Money,
  rrp: number | null,
) {
  return {
    bike: isBike({product}),
    /** The shop's own decision, in the metafield `custom.leasing`; `null` if unset. */
    marked: product.leasing ? product.leasing.value === 'true' : null,
    /** What it costs in euros: elsewhere its recommended retail price; `null` if unknown. */
    euros: currencyCode === 'EUR' ? Number(amount) : rrp,
  };
}

/** Why a variant cannot be leased. */
export type NotLeasableReason = 'marked' | 'kind' | 'price';

/**
 * Why a variant cannot be leased, or `null`. The shop's own decision takes precedence: a variant marked as leasable
 * needs no minimum price. `minimum` in euros, as leasing contracts are; `null` without one.
 */
export function notLeasableReason(
  {bike, marked, euros}: ReturnType<typeof leasingFacts>,
  minimum: number | null,
): NotLeasableReason | null {
  if (marked !== null) return marked ? null : 'marked';
  if (!bike) return 'kind';
  if (minimum === null) return null;
  // Nobody knows whether it is too cheap, so it is only said that the partners do not take it.
  if (euros === null) return 'marked';
  return euros < minimum ? 'price' : null;
}
