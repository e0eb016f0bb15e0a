import type {StandInContext} from '../request-context';
import type {CartChange} from './change-cart';
import type {StoredBuyer, StoredCart} from './stored-cart';

/** Parent of `CartBuyerIdentity`. */
export function buyerIdentityOf({buyer: {countryCode, preferences}}: StoredCart) {
  const delivery = preferences?.delivery;
  return {
    countryCode: countryCode ?? null,
    preferences: preferences && {
      delivery: delivery && {deliveryMethod: delivery.deliveryMethod ?? []},
    },
  };
}

/** `cartBuyerIdentityUpdate` and `CartInput.buyerIdentity`: null clears, omitted fields stay. */
export function setBuyerIdentity(
  {state}: StandInContext,
  input: StoredBuyer,
  path: string[],
): CartChange {
  return (draft, {userErrors}) => {
    const token = input.customerAccessToken;
    if (token && !state.customers.find(token)) {
      const field = [...path, 'customerAccessToken'];
      userErrors.push({code: 'INVALID', field, message: 'Customer is invalid.'});
    }
    draft.buyer = {...draft.buyer, ...input};
  };
}
