import type {CartDiscountFragment, CartFragment} from '~/services/shopify/storefront.generated';
import type {Destination} from '../goods/shipping';
import {formatAmount} from '../pricing/price-view';

/** 'Rabattcode WERKSTATT10', '−1,20 €'. */
export interface DiscountView {
  label: string;
  amount: string;
}

export interface DiscountCodeView {
  code: string;
  /** Why the code has no amount; `null` when it has one. */
  reason: string | null;
}

/** Discounts grouped by their source: one that is spread over lines comes in parts. */
export function toDiscounts(
  parts: CartDiscountFragment[],
  {language, t}: Destination,
): DiscountView[] {
  const sums = new Map<string, {amount: number; currencyCode: string}>();
  for (const part of parts) {
    const label = 'code' in part ? t('cartPage.code.discount', {code: part.code}) : part.title;
    const {amount, currencyCode} = part.discountedAmount;
    sums.set(label, {amount: (sums.get(label)?.amount ?? 0) + Number(amount), currencyCode});
  }
  return [...sums].map(([label, {amount, currencyCode}]) => ({
    label,
    amount: `−${formatAmount(amount, language, currencyCode)}`,
  }));
}

/** The discount codes that a buyer entered, each with an explanation if it has no amount. */
export function toCodes(cart: CartFragment, {t}: Destination): DiscountCodeView[] {
  const parts = [cart, ...cart.lines.nodes].flatMap((source) => source.discountAllocations);
  const appliedCodes = new Set(
    parts.map((part) => ('code' in part ? part.code.toLowerCase() : null)),
  );
  return cart.discountCodes.map(({code, applicable}) => {
    if (!applicable) return {code, reason: t('cart.code.inapplicable')};
    // A valid code without an amount yet may be for shipping, whose costs only the checkout knows.
    return {
      code,
      reason: appliedCodes.has(code.toLowerCase()) ? null : t('cart.code.atCheckout'),
    };
  });
}

/** A gift card that pays a part: 'Gutschein mit Endung 7K2M', '−50 €'. */
export interface GiftCardView extends DiscountView {
  id: string;
}

/** Shopify returns the last characters of a gift card; its checkout deducts the amount. */
export function toGiftCards(
  {appliedGiftCards}: CartFragment,
  {language, t}: Destination,
): GiftCardView[] {
  return appliedGiftCards.map(({id, lastCharacters, presentmentAmountUsed: used}) => ({
    id,
    label: t('cart.code.giftCard', {last: lastCharacters.toUpperCase()}),
    amount: `−${formatAmount(used, language)}`,
  }));
}
