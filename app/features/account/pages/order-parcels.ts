import type {Order} from '~/services/shopify/accounts/accounts';

/** A parcel on its way or delivered. */
export interface ParcelView {
  company: string | null;
  tracking: {number: string | null; href: string | null}[];
  content: {title: string; quantity: number}[];
}

type Fulfillments = NonNullable<Order['successfulFulfillments']>;

/** The parcels of an order, with ways to follow them where the carrier has one. */
export function toParcels(fulfillments: Fulfillments): ParcelView[] {
  return fulfillments.map(({trackingCompany, trackingInfo, fulfillmentLineItems}) => ({
    company: trackingCompany || null,
    tracking: trackingInfo
      .map(({number, url}) => ({number: number || null, href: safeHref(url)}))
      .filter(({number, href}) => number ?? href),
    content: fulfillmentLineItems.nodes
      .filter(({quantity}) => quantity > 0)
      .map(({quantity, lineItem}) => ({title: lineItem.title, quantity})),
  }));
}

/** Whoever ships types the address: only web pages are followed. */
function safeHref(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const {protocol, href} = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
