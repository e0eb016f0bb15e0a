/** Where the shop sells and how the visitor is served now. */
export interface LocalizationView {
  country: string;
  countries: {isoCode: string; name: string; currency: string}[];
  /** Languages of the shop that Shopify has for this country, by their own names; the page's is always among them. */
  languages: {tag: string; name: string}[];
}
