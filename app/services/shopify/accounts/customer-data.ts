import type {ReturnStatus} from '@shopify/hydrogen/customer-account-api-types';
import type {MailingAddressInput} from '@shopify/hydrogen/storefront-api-types';
import type {CustomerQuery, ImageFragment, OrderSummaryFragment} from '../storefront.generated';

/** Customer data in the shop's own types. Times are ISO 8601. */

/** Its `displayName` is the customer's name or e-mail address, whichever Shopify has. */
export interface Profile extends Omit<NonNullable<CustomerQuery['customer']>, 'numberOfOrders'> {
  /** As a decimal number; `null` where Shopify does not count them. */
  numberOfOrders: string | null;
}

export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  email?: string;
  acceptsMarketing?: boolean;
}

/** An address as entered by a customer; `country` is the two-letter code. */
export type AddressInput = Pick<
  MailingAddressInput,
  | ('firstName' | 'lastName' | 'company' | 'address1' | 'address2')
  | ('zip' | 'city' | 'province' | 'country' | 'phone')
>;

/** An address as stored by Shopify. */
export interface PostalAddress extends AddressInput {
  /** Shopify's id, which may contain the customer's token: not for browsers. */
  id: string;
  /** 'BY' for Bavaria, in addition to the name in `province`. */
  provinceCode?: string | null;
}

export interface CustomerAddress extends PostalAddress {
  isDefault: boolean;
}

/** The addresses of an account, the one with the id `defaultId` first. */
export function defaultFirst(
  addresses: readonly PostalAddress[],
  defaultId: string | undefined,
): CustomerAddress[] {
  return addresses
    .map((address) => ({...address, isDefault: address.id === defaultId}))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** An order in a list; its `name` is '#1178'. */
export type OrderSummary = Omit<OrderSummaryFragment, 'fulfillmentStatus'> & {
  fulfillmentStatus: FulfillmentStatus;
};
export type FulfillmentStatus =
  | OrderSummaryFragment['fulfillmentStatus']
  // Of accounts at Shopify alone.
  | 'READY_FOR_DELIVERY'
  | 'READY_FOR_PICKUP';
export type FinancialStatus = NonNullable<OrderSummary['financialStatus']>;

/** A complete order. Amounts are in the currency of the order. */
export interface Order extends OrderSummary {
  /** 'CUSTOMER', 'DECLINED', 'INVENTORY', or a reason internal to the shop. */
  cancelReason?: string | null;
  lines: OrderLine[];
  /** After discounts, before shipping; without it the lines' own prices add up to it. */
  subtotalPrice?: OrderMoney | null;
  totalShippingPrice: OrderMoney;
  shippingDiscounts: OrderDiscount[];
  totalTax?: OrderMoney | null;
  totalPrice: OrderMoney;
  /** Without what was returned, or removed by the shop's staff. */
  currentPrice: OrderMoney;
  totalRefunded: OrderMoney;
  /** `null` if nothing is shipped: it is picked up, a voucher or a service. */
  shippingAddress?: PostalAddress | null;
  billingAddress?: PostalAddress | null;
  /** Only those that have been shipped. */
  parcels: Parcel[];
}

/** A decimal string with its ISO 4217 currency. */
interface OrderMoney {
  amount: string;
  currencyCode: string;
}

/** A discount; `name` is its code or title, empty when Shopify has neither. */
export interface OrderDiscount {
  name: string;
  amount: OrderMoney;
}

/** Converts a discount of Shopify's; the name of a code discount is its code, that of any other its title. */
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
  /** Without returned items. */
  currentQuantity: number;
  /** Custom attributes; names of apps' own notes start with an underscore. */
  customAttributes: {key: string; value?: string | null}[];
  originalTotalPrice: OrderMoney;
  discountedTotalPrice: OrderMoney;
  discounts: OrderDiscount[];
  /** `null` for products that the shop no longer has. */
  variant?: {
    sku?: string | null;
    selectedOptions: {name: string; value: string}[];
    image?: ImageFragment | null;
    /** Without a handle it no longer has a page here. */
    product: {handle: string | null; vendor: string | null};
  } | null;
}

export interface Parcel {
  /** The carrier's name. */
  company?: string | null;
  tracking: {number?: string | null; url?: string | null}[];
  content: {title: string; quantity: number}[];
}

/** Requested returns of an order, and what can still be returned. */
export interface OrderReturns {
  /** Shopify's id of the order. */
  orderId: string;
  /** '#1178' */
  orderName: string;
  /** Oldest first. */
  requested: RequestedReturn[];
  returnable: ReturnableLine[];
  /** What the shop charges for a return. */
  fees: {title: string; amount: OrderMoney}[];
  /** Why nothing can be returned, in Shopify's words. */
  notReturnableReason: string | null;
}

export interface RequestedReturn {
  /** '#1178-R1' */
  name: string;
  status: ReturnStatus;
  createdAt?: string | null;
  /** The staff's reason for declining it. */
  declineReason: string | null;
  lines: {title: string; quantity: number}[];
}

export interface ReturnableLine {
  /** Shopify's id, and the number in it. */
  id: string;
  number: string;
  title: string;
  /** `null` for a product that the shop has deleted. */
  variantId: string | null;
  /** In the language of the order. */
  selectedOptions: {name: string; value: string}[];
  maxQuantity: number;
  /** `name` is in the language of the page. */
  reasons: {id: string; handle: string; name: string}[];
}

/** Where a page of orders starts or ends, by Shopify's cursors; neither for the newest ones. */
export interface OrderPosition {
  after?: string | null;
  before?: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  /** Total number; `null` when Shopify does not say and there are more than these. */
  total: number | null;
  /** Cursor after which older orders start; `null` when there are none. */
  older: string | null;
  /** Cursor before which newer orders end; `null` when there are none. */
  newer: string | null;
}

/** An order line with Shopify's ids of the purchased variant and product; without them if the shop no longer has it. */
export interface OrderedLine {
  order: OrderSummary;
  line: {
    currentQuantity: number;
    variant?: {id: string; sku?: string | null; product: {id: string}} | null;
  };
}
