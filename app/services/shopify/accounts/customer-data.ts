/** The data of customers, in the shop's own types. Times are ISO 8601. */

export interface Profile {
  /** Name or e-mail address, whatever Shopify has. */
  displayName: string;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  acceptsMarketing: boolean;
  /** ISO 8601 */
  createdAt: string;
  /** As a decimal number; `null` where Shopify does not count them. */
  numberOfOrders: string | null;
}

export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  email?: string;
  acceptsMarketing?: boolean;
}

/** An address as a customer writes it; `country` is its two letters. */
export interface AddressInput {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  zip?: string | null;
  city?: string | null;
  province?: string | null;
  country?: string | null;
  phone?: string | null;
}

/** An address as Shopify has kept it. */
export interface PostalAddress extends AddressInput {
  /** Shopify's id, which may hold the customer's token: not for browsers. */
  id: string;
  /** 'BY' of Bavaria, beside the name in `province`. */
  provinceCode?: string | null;
}

export interface CustomerAddress extends PostalAddress {
  isDefault: boolean;
}

export type FulfillmentStatus =
  | 'FULFILLED'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PARTIALLY_FULFILLED'
  | 'PENDING_FULFILLMENT'
  | 'RESTOCKED'
  | 'SCHEDULED'
  | 'UNFULFILLED';

export type FinancialStatus =
  | 'AUTHORIZED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

/** An order in a list. Times are ISO 8601. */
export interface OrderSummary {
  orderNumber: number;
  /** '#1178' */
  name: string;
  processedAt: string;
  email?: string | null;
  fulfillmentStatus: FulfillmentStatus;
  financialStatus?: FinancialStatus | null;
  canceledAt?: string | null;
}

/** A whole order. Amounts are in the currency of the order. */
export interface Order extends OrderSummary {
  /** 'CUSTOMER', 'DECLINED', 'INVENTORY', or a reason that concerns the shop alone. */
  cancelReason?: string | null;
  lines: OrderLine[];
  /** After discounts, before shipping. */
  subtotalPrice?: OrderMoney | null;
  totalShippingPrice: OrderMoney;
  shippingDiscounts: OrderDiscount[];
  totalTax?: OrderMoney | null;
  totalPrice: OrderMoney;
  totalRefunded: OrderMoney;
  shippingAddress?: PostalAddress | null;
  billingAddress?: PostalAddress | null;
  /** Those that have left the shop. */
  parcels: Parcel[];
}

/** A decimal text with its ISO 4217 currency. */
interface OrderMoney {
  amount: string;
  currencyCode: string;
}

/** What was taken off; `name` is its code or title, empty when Shopify names none. */
export interface OrderDiscount {
  name: string;
  amount: OrderMoney;
}

/** What Shopify tells of a discount; one by a code has the code as its name, any other its title. */
export function toDiscount({
  allocatedAmount,
  discountApplication,
}: {
  allocatedAmount: OrderMoney;
  discountApplication: {code?: string; title?: string};
}): OrderDiscount {
  return {
    name: discountApplication.code ?? discountApplication.title ?? '',
    amount: allocatedAmount,
  };
}

export interface OrderLine {
  title: string;
  quantity: number;
  /** Without what went back. */
  currentQuantity: number;
  /** What was written on it; names of apps' notes begin with an underscore. */
  customAttributes: {key: string; value?: string | null}[];
  originalTotalPrice: OrderMoney;
  discountedTotalPrice: OrderMoney;
  discounts: OrderDiscount[];
  /** `null` for goods that the shop has no more. */
  variant?: {
    sku?: string | null;
    selectedOptions: {name: string; value: string}[];
    image?: OrderImage | null;
    /** Without a handle it has no page here any more. */
    product: {handle: string | null; vendor: string | null};
  } | null;
}

interface OrderImage {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

export interface Parcel {
  /** The carrier's name. */
  company?: string | null;
  tracking: {number?: string | null; url?: string | null}[];
  content: {title: string; quantity: number}[];
}

/** What of an order was asked to be sent back, and what still can be. */
export interface OrderReturns {
  /** Shopify's id of the order. */
  orderId: string;
  /** '#1178' */
  orderName: string;
  /** The first request first. */
  requested: RequestedReturn[];
  returnable: ReturnableLine[];
  /** What the shop charges for it. */
  fees: {title: string; amount: OrderMoney}[];
  /** Why nothing can be sent back, in Shopify's words. */
  whyNot: string | null;
}

export interface RequestedReturn {
  /** '#1178-R1' */
  name: string;
  status: ReturnStatus;
  createdAt?: string | null;
  /** What the shop's staff wrote with a refusal. */
  declined: string | null;
  lines: {title: string; quantity: number}[];
}

export type ReturnStatus = 'CANCELED' | 'CLOSED' | 'DECLINED' | 'OPEN' | 'REQUESTED';

export interface ReturnableLine {
  /** Shopify's id, and the number in it. */
  id: string;
  number: string;
  title: string;
  selectedOptions: {name: string; value: string}[];
  /** At most so many. */
  quantity: number;
  /** `name` in the language of the page. */
  reasons: {id: string; handle: string; name: string}[];
}

/** Where a page of orders begins or ends, by Shopify's cursors; neither for the newest ones. */
export interface OrderPosition {
  after?: string | null;
  before?: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  /** How many there are in all; `null` when Shopify does not say and there are more than these. */
  total: number | null;
  /** Where older ones begin; `null` when there are none. */
  older: string | null;
  /** Where newer ones end; `null` when there are none. */
  newer: string | null;
}

/** A line of an order, with Shopify's ids of what was bought; without them for goods that the shop has no more. */
export interface OrderedLine {
  order: OrderSummary;
  line: {
    currentQuantity: number;
    variant?: {id: string; sku?: string | null; product: {id: string}} | null;
  };
}
