import {createHash} from 'node:crypto';
import {centsIn, moneyOf} from '../money';
import type {StandInContext} from '../resolver-contract';
import {marketOf} from './cart-market';
import type {CartChange} from './change-cart';
import {discountsOn, subtotalOf} from './discounts';
import {limitInputs} from './notices';
import type {StoredCart} from './cart-table';

/** Gift cards of the shop, with their balance in euro cents. */
const BALANCES = new Map([
  ['RAD50GESCHENK7K2M', 5000],
  ['RAD500GESCHENK9QXW', 50_000],
]);

const nameOf = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
/** Shopify's id does not reveal the code. */
const idOf = (code: string) =>
  `gid://shopify/AppliedGiftCard/${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;

/** Parents of `AppliedGiftCard`: each pays the outstanding amount, up to its balance. */
export function appliedGiftCards(
  cart: StoredCart,
  shop: Pick<StandInContext, 'catalogue' | 'market'>,
) {
  const market = marketOf(cart, shop);
  const taken = discountsOn(cart, shop).reduce((sum, {cents}) => sum + cents, 0);
  let left = subtotalOf(cart, shop) - taken;
  return cart.giftCards.map((code) => {
    const used = Math.min(centsIn(market, BALANCES.get(code) ?? 0), left);
    left -= used;
    const amountUsed = moneyOf(market, used);
    return {
      id: idOf(code),
      lastCharacters: code.slice(-4).toLowerCase(),
      amountUsed,
      presentmentAmountUsed: amountUsed,
    };
  });
}

/** `cartGiftCardCodesUpdate` and `CartInput.giftCardCodes`: one invalid code rejects all. */
export function setGiftCards(codes: readonly string[], field: string[]): CartChange {
  return (draft, {userErrors}) => {
    limitInputs(codes, field);
    const names = codes.map(nameOf);
    if (names.some((name) => !BALANCES.has(name))) {
      userErrors.push({code: 'INVALID', field, message: 'The gift card code is invalid.'});
    }
    draft.giftCards = [...new Set(names)];
  };
}

/** `cartGiftCardCodesRemove`. */
export function removeGiftCards(ids: readonly string[]): CartChange {
  return (draft, {userErrors}) => {
    const field = ['appliedGiftCardIds'];
    limitInputs(ids, field);
    const known = new Set(draft.giftCards.map(idOf));
    if (ids.some((id) => !known.has(id))) {
      userErrors.push({code: 'INVALID', field, message: 'The gift card is not applied.'});
    }
    draft.giftCards = draft.giftCards.filter((code) => !ids.includes(idOf(code)));
  };
}
