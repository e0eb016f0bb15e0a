import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages} from '~/i18n/page-messages.server';
import {loadConfig} from '../chrome/chrome-content.server';
import {sitePhone} from '../chrome/site-view.server';
import {sealRequest} from '../requests/request-seal.server';
import {loadRequestedBike} from '../requests/requested-bike.server';
import {ownHosts} from './own-hosts.server';

export type PriceRequestData = Awaited<ReturnType<typeof loadPriceRequest>>;

/** What the price request's page needs: the item it is about, and the form's seal. */
export async function loadPriceRequest(context: AppLoadContext, request: Request) {
  const [requested, config, seal] = await Promise.all([
    loadRequestedBike(context, request),
    loadConfig(context),
    sealRequest(context),
  ]);
  return {
    requested,
    phone: sitePhone(config),
    seal,
    ownHosts: ownHosts(context),
    messages: pageMessages(context.language, 'priceRequest', 'requests'),
  };
}
