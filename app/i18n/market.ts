/** A commerce locale: ISO 3166 country and Shopify language code. */
export interface Market {
  country: string;
  language: string;
}

/** Where nobody has answered yet: United States, English (spec §1, §9). Shopify says which market serves it. */
export const DEFAULT_MARKET: Market = {country: 'US', language: 'EN'};
