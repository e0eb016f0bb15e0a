import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';

const codes = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT', 'ES', 'PT', 'DK', 'SE', 'NO', 'FI'],
  ...['PL', 'CZ', 'SK', 'HU', 'SI', 'HR', 'GB', 'IE', 'US', 'CA'],
] as const satisfies readonly CountryCode[];

const namesIn = (language: string) => new Intl.DisplayNames([language], {type: 'region'});

/** The country that an address names: by its two letters, or in English or German as Shopify allows; else null. */
export function countryCodeOf(country: string): CountryCode | null {
  const wanted = country.trim().toLowerCase();
  const [english, german] = [namesIn('en'), namesIn('de')];
  const found = codes.find((code) =>
    [code, english.of(code), german.of(code)].some((name) => name?.toLowerCase() === wanted),
  );
  return found ?? null;
}
