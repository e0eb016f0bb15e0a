import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {discount, euros, orderedLine, orderOf} from '../../../../tests/fakes/order';
import {
  fulfillmentStatus,
  orderTotals,
  paymentStatus,
  type StatusTone,
  toOrderSummary,
  toOrderView,
  toParcels,
} from './order-view.server';

describe('an order in the list of orders', () => {
  it('shows its number, date and statuses', () => {
    expect(toOrderSummary(orderOf(), 'de')).toEqual({
      id: '1042',
      name: '#1042',
      date: '1. April 2026',
      placedAt: '2026-03-31T22:30:00Z',
      email: 'jana@mail.example',
      fulfillment: {text: 'Versendet', tone: 'done'},
      payment: {text: 'Bezahlt', tone: 'done'},
    });
  });

  it('is cancelled instead of waiting for its shipment', () => {
    const order = orderOf({canceledAt: '2026-04-02T11:11:00Z', fulfillmentStatus: 'UNFULFILLED'});
    expect(toOrderSummary(order, 'de').fulfillment).toEqual({text: 'Storniert', tone: 'returned'});
  });
});

const german = translatorOf('de');
const english = translatorOf('en');

const deliveries = {
  FULFILLED: ['Versendet', 'Shipped', 'done'],
  IN_PROGRESS: ['Wird bearbeitet', 'In progress', 'progress'],
  ON_HOLD: ['Zurückgestellt', 'On hold', 'progress'],
  OPEN: ['Offen', 'Open', 'open'],
  PARTIALLY_FULFILLED: ['Teilweise versendet', 'Partially shipped', 'partial'],
  PENDING_FULFILLMENT: ['Versand ausstehend', 'Awaiting shipment', 'progress'],
  READY_FOR_DELIVERY: ['Bereit zur Lieferung', 'Ready for delivery', 'progress'],
  READY_FOR_PICKUP: ['Abholbereit', 'Ready for pickup', 'done'],
  RESTOCKED: ['Zurück ins Lager', 'Restocked', 'returned'],
  SCHEDULED: ['Versand geplant', 'Shipment scheduled', 'progress'],
  UNFULFILLED: ['Noch nicht versendet', 'Not shipped yet', 'open'],
} satisfies Record<Parameters<typeof fulfillmentStatus>[0], [string, string, StatusTone]>;

const payments = {
  AUTHORIZED: ['Autorisiert', 'Authorized', 'progress'],
  PAID: ['Bezahlt', 'Paid', 'done'],
  PARTIALLY_PAID: ['Teilweise bezahlt', 'Partially paid', 'partial'],
  PARTIALLY_REFUNDED: ['Teilweise erstattet', 'Partially refunded', 'partial'],
  PENDING: ['Ausstehend', 'Pending', 'open'],
  REFUNDED: ['Erstattet', 'Refunded', 'returned'],
  VOIDED: ['Storniert', 'Voided', 'returned'],
} satisfies Record<NonNullable<Parameters<typeof paymentStatus>[0]>, [string, string, StatusTone]>;

type Delivery = keyof typeof deliveries;
type Payment = keyof typeof payments;

describe('the status of an order', () => {
  it.each(Object.keys(deliveries) as Delivery[])(
    'translates the delivery status %s into both languages',
    (code) => {
      const [inGerman, inEnglish, tone] = deliveries[code];
      expect(fulfillmentStatus(code, german)).toEqual({text: inGerman, tone});
      expect(fulfillmentStatus(code, english)).toEqual({text: inEnglish, tone});
    },
  );

  it.each(Object.keys(payments) as Payment[])(
    'translates the payment status %s into both languages',
    (code) => {
      const [inGerman, inEnglish, tone] = payments[code];
      expect(paymentStatus(code, german)).toEqual({text: inGerman, tone});
      expect(paymentStatus(code, english)).toEqual({text: inEnglish, tone});
    },
  );

  it('is null when it is missing or unknown', () => {
    expect(fulfillmentStatus('TELEPORTED' as Delivery, german)).toBeNull();
    expect(fulfillmentStatus('toString' as Delivery, german)).toBeNull();
    expect(paymentStatus(null, german)).toBeNull();
    expect(paymentStatus(undefined, german)).toBeNull();
    expect(paymentStatus('EXPIRED' as Payment, german)).toBeNull();
  });
});

