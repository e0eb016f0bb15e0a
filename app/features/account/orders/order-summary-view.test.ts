import {describe, expect, it} from 'vitest';
import {translatorOf} from '~/i18n/messages.server';
import {
  fulfillmentStatus,
  ordersQuery,
  paymentStatus,
  readOrdersPosition,
  type StatusLook,
} from './order-summary-view';

const german = translatorOf('de');
const english = translatorOf('en');

const deliveries = {
  FULFILLED: ['Versendet', 'Shipped', 'done'],
  IN_PROGRESS: ['Wird bearbeitet', 'In progress', 'progress'],
  ON_HOLD: ['Zurückgestellt', 'On hold', 'progress'],
  OPEN: ['Offen', 'Open', 'open'],
  PARTIALLY_FULFILLED: ['Teilweise versendet', 'Partially shipped', 'partial'],
  PENDING_FULFILLMENT: ['Versand ausstehend', 'Awaiting shipment', 'progress'],
  RESTOCKED: ['Zurück ins Lager', 'Restocked', 'returned'],
  SCHEDULED: ['Versand geplant', 'Shipment scheduled', 'progress'],
  UNFULFILLED: ['Noch nicht versendet', 'Not shipped yet', 'open'],
} satisfies Record<Parameters<typeof fulfillmentStatus>[0], [string, string, StatusLook]>;

const payments = {
  AUTHORIZED: ['Autorisiert', 'Authorized', 'progress'],
  PAID: ['Bezahlt', 'Paid', 'done'],
  PARTIALLY_PAID: ['Teilweise bezahlt', 'Partially paid', 'partial'],
  PARTIALLY_REFUNDED: ['Teilweise erstattet', 'Partially refunded', 'partial'],
  PENDING: ['Ausstehend', 'Pending', 'open'],
  REFUNDED: ['Erstattet', 'Refunded', 'returned'],
  VOIDED: ['Storniert', 'Canceled', 'returned'],
} satisfies Record<NonNullable<Parameters<typeof paymentStatus>[0]>, [string, string, StatusLook]>;

type Delivery = keyof typeof deliveries;
type Payment = keyof typeof payments;

describe('a status of delivery', () => {
  it.each(Object.keys(deliveries) as Delivery[])('%s is said in both languages', (code) => {
    const [inGerman, inEnglish, look] = deliveries[code];
    expect(fulfillmentStatus(code, german)).toEqual({text: inGerman, look});
    expect(fulfillmentStatus(code, english)).toEqual({text: inEnglish, look});
  });

  it('that Shopify has made up since is none', () => {
    expect(fulfillmentStatus('TELEPORTED' as Delivery, german)).toBeNull();
    expect(fulfillmentStatus('toString' as Delivery, german)).toBeNull();
  });
});

describe('a status of payment', () => {
  it.each(Object.keys(payments) as Payment[])('%s is said in both languages', (code) => {
    const [inGerman, inEnglish, look] = payments[code];
    expect(paymentStatus(code, german)).toEqual({text: inGerman, look});
    expect(paymentStatus(code, english)).toEqual({text: inEnglish, look});
  });

  it('may be missing or unheard of', () => {
    expect(paymentStatus(null, german)).toBeNull();
    expect(paymentStatus(undefined, german)).toBeNull();
    expect(paymentStatus('EXPIRED' as Payment, german)).toBeNull();
  });
});

const read = (query: string) => readOrdersPosition(new URLSearchParams(query));

describe('a place in the list of orders', () => {
  it.each([
    ['', {before: null}],
    ['?after=', {before: null}],
    ['?after=abc', {after: 'abc'}],
    ['?before=abc', {before: 'abc'}],
    ['?after=abc&before=def', {after: 'abc'}],
    ['?page=3', {before: null}],
    [`?after=${'x'.repeat(501)}`, {before: null}],
  ])('%j is read as %j', (query, place) => {
    expect(read(query)).toEqual(place);
  });

  it.each(['eyJsYXN0X2lkIjo5fQ==', 'a+b/c=', 'ä&after=1'])('%s survives its address', (cursor) => {
    expect(read(ordersQuery('after', cursor))).toEqual({after: cursor});
    expect(read(ordersQuery('before', cursor))).toEqual({before: cursor});
  });
});
