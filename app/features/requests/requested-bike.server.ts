import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {chosenOptions} from '../goods/goods-view';
import {bikePath, type BikeView, type RequestedBike, toBikeView} from './bike-view';
import type {BikeNames, LetterBike} from './request-letter';

/** The number of a variant as an address may have it; Shopify's stay below 2^63. */
export const VARIANT_NUMBER = /^[1-9]\d{0,17}$/;

/**
 * The variant that a request is about, by `?variant=<number>` of its address: as it is now, never from a cache. A
 * number that Shopify does not know or does not sell here is `gone`. An outage is logged and never stops the form.
 */
export async function loadRequestedBike(
  {shopify, language}: AppLoadContext,
  request: Request,
): Promise<RequestedBike> {
  const number = new URL(request.url).searchParams.get('variant')?.trim() ?? '';
  if (!number) return {state: 'none', number: null, bike: null};
  if (!VARIANT_NUMBER.test(number)) return {state: 'gone', number: null, bike: null};

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
 * The same for a request that is being sent, and how its mails name it (`null` without a variant), which needs another call
 * where the visitor's language is not German.
 */
export async function loadBikeOfLetter(
  context: AppLoadContext,
  request: Request,
): Promise<{requested: RequestedBike; letterBike: LetterBike | null}> {
  const requested = await loadRequestedBike(context, request);
  return {requested, letterBike: await loadLetterBike(context, requested.bike)};
}

/**
 * The chosen variant as mails name it, in the visitor's language and as the shop calls it. While Shopify does not tell
 * the German names the visitor's stand in.
 */
export async function loadLetterBike(
  context: AppLoadContext,
  bike: BikeView | null,
): Promise<LetterBike | null> {
  if (!bike) return null;
  const {language, settings} = context;
  const german = language === defaultLanguage ? null : await loadGermanNames(context, bike.number);
  return {
    isBike: bike.leasing.bike,
    sku: bike.sku,
    price: bike.leasing.price,
    ...(bike.measured && {measured: bike.measured}),
    ...namesOf(bike, settings.SHOP_ORIGIN, language),
    ...(german && {german}),
  };
}

/** What the shop itself calls a variant, by its number; `null` while Shopify does not tell. */
export async function loadGermanNames(
  {shopify, settings}: AppLoadContext,
  number: string,
): Promise<BikeNames | null> {
  const names = shopify.variant.germanNames(number);
  const variant = await optional(names, null, 'Cannot get the German names of a variant');
  if (!variant) return null;
  const {product, selectedOptions} = variant;
  return namesOf(
    {...product, ...chosenOptions(selectedOptions)},
    settings.SHOP_ORIGIN,
    defaultLanguage,
  );
}

type Named = Pick<BikeView, 'vendor' | 'title' | 'options' | 'handle' | 'query'>;

function namesOf(bike: Named, origin: string, language: Language): BikeNames {
  const {vendor, title, options} = bike;
  return {
    title: `${vendor} ${title}`,
    variant: options,
    url: origin + bikePath(bike, language),
  };
}
