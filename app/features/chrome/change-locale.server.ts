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
import {openCartCookie} from '~/services/shopify/ids';
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
  const chosen = form.get('language');
  const language = languageOfTag(typeof chosen === 'string' ? chosen : null);
  const target = language ?? languageOfPath(from.pathname);
  if (language) context.rememberLanguage(language);

  const country = await knownCountry(context, form.get('country'));
  if (country) {
    context.rememberMarket({country, language: languages[target].shopify});
    await moveCart(context, country);
  }
  return translatePath(from.pathname, target) + (await translateQuery(context, from, target));
}

/** Translates list filters and chosen options in the query, which are words of a language. */
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
  if (page !== 'collection' && page !== 'search') return search;
  return translateListQuery(context, {collection: handle || null, search, language});
}

async function knownCountry(context: AppLoadContext, wanted: FormDataEntryValue | null) {
  if (typeof wanted !== 'string') return null;
  const localization = await loadLocalization(context);
  const found = localization?.availableCountries.find(({isoCode}) => isoCode === wanted);
  return found?.isoCode ?? null;
}

/**
 * Moves a cart to its visitor's new country; if that fails, the cart is unchanged and the error is logged. Products not
 * sold there are dropped from it, which the next page reports.
 */
async function moveCart(context: AppLoadContext, countryCode: CountryCode): Promise<void> {
  const {cart} = context.shopify;
  const cartId = openCartCookie(context.cookies).read();
  if (!cartId) return;
  const before = await optional(cart.get(cartId), null);
  const moving = cart.updateBuyerIdentity(cartId, {countryCode});
  const moved = await optional(moving, null, 'The cart kept its country');
  if (!before || !moved) return;
  const left = new Set(moved.cart.lines.nodes.map(({merchandise}) => merchandise.id));
  const gone = before.lines.nodes.filter(({merchandise}) => !left.has(merchandise.id));
  if (gone.length === 0) return;
  flashNotice(context, {
    type: 'warning',
    title: 'cart.notice.notSoldThere',
    message: 'cart.notice.noLongerInCart',
    values: {article: articleNames(gone)},
    duration: 0,
  });
}
