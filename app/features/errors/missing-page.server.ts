import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {optional} from '~/services/http/outage.server';
import {toProductCard} from '../product/product-card-view';
import {pathOfShopify} from '../navigation/shopify-address';
import type {ErrorDetails} from './error-details';

/**
 * Ends a loader whose page does not exist: leads on by a redirect kept in Shopify, or from an address of Shopify's
 * online store to the shop's own; else 404 with what other riders like. Always throws.
 */
export async function missingPage(context: AppLoadContext, request: Request): Promise<never> {
  const {shopify, language, isBot} = context;
  const {pathname, search} = new URL(request.url);
  const prefix = languages[language].prefix && `/${languages[language].prefix}`;
  const target = await optional(
    shopify.redirect.targetOf(pathname.slice(prefix.length) || '/'),
    null,
  );
  if (target) throw redirect(target.startsWith('/') ? prefix + target : target, 301);
  const own = await ownAddress(context, pathname);
  if (own) throw redirect(own + search, 301);

  const bestSellers = isBot ? [] : await optional(shopify.product.bestSeller(), []);
  const details: ErrorDetails = {
    message: complaint(pathname),
    bestSellers: bestSellers.map((product) => toProductCard(product, language)),
  };
  throw data(details, {status: 404});
}

/** Told apart in writing: an address that no page has, and one whose page has nothing for it. */
function complaint(pathname: string): string {
  const isUnmatched = matchPage(pathname)?.page === 'content';
  return `${isUnmatched ? 'Page not found' : 'Page Not Found'}: ${pathname}`;
}

/** Pages are stories here: one that is not there is not led to. */
async function ownAddress({storyblok}: AppLoadContext, pathname: string): Promise<string | null> {
  const own = pathOfShopify(pathname);
  if (!own || own === pathname) return null;
  const match = matchPage(own);
  if (match?.page !== 'content') return own;
  return (await optional(storyblok.story(match.params['*'] ?? ''), null)) && own;
}
