import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/safe-addresses';
import {decodedParams, href, translatePath} from '~/i18n/href';
import {
  defaultLanguage,
  languageOfPath,
  languageOfTag,
  languages,
  type Language,
} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {optional} from '~/services/http/outage.server';
import {openCartCookie} from '~/services/shopify/cart.server';
import {articleNames} from '../cart/change-cart.server';
import {translateListQuery} from '../catalogue/facet-values.server';
import {flashNotice} from '../notices/flash-notice.server';
import {translateOptions} from '../product/option-views.server';
import {loadLocalization} from '../site/site-config.server';

/**
 * Applies a locale form: `language` (a tag such as `en-US`) and `country` (ISO 3166, one that the shop sells to).
 * Persists both in cookies and updates the cart's buyer identity. Returns the URL of the same page in the chosen
 * language; ignores unknown values.
 */
export async function changeLocale(context: AppLoadContext, form: FormData): Promise<string> {
  const returnTo = safeReturnTo(form.get('returnTo')) ?? href(defaultLanguage, 'home');
  const from = new URL(returnTo, context.settings.SHOP_ORIGIN);
  const requestedTag = form.get('language');
  const language = languageOfTag(typeof requestedTag === 'string' ? requestedTag : null);
  const target = language ?? languageOfPath(from.pathname);
  if (language) context.rememberLanguage(language);

  const country = await supportedCountry(context, form.get('country'));
  if (country) {
    context.rememberMarket({country, language: languages[target].shopify});
    await changeCartCountry(context, country);
  }
  return translateAddress(context, from, target);
}

async function translateAddress(
  context: AppLoadContext,
  from: URL,
  language: Language,
): Promise<string> {
  return translatePath(from.pathname, language) + (await translateQuery(context, from, language));
}

/** Translates what is in the words of a language in the query: list filters, chosen options and a next page. */
async function translateQuery(
  context: AppLoadContext,
  {pathname, search}: URL,
  language: Language,
): Promise<string> {
  const from = languageOfPath(pathname);
  const match = matchPage(pathname);
  if (from === language || !match) return search;
  const {page} = match;
  const {handle = ''} = decodedParams(match);
  if (page === 'product') return translateOptions(context, {handle, search, from, to: language});
  if (page === 'collection' || page === 'search')
    return translateListQuery(context, {collection: handle || null, search, language});
  const query = new URLSearchParams(search);
  const nextPages = ['returnTo', 'redirect'].filter((name) => safeReturnTo(query.get(name)));
  if (nextPages.length === 0) return search;
  for (const name of nextPages) {
    const next = new URL(query.get(name) ?? '', context.settings.SHOP_ORIGIN);
    query.set(name, await translateAddress(context, next, language));
  }
  return `?${query}`;
}

async function supportedCountry(
  context: AppLoadContext,
  requestedCountry: FormDataEntryValue | null,
) {
  if (typeof requestedCountry !== 'string') return null;
  const localization = await loadLocalization(context);
  const found = localization?.availableCountries.find(({isoCode}) => isoCode === requestedCountry);
  return found?.isoCode ?? null;
}

/**
 * Moves a cart to its visitor's new country; if that fails, the cart is unchanged and the error is logged. Products not
 * sold there are dropped from it, which the next page reports.
 */
async function changeCartCountry(context: AppLoadContext, countryCode: CountryCode): Promise<void> {
  const {cart} = context.shopify;
  const cartId = openCartCookie(context.cookies).read();
  if (!cartId) return;
  const previousCart = await optional(cart.get(cartId), null);
  const update = cart.updateBuyerIdentity(cartId, {countryCode});
  const updated = await optional(update, null, 'Cannot change the country of the cart');
  if (!previousCart || !updated) return;
  const remainingIds = new Set(updated.cart.lines.nodes.map(({merchandise}) => merchandise.id));
  const removedLines = previousCart.lines.nodes.filter(
    ({merchandise}) => !remainingIds.has(merchandise.id),
  );
  if (removedLines.length === 0) return;
  flashNotice(context, {
    type: 'warning',
    title: 'cart.notice.notSoldThere',
    message: 'cart.notice.noLongerInCart',
    values: {article: articleNames(removedLines)},
    duration: 0,
  });
}