const lineOf = (more: Parameters<typeof orderedLine>[0]) =>
  toOrderView(orderOf({}, [orderedLine(more)]), 'de').lines[0];

describe('a line of an order', () => {
  it('shows the full price only if it is discounted', () => {
    expect(lineOf({})).toMatchObject({price: '64,90\u00a0€', fullPrice: null});
    expect(lineOf({discountedTotalPrice: euros('58.41')})).toMatchObject({
      price: '58,41\u00a0€',
      fullPrice: '64,90\u00a0€',
    });
  });

  it('falls back to the product title as alt text of a picture', () => {
    const image = {url: 'https://cdn.shopify.com/jacke.png', altText: null, width: 4, height: 3};
    const product = {handle: 'regenjacke-husche', vendor: 'Wetterseite'};
    const variant = {sku: null, selectedOptions: [], image, product};
    expect(lineOf({title: 'Regenjacke', variant})?.image?.alt).toBe('Regenjacke');
  });

  it('shows what the customer entered, but not the attributes that apps add', () => {
    const customAttributes = [
      {key: 'Gravur', value: 'Jana <3'},
      {key: '_bundle', value: '17'},
      {key: 'leer', value: null},
    ];
    expect(lineOf({customAttributes})?.details).toEqual(['Gravur: Jana <3']);
  });

  it('shows the article of a mounting in the language of the page', () => {
    const line = orderedLine({customAttributes: [{key: 'Artikel', value: 'Korb'}]});
    const {lines} = toOrderView(orderOf({}, [line]), 'en');
    expect(lines[0]?.details).toEqual(['For: Korb']);
  });
});

describe('a cancelled order', () => {
  const canceledAt = '2026-04-02T11:11:00Z';
  it.each([
    ['CUSTOMER', 'Auf Ihren Wunsch.'],
    ['DECLINED', 'Die Zahlung wurde abgelehnt.'],
    ['INVENTORY', 'Ein Artikel ist nicht mehr lieferbar.'],
    ['FRAUD', null],
    ['OTHER', null],
    ['STAFF', null],
    [null, null],
  ] as const)(
    'with the reason %s shows an explanation only if it concerns the customer',
    (cancelReason, why) => {
      const {cancelled} = toOrderView(orderOf({canceledAt, cancelReason}), 'de');
      expect(cancelled).toEqual({on: '2. April 2026', why});
    },
  );

  it('is not recognised as such without a cancellation date', () => {
    expect(toOrderView(orderOf({cancelReason: 'CUSTOMER'}), 'de').cancelled).toBeNull();
  });
});

type Tracking = {number: string | null; url: string | null};

const trackingOf = (...tracking: Tracking[]) =>
  toParcels([{company: 'DHL', tracking, content: []}])[0]?.tracking;

