import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {loadConfig, sitePhone} from '../site/site-config.server';
import {loadBikeOfLetter, loadRequestedBike} from '../requests/requested-bike.server';
import {letterGroups} from '../requests/request-letter.server';
import {sealRequest} from '../requests/request-seal.server';
import {defineRequest} from '../requests/send-request.server';
import {letterHeadings, priceFields} from './fields';
import {priceRequestSchema} from './price-request-schema';

export type PriceRequestData = Awaited<ReturnType<typeof loadPriceRequest>>;

/** Data of the price request's page: the item it is about, and the form's seal. */
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

/** The price request of a visitor who has found a lower price elsewhere. */
export const priceRequest = defineRequest({
  load: async (context, request) => ({
    ...(await loadBikeOfLetter(context, request)),
    ownHosts: ownHosts(context),
  }),

  schema: (subject) => priceRequestSchema(subject.ownHosts),

  letter(values, {requested: {bike, number}, letterBike}) {
    const {name, email, offerLink, message} = values;
    return {
      kind: 'price',
      customer: {name, email},
      number,
      bike: letterBike,
      groups: (language) => {
        const t = translatorOf(language);
        // Without Shopify's names the number still identifies the item.
        const item = {
          label: t('priceRequest.bike'),
          value: t('priceRequest.variant', {number: number ?? ''}),
        };
        const leadingRows = {details: !bike && number ? [item] : []};
        return letterGroups(priceFields, {values, headings: letterHeadings, leadingRows}, language);
      },
      data: {name, email, offerLink, message, variant: number},
    };
  },
});

/** Hosts of this shop: its own, and Shopify's. */
function ownHosts({settings}: AppLoadContext): string[] {
  const origins = [settings.SHOP_ORIGIN, settings.PUBLIC_STORE_DOMAIN];
  return [...new Set(origins.map((origin) => new URL(origin).hostname))];
}
