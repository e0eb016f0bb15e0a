import {typed} from '../typed-parent';
import {discountNotFound, type NoticeLanguage} from './notices';
import type {CartChange} from './change-cart';
import {limitInputs} from './input-limits';
import type {StoredCart} from './stored-cart';

/** Codes the shop knows, with the percentage they take off the whole order. */
const PERCENTAGES = new Map([['WERKSTATT10', 10]]);

const percentageOf = (code: string) => PERCENTAGES.get(code.trim().toUpperCase());

/** Parent of `CartDiscountCode`. */
export function discountCodesOf(cart: StoredCart): {code: string; applicable: boolean}[] {
  return cart.discountCodes.map((code) => ({code, applicable: percentageOf(code) !== undefined}));
}

/** What each applicable code takes off a subtotal, all in cents of the cart's currency. */
export function discountsOn(cart: StoredCart, subtotal: number) {
  return cart.discountCodes.flatMap((code) => {
    const percentage = percentageOf(code);
    if (percentage === undefined || subtotal === 0) return [];
    return [{code, percentage, cents: Math.round((subtotal * percentage) / 100)}];
  });
}

/** Parent of `CartDiscountApplication`: a percentage on all lines together. */
export function percentageApplication(percentage: number) {
  return {
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: 'LINE_ITEM',
    value: typed('PricingPercentageValue', {percentage}),
  };
}

/**
 * `cartDiscountCodesUpdate` and `CartInput.discountCodes`: replaces all codes. Codes are
 * case-insensitive; unknown ones stay with `applicable: false`.
 *
 * @param warns whether the schema of the request knows `DISCOUNT_NOT_FOUND`
 */
export function setDiscountCodes(
  codes: readonly string[],
  language: NoticeLanguage,
  warns: boolean,
): CartChange {
  return (draft, {warnings}) => {
    limitInputs(codes, ['discountCodes']);
    const byName = new Map(codes.map((code) => [code.trim().toUpperCase(), code.trim()]));
    byName.delete('');
    draft.discountCodes = [...byName.values()];
    if (!warns) return;
    const target = `gid://shopify/Cart/${draft.token}`;
    for (const {code, applicable} of discountCodesOf(draft)) {
      if (!applicable) warnings.push(discountNotFound(code, target, language));
    }
  };
}
