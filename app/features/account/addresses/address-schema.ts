import {z} from 'zod';
import {
  optionalCheckbox,
  optionalLine,
  required,
  requiredLine,
  nonEmpty,
} from '~/forms/field-schemas';
import {MAX_LINE_LENGTH} from '~/forms/fields';
import {
  internationalPhone,
  internationalPhoneProblem,
  phoneProblem,
  plainPostcode,
  postcodeProblem,
} from '~/forms/phone-and-postcode';
import {countryName} from '~/i18n/formats';
import {countryCodes, isCountryCode} from '~/i18n/country-codes';
import {type Language, languages} from '~/i18n/languages';
import type {MessageKey} from '~/i18n/messages';

/** The countries with the most orders come first. */
const firstCountries = ['DE', 'AT', 'CH'];
/** Shopify codes that are not current countries: the Netherlands Antilles and 'unknown'. */
const excludedCodes = ['AN', 'ZZ'];

/** All countries with their names in the language: Germany, Austria and Switzerland, then alphabetically. */
export function countryOptions(language: Language) {
  const {compare} = new Intl.Collator(languages[language].locale);
  const toOption = (value: string) => ({
    value,
    label: countryName(value, language),
    hasProvinces: withProvinces.has(value),
  });
  const otherCountries = countryCodes.filter(
    (code) => !firstCountries.includes(code) && !excludedCodes.includes(code),
  );
  const sorted = otherCountries.map(toOption).sort((a, b) => compare(a.label, b.label));
  return [...firstCountries.map(toOption), ...sorted];
}

/** Countries whose addresses have no postcode (Universal Postal Union, addressing systems by country). */
const withoutPostcodes = new Set(
  `
  AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK
  KI KM KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW
  `.match(/\w+/g),
);

/**
 * Countries whose addresses include a state or province according to Shopify (Admin API, Province). Germany, Austria
 * and Switzerland are not among them.
 */
const withProvinces = new Set(
  `
  AE AR AU BR CA CL CN CO EG ES GT HK ID IE IN IT JP KR KW MX MY NG NZ PA PE PH PT RO RU SV TH
  US UY VE ZA
  `.match(/\w+/g),
);

const fields = z.object({
  firstName: requiredLine('firstName'),
  lastName: requiredLine('lastName'),
  company: optionalLine(),
  address1: requiredLine('street'),
  address2: optionalLine(),
  zip: optionalLine(),
  city: requiredLine('city'),
  province: optionalLine(),
  country: required('country').refine(isCountryCode, nonEmpty('country')),
  phone: optionalLine(),
  useAsDefault: optionalCheckbox,
});

type Fields = z.output<typeof fields>;

/** Country-dependent rules report together with those of single fields, not after them. */
const hasBothFields = z.looseObject({zip: z.string(), phone: z.string()});
const when = ({value}: {value: unknown}) => hasBothFields.safeParse(value).success;

function zipProblem({zip, country = ''}: Partial<Fields>): MessageKey | null {
  if (!zip) return withoutPostcodes.has(country) ? null : 'validations.zipCode.nonEmpty';
  return zip.length > MAX_LINE_LENGTH ? null : postcodeProblem(zip, country);
}

function provinceProblem({province, country = ''}: Partial<Fields>): MessageKey | null {
  return !province && withProvinces.has(country) ? 'validations.province.nonEmpty' : null;
}

/** A refinement of one field that reports the result of `problem`. */
const reporting = (field: keyof Fields, problem: (value: Partial<Fields>) => string | null) => ({
  path: [field],
  error: ({input}: {input?: unknown}) => problem(hasBothFields.parse(input)) ?? undefined,
  when,
});

/** The schema with a validation of phone numbers, and the format in which these are sent. */
function schemaWith(
  problem: (typed: string, country: string) => MessageKey | null,
  format: (typed: string, country: string) => string,
) {
  const numberProblem = ({phone, country = ''}: Partial<Fields>) =>
    phone && phone.length <= MAX_LINE_LENGTH ? problem(phone, country) : null;
  return fields
    .refine((address) => !zipProblem(address), reporting('zip', zipProblem))
    .refine((address) => !provinceProblem(address), reporting('province', provinceProblem))
    .refine((address) => !numberProblem(address), reporting('phone', numberProblem))
    .transform((address) => ({
      ...address,
      zip: plainPostcode(address.zip, address.country),
      // Typed before the country was changed: the field is no longer shown.
      province: withProvinces.has(address.country) ? address.province : '',
      phone: format(address.phone, address.country),
    }));
}

/** An address as a customer enters it, with Shopify's field names. */
export const addressSchema = schemaWith(phoneProblem, (typed) => typed);

/** Like `addressSchema`, for accounts whose phone numbers need a country code: '' for none. */
export const internationalAddressSchema = schemaWith(
  internationalPhoneProblem,
  (typed, country) => internationalPhone(typed, country) ?? '',
);
