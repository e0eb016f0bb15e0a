import type {Catalogue} from '../catalogue/catalogue-types';

/** Pickup locations for `locations` and `storeAvailability`: the parents of `Location`. */
export function locationsOf({shop: {name, address}}: Catalogue) {
  if (!address) return [];
  const {street, city} = address;
  return [{name: `${name} ${city}`, address: {address1: street, city}}];
}
