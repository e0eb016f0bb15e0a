/** Where the shop is, for `locations` and `storeAvailability`; the parent of `Location`. */
export const locations = [
  {
    id: 86840100,
    name: 'Radladen Köln',
    address: {
      address1: 'Venloer Straße 999',
      address2: null,
      city: 'Köln',
      country: 'Germany',
      countryCode: 'DE',
      formatted: ['Venloer Straße 999', '50825 Köln', 'Germany'],
      latitude: 50.9503,
      longitude: 6.9141,
      phone: '+49 221 0000000',
      province: null,
      provinceCode: null,
      zip: '50825',
    },
  },
] as const;

export type LocationParent = (typeof locations)[number];
