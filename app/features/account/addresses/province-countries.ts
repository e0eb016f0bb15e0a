/**
 * Countries whose addresses name a state or province, as Shopify knows them (Admin API, Province). Germany, Austria
 * and Switzerland are not among them.
 */
const withProvinces = new Set(
  `
  AE AR AU BR CA CL CN CO EG ES GT HK ID IE IN IT JP KR KW MX MY NG NZ PA PE PH PT RO RU SV TH
  US UY VE ZA
  `.match(/\w+/g),
);

/** Whether an address there is incomplete without its state or province. */
export function hasProvinces(country: string): boolean {
  return withProvinces.has(country);
}
