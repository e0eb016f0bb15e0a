import {optional} from '~/services/http/outage.server';
import {
  type CustomerOrders,
  type CustomerReturns,
  findInPages,
  MAX_PAGES,
  outcomeOf,
} from '../accounts';
import {
  type Order,
  type OrderedLine,
  type OrderLine,
  type OrderSummary,
  type Parcel,
  type ReturnableLine,
  type RequestedReturn,
  toDiscount,
} from '../customer-data';
import {numericIdOf} from '../../ids';
import {type AccountClient, issuesOf} from './account-client.server';
import type {
  AccountOrderLineFragment,
  AccountOrderQuery,
  AccountOrderSummaryFragment,
  AccountPurchasesQuery,
  AccountReturnFragment,
  AccountReturnsQuery,
  AccountReturnsQueryVariables,
} from './customer-account.generated';
import {
  ACCOUNT_ORDER_ID_QUERY,
  ACCOUNT_ORDER_QUERY,
  ACCOUNT_ORDERS_QUERY,
  ACCOUNT_PURCHASES_QUERY,
  ACCOUNT_REQUEST_RETURN_MUTATION,
  ACCOUNT_RETURNS_QUERY,
} from './customer-account.graphql';

/** A variant that the shop still sells, with its names as on the product page. */
interface CurrentVariant {
  id: string;
  selectedOptions: {name: string; value: string}[];
  product: {handle: string};
}

/** The shop's current variants by id: orders of this API link to no product page, and are in one language only. */
export type LoadVariants = (variantIds: readonly string[]) => Promise<CurrentVariant[]>;

/** The id of the customer's order with this number; `undefined` if there is none. */
async function orderIdOf(client: AccountClient, orderNumber: number): Promise<string | undefined> {
  const search = `order_number:${orderNumber}`;
  const answer = await client.query(ACCOUNT_ORDER_ID_QUERY, {search});
  // A search may return more than the exact match.
  return answer.customer.orders.nodes.find(({number}) => number === orderNumber)?.id;
}

