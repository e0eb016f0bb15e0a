import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import type {Order, OrderDiscount} from '~/services/shopify/accounts/customer-data';
import {formatPrice, type Money} from '../../pricing/format-price';

/** A row below an order's lines. */
export interface TotalRow {
  label: string;
  /** Formatted, '−12,90 €' for what is taken off. */
  amount: string;
  strong?: boolean;
}

/**
 * How an order's sum came about: goods and discounts where there are any, subtotal, shipping, sum with its tax, and
 * what was given back. In the order's own currency, in Shopify's figures.
 */
export function orderTotals(order: Order, language: Language): TotalRow[] {
  const t = translatorOf(language);
  const {totalPrice, totalShippingPrice: shipping, totalTax: tax, totalRefunded} = order;
  const currencyCode = totalPrice.currencyCode;
  const {lines} = order;
  const goods = sum(lines.map(({originalTotalPrice}) => originalTotalPrice));
  const discounts = lines.flatMap((line) => line.discounts);
  const discounted = sum(discounts.map(({amount}) => amount));
  const subtotal = order.subtotalPrice ? cents(order.subtotalPrice) : goods - discounted;
  const freight = cents(shipping) - shippingDiscount(order, subtotal);
  const taxed = tax ? cents(tax) : 0;
  const taxAdded = taxed > 0 && subtotal + freight + taxed === cents(totalPrice);

  const amount = (value: number) =>
    formatPrice({amount: (value / 100).toFixed(2), currencyCode}, language, {mark: false});
  const row = (label: string, value: number) => ({label, amount: amount(value)});
  const off = (label: string, value: number) => ({label, amount: `−${amount(value)}`});

  // Discounts that do not explain the subtotal, of an order that was edited, would only puzzle.
  const explained = discounted > 0 && goods - discounted === subtotal;
  const refunded = cents(totalRefunded);
  return [
    ...(explained ? [row(t('accountPages.order.goods'), goods)] : []),
    ...(explained ? byName(discounts).map(([name, value]) => off(discountLabel(name), value)) : []),
    row(t('accountPages.order.subtotal'), subtotal),
    freight === 0
      ? {label: t('accountPages.order.shipping'), amount: t('accountPages.order.free')}
      : row(t('accountPages.order.shipping'), freight),
    ...(taxAdded ? [row(t('accountPages.order.taxAdded'), taxed)] : []),
    {...row(t('accountPages.order.total'), cents(totalPrice)), strong: true},
    ...(taxed > 0 && !taxAdded ? [row(t('accountPages.order.tax'), taxed)] : []),
    ...(refunded > 0 ? [off(t('accountPages.order.refunded'), refunded)] : []),
    ...(refunded > 0 && refunded < cents(totalPrice)
      ? [row(t('accountPages.order.remaining'), cents(totalPrice) - refunded)]
      : []),
  ];

  function discountLabel(name: string): string {
    return name ? t('accountPages.order.discountNamed', {name}) : t('accountPages.order.discount');
  }
}

/** Shopify does not say whether the price of shipping is the reduced one: the order's sum tells. */
function shippingDiscount(order: Order, subtotal: number): number {
  const discount = sum(order.shippingDiscounts.map(({amount}) => amount));
  const reduced = subtotal + cents(order.totalShippingPrice) - discount;
  const tax = order.totalTax ? cents(order.totalTax) : 0;
  const total = cents(order.totalPrice);
  return total === reduced || total === reduced + tax ? discount : 0;
}

function byName(discounts: readonly OrderDiscount[]): [name: string, value: number][] {
  const sums = new Map<string, number>();
  for (const {name, amount} of discounts) {
    sums.set(name, (sums.get(name) ?? 0) + cents(amount));
  }
  return [...sums];
}

const cents = ({amount}: Money): number => Math.round(Number(amount) * 100);
const sum = (amounts: Money[]): number => amounts.reduce((all, one) => all + cents(one), 0);
