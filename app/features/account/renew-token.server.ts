import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/optional.server';
import type {AccessToken} from '~/services/shopify/customer-answers';
import {tellCart} from './enter.server';

/** A third of the month that Shopify gives a token. */
const RENEW_BELOW_MS = 10 * 24 * 60 * 60 * 1000;

/**
 * The token with a new month when less than a third of it is left, else as it is. Renewing may end the old token
 * at once, so it happens only on a visit whose answer surely reaches the browser: not for data, not ahead, not
 * for several restored tabs at a time. Without Shopify's consent the old one goes on.
 */
export async function renewInTime(
  context: AppLoadContext,
  access: AccessToken,
): Promise<AccessToken> {
  const left = Date.parse(access.expiresAt) - Date.now();
  if (left > RENEW_BELOW_MS || !context.isVisit) return access;
  const renewal = context.shopify.customer.renew(access.token);
  const renewed = await optional(renewal, null, 'A token cannot be renewed');
  if (!renewed) return access;
  context.session.renew(renewed);
  await tellCart(context, renewed);
  return renewed;
}
