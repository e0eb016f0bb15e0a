import type {CartChange} from './change-cart';
import type {StoredBuyer, StoredCart} from './stored-cart';

/** Parent of `CartBuyerIdentity`. Customers are not known here, so `customer` stays null. */
export function buyerIdentityOf({buyer}: StoredCart) {
  const {preferences} = buyer;
  return {
    countryCode: buyer.countryCode ?? null,
    email: buyer.email ?? null,
    phone: buyer.phone ?? null,
    customer: null,
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

/** `cartBuyerIdentityUpdate` and `CartInput.buyerIdentity`: null clears, what is left out stays. */
export function setBuyerIdentity(input: StoredBuyer, path: string[]): CartChange {
  return (draft, {userErrors}) => {
    if (input.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email)) {
      const field = [...path, 'email'];
      userErrors.push({code: 'INVALID', field, message: 'The email is invalid.'});
    }
    draft.buyer = {...draft.buyer, ...input};
  };
}
