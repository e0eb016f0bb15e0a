import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {optional} from '~/services/http/optional.server';
import {toProductCard} from '../product/product-card-view';
import type {ErrorDetails} from './error-details';

/**
 * Ends a loader whose page does not exist: a redirect kept in Shopify, else 404 with what other riders
 * like (spec §2, §5). Always throws.
 */
export async function missingPage(context: AppLoadContext, request: Request): Promise<never> {
  const {shopify, language, isBot} = context;
  const {pathname} = new URL(request.url);
  const prefix = languages[language].prefix && `/${languages[language].prefix}`;
  const target = await optional(
    shopify.redirect.targetOf(pathname.slice(prefix.length) || '/'),
    null,
  );
  if (target) throw redirect(target.startsWith('/') ? prefix + target : target, 301);

  const bestSellers = isBot ? [] : await optional(shopify.product.bestSeller(), []);
  const details: ErrorDetails = {
    message: `Page not found: ${pathname}`,
    bestSellers: bestSellers.map((product) => toProductCard(product, language)),
  };
  throw data(details, {status: 404});
}
