import {z} from 'zod';
import {formSchema, nonEmpty, requiredText} from '~/forms/field-schemas';
import {plainPostcode, postcodeProblem} from '~/forms/phone-and-postcode';
import type {MessageKey} from '~/i18n/messages';
import {portalChoices, leasingCountries, leasingFields, shippingMethodsOf} from './fields';

const choices = {
  country: z.enum(leasingCountries, nonEmpty('country')),
  leasingPortal: z.enum(portalChoices, nonEmpty('leasingPortal')),
};

/** What the form depends on: whether the URL names a bike, and whether the shop delivers it. */
export interface FormSubject {
  bikeKnown: boolean;
  delivered: boolean;
}

/**
 * The form of the leasing request. Visitors without a bike describe one. The postcode is validated by the rules of the
 * chosen country. Browsers autofill street and house number as one line, which is split.
 */
export function leasingRequestSchema({bikeKnown, delivered}: FormSubject) {
  const bike = bikeKnown
    ? z
        .string()
        .optional()
        .transform(() => '')
    : requiredText('leasingBike');
  const methods = shippingMethodsOf({delivered});
  const shippingMethod = z.enum(methods, nonEmpty('shippingMethod'));
  const requestSchema = formSchema(leasingFields, {bike, shippingMethod, ...choices})
    .refine((request) => problemOfPostcode(request) === null, {
      path: ['zipCode'],
      error: ({input}) => problemOfPostcode(input) ?? undefined,
      // Reported together with other errors, not after them.
      when: ({value}) => nonEmptyPostcode.safeParse(value).success,
    })
    .transform((request) => ({
      ...request,
      zipCode: plainPostcode(request.zipCode, request.country),
    }));
  return z.preprocess(withHouseNumber, requestSchema);
}

/** Input with street and house number in one line, and no separate house number. */
const streetLineSchema = z.looseObject({
  street: z.string().trim().max(255),
  houseNumber: z.string().trim().max(0).optional(),
});

function withHouseNumber(request: unknown): unknown {
  const typed = streetLineSchema.safeParse(request).data;
  const parts = typed && splitStreet(typed.street);
  return parts ? {...typed, ...parts} : request;
}

/** 'Nabenstraße 7 a' and '7, rue du Moyeu' as street and house number; `null` for a line without either. */
export function splitStreet(line: string): {street: string; houseNumber: string} | null {
  const typed = line.trim();
  const numberLast = /^(.*[^\s,\d]),?\s+(\d+\s?[a-z]?(?:\s?[-–/+]\s?\d+\s?[a-z]?)*)$/i.exec(typed);
  const numberFirst = /^(\d+\s?[a-z]?),?\s+(\S.*)$/i.exec(typed);
  const [street, houseNumber] = numberLast
    ? [numberLast[1], numberLast[2]]
    : [numberFirst?.[2], numberFirst?.[1]];
  return street && houseNumber ? {street, houseNumber} : null;
}

const nonEmptyPostcode = z.looseObject({zipCode: z.string().trim().min(1).max(255)});
const postcodeFields = z.object({zipCode: z.string(), country: z.string().catch('')});

function problemOfPostcode(request: unknown): MessageKey | null {
  const parsed = postcodeFields.safeParse(request).data;
  return parsed ? postcodeProblem(parsed.zipCode, parsed.country) : null;
}
