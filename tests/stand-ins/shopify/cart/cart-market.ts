import {marketFor} from '../markets';
import type {Market, StandInContext} from '../resolver-contract';
import type {StoredCart} from './cart-table';

/**
 * The market whose currency the cart is in: "the buyer's country determines international pricing"
 * (`CartBuyerIdentity`); without one it is the market of the request.
 */
export function marketOf(
  cart: StoredCart,
  {market, catalogue}: Pick<StandInContext, 'market' | 'catalogue'>,
): Market {
  const {countryCode: country} = cart.buyer;
  if (!country) return market;
  return marketFor(catalogue.markets, {country, language: market.language});
}
