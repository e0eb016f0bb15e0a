/** How the bike gets to its rider. */
export const shippingMethods = ['pickup', 'delivery'] as const;

/** To whether the shop may enter the quote in the leasing portal. */
export const answers = ['yes', 'no'] as const;

/**
 * Where people live who lease through an employer here (ISO 3166): the countries that the shop sells to, and those from
 * which one commutes there.
 */
export const leasingCountries = [
  ...(['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT'] as const),
  ...(['DK', 'PL', 'CZ', 'SI', 'HU'] as const),
] as const;

/** A partner that editors do not offer, or none yet. */
export const OTHER_PARTNER = 'other';
