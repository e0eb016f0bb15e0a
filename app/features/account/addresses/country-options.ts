import {countryCodes} from '~/i18n/country-codes';
import {languages, type Language} from '~/i18n/languages';

export interface CountryOption {
  /** Two letters. */
  value: string;
  label: string;
}

/** Where most parcels go. */
const first = ['DE', 'AT', 'CH'];
/** Codes of Shopify's that are no country of today: the Netherlands Antilles and 'unknown'. */
const none = ['AN', 'ZZ'];

/** Every country by its name in the language: Germany, Austria and Switzerland, then the alphabet. */
export function countryOptions(language: Language): CountryOption[] {
  const {locale} = languages[language];
  const names = new Intl.DisplayNames([locale], {type: 'region'});
  const {compare} = new Intl.Collator(locale);
  const option = (value: string) => ({value, label: names.of(value) ?? value});
  const others = countryCodes.filter((code) => !first.includes(code) && !none.includes(code));
  const sorted = others.map(option).sort((one, other) => compare(one.label, other.label));
  return [...first.map(option), ...sorted];
}
