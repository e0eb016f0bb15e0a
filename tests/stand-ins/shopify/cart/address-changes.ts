import type {CartChange} from './change-cart';
import {newAddressId} from './cart-id';
import type {CartUserError} from './notices';
import type {StoredAddress, StoredCart, StoredPostalAddress} from './stored-cart';

const MOST_ADDRESSES = 20;

/** Shopify's `CartSelectableAddressInput`, as far as it is played. */
export interface AddressInput {
  address: {
    deliveryAddress?: StoredPostalAddress | null;
    copyFromCustomerAddressId?: string | null;
  };
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
}

/** Shopify's `CartSelectableAddressUpdateInput`, as far as it is played. */
export interface AddressUpdateInput extends Partial<AddressInput> {
  id: string;
}

/** `cartDeliveryAddressesAdd` and `CartInput.delivery.addresses`. */
export function addAddresses(inputs: readonly AddressInput[]): CartChange {
  return (draft, {userErrors}) => {
    for (const [at, {address, selected, oneTimeUse}] of inputs.entries()) {
      if (!address.deliveryAddress) userErrors.push(noAddress(at));
      const id = newAddressId(draft.token);
      draft.addresses.push({
        id,
        selected: false,
        oneTimeUse: oneTimeUse ?? false,
        address: {...address.deliveryAddress},
      });
      if (selected) select(draft, id);
    }
    checkAddresses(draft, inputs, userErrors);
  };
}

/** `cartDeliveryAddressesReplace`, new in 2025-10. */
export function replaceAddresses(inputs: readonly AddressInput[]): CartChange {
  return (draft, notices) => {
    draft.addresses = [];
    addAddresses(inputs)(draft, notices);
  };
}

/** `cartDeliveryAddressesUpdate`: what is left out stays. */
export function updateAddresses(inputs: readonly AddressUpdateInput[]): CartChange {
  return (draft, {userErrors}) => {
    for (const [at, {id, address, selected, oneTimeUse}] of inputs.entries()) {
      const known = draft.addresses.find((candidate) => candidate.id === id);
      if (!known) {
        userErrors.push(unknownAddress(['addresses', String(at), 'id']));
        continue;
      }
      if (address && !address.deliveryAddress) userErrors.push(noAddress(at));
      if (address) known.address = {...known.address, ...address.deliveryAddress};
      known.oneTimeUse = oneTimeUse ?? known.oneTimeUse;
      if (selected) select(draft, id);
      else if (selected === false) known.selected = false;
    }
    checkAddresses(draft, inputs, userErrors);
  };
}

/** `cartDeliveryAddressesRemove`. */
export function removeAddresses(addressIds: readonly string[]): CartChange {
  return (draft, {userErrors}) => {
    for (const [at, addressId] of addressIds.entries()) {
      const known = draft.addresses.some(({id}) => id === addressId);
      if (!known) userErrors.push(unknownAddress(['addressIds', String(at)]));
    }
    draft.addresses = draft.addresses.filter(({id}) => !addressIds.includes(id));
  };
}

function select({addresses}: StoredCart, id: string): void {
  for (const address of addresses) address.selected = address.id === id;
}

function checkAddresses(
  {addresses}: {addresses: StoredAddress[]},
  inputs: readonly {selected?: boolean | null}[],
  userErrors: CartUserError[],
): void {
  const field = ['addresses'];
  if (addresses.length > MOST_ADDRESSES) {
    const message = `The cart cannot have more than ${MOST_ADDRESSES} delivery addresses.`;
    userErrors.push({code: 'TOO_MANY_DELIVERY_ADDRESSES', field, message});
  }
  if (inputs.filter(({selected}) => selected).length > 1) {
    const message = 'Only one delivery address can be selected.';
    userErrors.push({code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field, message});
  }
}

function noAddress(at: number): CartUserError {
  const field = ['addresses', String(at), 'address'];
  return {code: 'INVALID', field, message: 'Customer addresses are not played; give one in full.'};
}

function unknownAddress(field: string[]): CartUserError {
  const message = 'The delivery address does not exist.';
  return {code: 'INVALID_DELIVERY_ADDRESS_ID', field, message};
}
