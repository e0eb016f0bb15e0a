import type {
  CurrencyCode,
  OrderFinancialStatus,
  OrderFulfillmentStatus,
} from '@shopify/hydrogen/storefront-api-types';

export interface OrderedGoods {
  /** Product handle. */
  handle: string;
  /** Index of the variant. */
  variant: number;
  quantity: number;
  /** Its title at the time; used for products that no longer exist. */
  title?: string;
  /** Unit price in euro cents at the time, for products that no longer exist. */
  cents?: number;
}

/** One order. Parent of the GraphQL type `Order`. */
export interface StoredOrder {
  /** Shown as `#1042`. */
  number: number;
  /** Number of the customer. */
  customer: number;
  /** ISO date-time */
  processedAt: string;
  financial: OrderFinancialStatus;
  fulfillment: OrderFulfillmentStatus;
  goods: OrderedGoods[];
  currency?: Extract<CurrencyCode, 'EUR' | 'CHF'>;
  tracking?: {company: string; number: string; url: string | null};
  cancelReason?: 'CUSTOMER' | 'DECLINED' | 'INVENTORY';
  /** Taken off the products. */
  discount?: {code: string; percent: number};
  /** Euro cents. */
  shipping?: number;
  /** Returned pieces of the first line item. */
  returned?: number;
  /** Whether only the first line item is on its way. */
  partly?: boolean;
  /** Refunded euro cents. */
  refunded?: number;
}

type Row = [
  number: number,
  processedAt: string,
  fulfillment: OrderFulfillmentStatus,
  financial: OrderFinancialStatus,
  goods: [handle: string, quantity: number, variant?: number][],
];

const bike = 'fernweh-7-trapez';
const kidsBike = 'flitz-20-kinderrad';
const soldOutBike = 'barkasse-1-lastenrad';
const oil = 'kettenoel-landregen-100-ml';
const lock = 'buegelschloss-bolz-230';
const jacket = 'regenjacke-husche';
const tyre = 'trekkingreifen-faehrte-mit-reflexstreifen';
const inspection = 'inspektion-e-bike-mit-diagnose';

/** Jana's orders, newest first: every delivery and payment status at least once. */
const rows: Row[] = [
  [
    1178,
    '2026-11-19T16:41:00Z',
    'UNFULFILLED',
    'PAID',
    [
      [oil, 2],
      [lock, 1],
    ],
  ],
  [1171, '2026-11-12T08:05:00Z', 'OPEN', 'PENDING', [[inspection, 1]]],
  [1154, '2026-10-28T19:22:00Z', 'IN_PROGRESS', 'AUTHORIZED', [[tyre, 2]]],
  [1139, '2026-10-03T12:10:00Z', 'ON_HOLD', 'PARTIALLY_PAID', [[bike, 1]]],
  [1120, '2026-09-14T07:30:00Z', 'SCHEDULED', 'PAID', [[jacket, 1, 1]]],
  [
    1098,
    '2026-08-21T10:00:00Z',
    'PARTIALLY_FULFILLED',
    'PAID',
    [
      [oil, 1],
      [jacket, 1],
    ],
  ],
  [1077, '2026-07-30T17:48:00Z', 'PENDING_FULFILLMENT', 'PAID', [[lock, 1]]],
  [1041, '2026-06-11T09:15:00Z', 'RESTOCKED', 'REFUNDED', [[tyre, 1]]],
  [
    1022,
    '2026-05-19T14:33:00Z',
    'FULFILLED',
    'PARTIALLY_REFUNDED',
    [
      [oil, 3],
      [tyre, 2],
    ],
  ],
  [
    987,
    '2026-04-02T11:11:00Z',
    'UNFULFILLED',
    'VOIDED',
    [
      [jacket, 2],
      [kidsBike, 1],
    ],
  ],
  [
    931,
    '2026-01-25T18:02:00Z',
    'FULFILLED',
    'PAID',
    [
      [lock, 1],
      [soldOutBike, 1],
    ],
  ],
  [845, '2025-09-07T13:27:00Z', 'FULFILLED', 'PAID', [[oil, 1]]],
  [
    702,
    '2025-03-30T15:59:00Z',
    'FULFILLED',
    'PAID',
    [
      [inspection, 1],
      [oil, 1],
    ],
  ],
];

const janas = rows.map(([number, processedAt, fulfillment, financial, goods]): StoredOrder => {
  const order: StoredOrder = {
    number,
    customer: 7001,
    processedAt,
    financial,
    fulfillment,
    goods: goods.map(([handle, quantity, variant = 0]) => ({handle, quantity, variant})),
  };
  if (financial === 'VOIDED') order.cancelReason = 'CUSTOMER';
  if (financial === 'REFUNDED') order.refunded = 3495;
  if (financial === 'PARTIALLY_REFUNDED') Object.assign(order, {refunded: 895, returned: 1});
  if (fulfillment === 'PARTIALLY_FULFILLED') order.partly = true;
  if (fulfillment === 'SCHEDULED') order.discount = {code: 'HERBST10', percent: 10};
  if (number === 845) order.shipping = 490;
  if (/FULFILLED$/.test(fulfillment) && fulfillment !== 'UNFULFILLED')
    order.tracking = {
      company: 'DHL',
      number: `0034043${number}77120`,
      url: `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?idc=0034043${number}77120`,
    };
  return order;
});

export const demoOrders: readonly StoredOrder[] = [
  ...janas,
  {
    number: 1102,
    customer: 7002,
    processedAt: '2026-08-24T20:20:00Z',
    financial: 'PAID',
    fulfillment: 'FULFILLED',
    currency: 'CHF',
    goods: [
      {handle: lock, variant: 0, quantity: 1},
      // Sold long ago: the variant no longer exists in Shopify.
      {
        handle: 'gibt-es-nicht-mehr',
        variant: 0,
        quantity: 1,
        title: 'Klingel Kuckuck',
        cents: 1490,
      },
    ],
    tracking: {company: 'GLS', number: '50912277410', url: null},
  },
];
