import {z} from 'zod';
import {required} from '~/forms/field-schemas';
import {phoneProblem, plainPostcode, postcodeProblem} from '~/forms/phone-and-postcode';
import {isCountryCode} from '~/i18n/country-codes';
import type {MessageKey} from '~/i18n/messages';
import {hasNoPostcodes, hasProvinces} from './countries';

const key = (message: MessageKey) => message;

/** As long as Shopify's fields. */
const LONGEST = 255;
const tooLong = key('shopify.errors.TOO_LONG');
const optionalText = z.string().trim().max(LONGEST, tooLong).optional().default('');

const fields = z.object({
  firstName: required('firstName').max(LONGEST, tooLong),
  lastName: required('lastName').max(LONGEST, tooLong),
  company: optionalText,
  address1: required('street').max(LONGEST, tooLong),
  address2: optionalText,
  zip: optionalText,
  city: required('city').max(LONGEST, tooLong),
  province: optionalText,
  country: required('country').refine(isCountryCode, key('validations.country.nonEmpty')),
  phone: optionalText,
  useAsDefault: z.boolean().optional().default(false),
});

type Fields = z.output<typeof fields>;

/** Rules that depend on the country report at the same time as those of single fields, not after them. */
const hasBothFields = z.looseObject({zip: z.string(), phone: z.string()});
const when = ({value}: {value: unknown}) => hasBothFields.safeParse(value).success;

function zipProblem({zip, country = ''}: Partial<Fields>): MessageKey | null {
  if (!zip) return hasNoPostcodes(country) ? null : key('validations.zipCode.nonEmpty');
  return zip.length > LONGEST ? null : postcodeProblem(zip, country);
}

function numberProblem({phone, country}: Partial<Fields>): MessageKey | null {
  return phone && phone.length <= LONGEST ? phoneProblem(phone, country) : null;
}

function provinceProblem({province, country = ''}: Partial<Fields>): MessageKey | null {
  return !province && hasProvinces(country) ? key('validations.province.nonEmpty') : null;
}

/** A refinement of one field that reports what `problem` finds. */
const reporting = (field: keyof Fields, problem: (value: Partial<Fields>) => string | null) => ({
  path: [field],
  error: ({input}: {input?: unknown}) => problem(hasBothFields.parse(input)) ?? undefined,
  when,
});

/** An address as a customer writes it, in the names of Shopify's fields. */
export const addressSchema = fields
  .refine((address) => !zipProblem(address), reporting('zip', zipProblem))
  .refine((address) => !provinceProblem(address), reporting('province', provinceProblem))
  .refine((address) => !numberProblem(address), reporting('phone', numberProblem))
  .transform((address) => ({
    ...address,
    zip: plainPostcode(address.zip, address.country),
    // Typed before the country was changed: the field is no longer shown.
    province: hasProvinces(address.country) ? address.province : '',
  }));
