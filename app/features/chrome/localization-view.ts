/** Where the shop sells, and the visitor's country (ISO 3166). */
export interface LocalizationView {
  country: string;
  countries: {isoCode: string; name: string; currency: string}[];
}
