import type {StandInContext} from '../request-context';
import type {CartChange} from './change-cart';
import type {StoredBuyer, StoredCart} from './stored-cart';

/** Parent of `CartBuyerIdentity`; `customer` is set while their token is valid. */
export function buyerIdentityOf({buyer}: StoredCart, {state}: StandInContext) {
  const {preferences, customerAccessToken} = buyer;
  return {
    countryCode: buyer.countryCode ?? null,
    email: buyer.email ?? null,
    phone: buyer.phone ?? null,
    customer: customerAccessToken ? state.customers.find(customerAccessToken) : null,
    deliveryAddressPreferences: [],
    purchasingCompany: null,
    preferences: preferences
      ? {
          wallet: preferences.wallet ?? null,
          delivery: preferences.delivery
            ? {
                deliveryMethod: preferences.delivery.deliveryMethod ?? [],
                pickupHandle: preferences.delivery.pickupHandle ?? [],
                coordinates: null,
              }
            : null,
        }
      : null,
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
    if (input.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email)) {
      const field = [...path, 'email'];
      userErrors.push({code: 'INVALID', field, message: 'The email is invalid.'});
    }
    draft.buyer = {...draft.buyer, ...input};
  };
}
