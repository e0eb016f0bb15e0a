/** Countries whose addresses have no postcode (Universal Postal Union, addressing systems by country). */
const without = new Set(
  `
  AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK
  KI KM KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW
  `.match(/\w+/g),
);

/** Whether an address there is complete without a postcode. */
export function hasNoPostcodes(country: string): boolean {
  return without.has(country);
}