/** The end of a page of a list. */
interface PageEnd {
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * All pages of an order whose lists are paged through together, until each has ended; one that ends earlier continues
 * with empty pages. Without pages if the order does not exist.
 */
async function allPages<Page>(
  pageAfter: (cursors: readonly (string | null)[]) => Promise<Page | null | undefined>,
  listsOf: (page: Page) => PageEnd[],
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursors: (string | null)[] = [];
  while (pages.length < MAX_PAGES) {
    const page = await pageAfter(cursors);
    if (!page) break;
    pages.push(page);
    const lists = listsOf(page);
    if (!lists.some(({pageInfo}) => pageInfo.hasNextPage)) break;
    const before = cursors;
    cursors = lists.map(({pageInfo}, index) => pageInfo.endCursor ?? before[index] ?? null);
  }
  return pages;
}

/** The customer's orders through the Customer Account API. */
export function createShopifyOrders(
  client: AccountClient,
  loadVariants: LoadVariants,
): CustomerOrders {
  async function purchasesAfter(after: string | null) {
    const answer = await client.query(ACCOUNT_PURCHASES_QUERY, {after});
    const {nodes, pageInfo} = answer.customer.orders;
    const items = nodes.flatMap(({lineItems, ...order}) =>
      lineItems.nodes.map((line) => toOrderedLine(toSummary(order), line)),
    );
    return {items, pageInfo};
  }

  return {
    async list(size, {after = null, before = null} = {}) {
      const page = before ? {last: size, before} : {first: size, after};
      const response = await client.query(ACCOUNT_ORDERS_QUERY, page);
      const {nodes, pageInfo} = response.customer.orders;
      const older = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      const newer = pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null;
      // This API does not count orders.
      const total = older || newer || after || before ? null : nodes.length;
      return {orders: nodes.map(toSummary), total, older, newer};
    },

    findLine: (matches) => findInPages(purchasesAfter, matches),

    async get(orderNumber) {
      const id = await orderIdOf(client, orderNumber);
      if (!id) return 'unknown';
      const pages = await allPages(
        async ([afterLine, afterParcel]) =>
          (await client.query(ACCOUNT_ORDER_QUERY, {id, afterLine, afterParcel})).order,
        ({lineItems, fulfillments}) => [lineItems, fulfillments],
      );
      const [order] = pages;
      if (!order) return 'unknown';
      const currentVariants = optional(
        Promise.all(
          pages.map(({lineItems}) => {
            const ids = lineItems.nodes.flatMap(({variantId}) => variantId ?? []);
            return loadVariants([...new Set(ids)]);
          }),
        ),
        [],
        'An order leads to no goods',
      );
      const variants = new Map((await currentVariants).flat().map((one) => [one.id, one]));
      return {
        ...toOrder(order),
        lines: pages.flatMap(({lineItems}) =>
          lineItems.nodes.map((line) => toLine(line, order, variants)),
        ),
        parcels: pages.flatMap(({fulfillments}) => toParcels(fulfillments)),
      };
    },
  };
}

type Purchases = AccountPurchasesQuery['customer']['orders'];
type PurchasedLine = Purchases['nodes'][number]['lineItems']['nodes'][number];

function toOrderedLine(order: OrderSummary, line: PurchasedLine): OrderedLine {
  const {variantId, productId, sku, refundableQuantity: currentQuantity} = line;
  const variant = variantId && productId ? {id: variantId, sku, product: {id: productId}} : null;
  return {order, line: {currentQuantity, variant}};
}

function toSummary(order: AccountOrderSummaryFragment): OrderSummary {
  const {financialStatus} = order;
  // A payment that has expired was never made.
  return {...order, financialStatus: financialStatus === 'EXPIRED' ? 'VOIDED' : financialStatus};
}

type FoundOrder = NonNullable<AccountOrderQuery['order']>;

function toOrder(order: FoundOrder): Omit<Order, 'lines' | 'parcels'> {
  const {lineItems: _lines, fulfillments: _parcels, soldInformation: sold, ...found} = order;
  const {shippingDiscountAllocations, ...rest} = found;
  return {
    ...rest,
    totalTax: sold.totalTaxes,
    totalPrice: sold.total ?? order.currentPrice,
    financialStatus: toSummary(order).financialStatus,
    shippingDiscounts: shippingDiscountAllocations.map(toDiscount),
  };
}

const toParcels = ({nodes}: FoundOrder['fulfillments']): Parcel[] =>
  nodes
    .filter(({status}) => status === 'SUCCESS')
    .map(({trackingInformation, fulfillmentLineItems}) => ({
      company: trackingInformation[0]?.company,
      tracking: trackingInformation.map(({number, url}) => ({number, url})),
      content: fulfillmentLineItems.nodes.map(({quantity, lineItem: {title}}) => ({
        title,
        quantity: quantity ?? 1,
      })),
    }));

/** `variants`: those that the shop still sells, by id. */
function toLine(
  line: AccountOrderLineFragment,
  {currentPrice}: FoundOrder,
  variants: ReadonlyMap<string, CurrentVariant>,
): OrderLine {
  const {title, quantity, refundableQuantity, customAttributes, discountAllocations} = line;
  const {totalPriceBeforeDiscounts: full, totalPriceWithDiscounts, variantId, image} = line;
  const zero = {amount: '0.0', currencyCode: currentPrice.currencyCode};
  const currentVariant = variantId ? variants.get(variantId) : undefined;
  return {
    title,
    quantity,
    currentQuantity: refundableQuantity,
    customAttributes,
    originalTotalPrice: full ?? totalPriceWithDiscounts ?? zero,
    discountedTotalPrice: totalPriceWithDiscounts ?? full ?? zero,
    discounts: discountAllocations.map(toDiscount),
    variant: {
      sku: line.sku,
      selectedOptions: currentVariant?.selectedOptions ?? line.variantOptions ?? [],
      image,
      product: {handle: currentVariant?.product.handle ?? null, vendor: line.vendor ?? null},
    },
  };
}

/** A language code of the Customer Account API: `DE`, `EN`. */
export type AccountLanguage = AccountReturnsQueryVariables['language'];

/** Returns in the Customer Account API, which needs version 2026-01 or later: older ones have no reasons. */
export function createShopifyReturns(
  client: AccountClient,
  language: AccountLanguage,
): CustomerReturns {
  return {
    async forOrder(orderNumber) {
      const id = await orderIdOf(client, orderNumber);
      if (!id) return 'unknown';
      const pages = await allPages(
        async ([afterLine, afterReturn]) => {
          const variables = {id, afterLine, afterReturn, language};
          return (await client.query(ACCOUNT_RETURNS_QUERY, variables)).order;
        },
        ({returns, returnInformation}) => [returnInformation.returnableLineItems, returns],
      );
      const [order] = pages;
      if (!order) return 'unknown';
      const {name, returnInformation: allowed} = order;
      return {
        orderId: id,
        orderName: name,
        requested: pages.flatMap(({returns}) => returns.nodes.map(toRequested)),
        returnable: pages.flatMap(({returnInformation}) =>
          returnInformation.returnableLineItems.nodes.map(toReturnable),
        ),
        fees: allowed.returnFees.map(({title, amountSet}) => ({
          title,
          amount: amountSet.presentmentMoney,
        })),
        notReturnableReason: allowed.nonReturnableSummary?.summaryMessage || null,
      };
    },

    async request(orderId, lines) {
      const requestedLines = lines.map(({lineId, quantity, reasonId, note}) => ({
        lineItemId: lineId,
        quantity,
        ...(reasonId && {returnReasonDefinitionId: reasonId}),
        ...(note && {customerNote: note}),
      }));
      const variables = {orderId, lines: requestedLines};
      const answer = await client.mutate(ACCOUNT_REQUEST_RETURN_MUTATION, variables);
      return outcomeOf(issuesOf(answer.orderRequestReturn));
    },
  };
}

function toRequested({decline, returnLineItems, ...rest}: AccountReturnFragment): RequestedReturn {
  return {
    ...rest,
    declineReason: decline?.note ?? null,
    lines: returnLineItems.nodes.map(({quantity, lineItem: {title}}) => ({title, quantity})),
  };
}

type FoundLine = NonNullable<
  AccountReturnsQuery['order']
>['returnInformation']['returnableLineItems']['nodes'][number];

function toReturnable({quantity, lineItem}: FoundLine): ReturnableLine {
  const {id, title, variantId, variantOptions} = lineItem;
  const reasons = lineItem.suggestedReturnReasonDefinitions;
  return {
    id,
    number: numericIdOf(id),
    title,
    variantId: variantId ?? null,
    selectedOptions: variantOptions ?? [],
    maxQuantity: quantity,
    reasons: (reasons?.nodes ?? []).filter(({deleted}) => !deleted),
  };
}
