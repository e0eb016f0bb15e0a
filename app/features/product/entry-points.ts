/** Slugs of the content pages that the buy box leads to; the same in both languages. */
export const entryPoints = {
  sizeAdvice: 'beratung/rahmenhoehe',
  leasing: 'dienstrad-leasing',
  priceRequest: 'kontakt',
} as const;
