import {describe, expect, it} from 'vitest';
import {translatorOf} from '~/i18n/messages.server';
import {fulfillmentStatus, paymentStatus, type StatusLook} from './order-status';

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
