/** Where the shop sells and how the visitor is served now (decision 5). */
export interface LocalizationView {
  country: string;
  countries: {isoCode: string; name: string; currency: string}[];
}
