import {countryCodes} from '~/i18n/country-codes';
import {type Language, languages} from '~/i18n/languages';

export interface CountryOption {
  /** Two letters. */
  value: string;
  label: string;
  /** Whether addresses there name a state or province. */
  hasProvinces: boolean;
}

/** The countries with most orders come first. */
const first = ['DE', 'AT', 'CH'];
/** Codes of Shopify's that are no country of today: the Netherlands Antilles and 'unknown'. */
const none = ['AN', 'ZZ'];

/** Every country by its name in the language: Germany, Austria and Switzerland, then the alphabet. */
export function countryOptions(language: Language): CountryOption[] {
  const {locale} = languages[language];
  const names = new Intl.DisplayNames([locale], {type: 'region'});
  const {compare} = new Intl.Collator(locale);
  const option = (value: string) => ({
    value,
    label: names.of(value) ?? value,
    hasProvinces: hasProvinces(value),
  });
  const others = countryCodes.filter((code) => !first.includes(code) && !none.includes(code));
  const sorted = others.map(option).sort((one, other) => compare(one.label, other.label));
  return [...first.map(option), ...sorted];
}

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