describe('a parcel', () => {
  it('omits an empty carrier name and items with a quantity of 0', () => {
    const content = [
      {quantity: 2, title: 'Kettenöl'},
      {quantity: 0, title: 'Schloss'},
    ];
    const parcel = {company: '', tracking: [], content};
    expect(toParcels([parcel])).toEqual([
      {company: null, tracking: [], content: [{title: 'Kettenöl', quantity: 2}]},
    ]);
  });

  it('is not what was picked up, mailed or done at the workshop, which has no shipping either', () => {
    const handedOver = {company: null, tracking: [], content: []};
    const order = orderOf({shippingAddress: null, parcels: [handedOver]});
    const {parcels, totals} = toOrderView(order, 'de');
    expect(parcels).toEqual([]);
    expect(totals.map(({label}) => label)).toEqual(['Zwischensumme', 'Gesamtsumme', 'darin MwSt.']);
    expect(toOrderView({...order, shippingAddress: {id: '1'}}, 'de').parcels).toHaveLength(1);
  });

  it.each([
    ['https://www.dhl.de/?idc=1', 'https://www.dhl.de/?idc=1'],
    ['http://gls.example/1', 'http://gls.example/1'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['ftp://dhl.example/1', null],
    ['//dhl.example/1', null],
    ['www.dhl.de', null],
    ['', null],
    [null, null],
  ])('converts the tracking URL %j to the link %j', (url, href) => {
    expect(trackingOf({number: '0034', url})).toEqual([{number: '0034', href}]);
  });

  it('omits tracking entries with neither a number nor a valid URL', () => {
    expect(trackingOf({number: null, url: null}, {number: '', url: 'mailto:a@b.de'})).toEqual([]);
    expect(trackingOf({number: null, url: 'https://dhl.de/1'})).toEqual([
      {number: null, href: 'https://dhl.de/1'},
    ]);
  });
});

/** As the page displays them, without non-breaking spaces. */
const rows = (order: Parameters<typeof orderTotals>[0], language: Language = 'de') =>
  orderTotals(order, language).map(
    ({label, amount}) => `${label} ${amount.replaceAll('\u00a0', ' ')}`,
  );

describe('the totals of an order', () => {
  it('end with the total and the VAT it includes', () => {
    expect(rows(orderOf())).toEqual([
      'Zwischensumme 64,90 €',
      'Versand kostenlos',
      'Gesamtsumme 64,90 €',
      'darin MwSt. 10,36 €',
    ]);
    expect(orderTotals(orderOf(), 'de').filter(({strong}) => strong)).toHaveLength(1);
  });

  it('are formatted in English and in the currency of the order', () => {
    const order = orderOf({
      subtotalPrice: euros('1064.9', 'CHF'),
      totalShippingPrice: euros('9.0', 'CHF'),
      totalTax: null,
      totalPrice: euros('1073.9', 'CHF'),
    });
    expect(rows(order, 'en')).toEqual([
      'Subtotal CHF 1,064.90',
      'Shipping CHF 9',
      'Total CHF 1,073.90',
    ]);
  });

  it('list each discount once, summed over all lines', () => {
    const lines = [
      orderedLine({discounts: [discount('6.49'), discount('1.0', 'TREUE')]}),
      orderedLine({discounts: [discount('6.49')]}),
    ];
    const money = euros('115.82');
    expect(rows(orderOf({subtotalPrice: money, totalPrice: money}, lines)).slice(0, 4)).toEqual([
      'Warenwert 129,80 €',
      'Rabatt HERBST10 −12,98 €',
      'Rabatt TREUE −1 €',
      'Zwischensumme 115,82 €',
    ]);
  });

  it('leave out discounts that do not explain the subtotal', () => {
    const lines = [orderedLine({discounts: [discount('6.49')]})];
    expect(rows(orderOf({subtotalPrice: euros('40.0')}, lines))[0]).toBe('Zwischensumme 40 €');
  });

  it.each([
    ['4.9', '69.8', 'Versand 4,90 €'],
    ['4.9', '64.9', 'Versand kostenlos'],
  ])(
    'show shipping of %s as free or charged, depending on the total of %s',
    (price, total, row) => {
      const order = orderOf({
        totalShippingPrice: euros(price),
        shippingDiscounts: [discount('4.9', 'FREI')],
        totalPrice: euros(total),
      });
      expect(rows(order)[1]).toBe(row);
    },
  );

  it('list the tax before the total if prices do not include it', () => {
    const order = orderOf({totalTax: euros('5.1'), totalPrice: euros('70.0')});
    expect(rows(order)).toEqual([
      'Zwischensumme 64,90 €',
      'Versand kostenlos',
      'MwSt. 5,10 €',
      'Gesamtsumme 70 €',
    ]);
  });

  it.each([
    ['a return', '12.95', '51.95', ['Erstattet −12,95 €', 'Aktuelle Summe 51,95 €']],
    ['a reduction afterwards', '12.95', '64.9', ['Erstattet −12,95 €']],
    ['a line that staff removed before payment', '0.0', '51.95', ['Aktuelle Summe 51,95 €']],
  ])('end with the refund and the current sum after %s', (_, refunded, current, last) => {
    const order = orderOf({totalRefunded: euros(refunded), currentPrice: euros(current)});
    expect(rows(order).slice(4)).toEqual(last);
  });
});
