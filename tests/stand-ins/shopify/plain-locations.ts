import type {Catalogue} from '../catalogue/catalogue-types';

export type LocationParent = ReturnType<typeof locationsOf>[number];

/** Pickup locations for `locations` and `storeAvailability`: the parents of `Location`. */
export function locationsOf({shop: {name, address}}: Catalogue) {
  if (!address) return [];
  const {street, zip, city} = address;
  return [
    {
      id: 86840100,
      name: `${name} ${city}`,
      address: {
        address1: street,
        address2: null,
        city,
        country: 'Germany',
        countryCode: 'DE',
        formatted: [street, `${zip} ${city}`, 'Germany'],
        latitude: null,
        longitude: null,
        phone: null,
        province: null,
        provinceCode: null,
        zip,
      },
    },
  ];
}
