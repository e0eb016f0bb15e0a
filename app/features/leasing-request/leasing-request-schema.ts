import {z} from 'zod';
import {required, shapeOf} from '~/forms/field-schemas';
import {plainPostcode, postcodeProblem} from '~/forms/phone-and-postcode';
import type {WorkerMessageKey} from '~/i18n/messages';
import {answers, leasingCountries, leasingFields, shippingMethods} from './fields';

const key = (message: WorkerMessageKey) => message;

const choices = {
  country: z.enum(leasingCountries, key('validations.country.nonEmpty')),
  shippingMethod: z.enum(shippingMethods, key('validations.shippingMethod.nonEmpty')),
  leasingPortal: z.enum(answers, key('validations.leasingPortal.nonEmpty')),
};

const description = required('leasingBike').max(500, key('shopify.errors.TOO_LONG'));

/**
 * What the leasing request sends. Whoever comes without a bike describes one. A postcode is read by the
 * rules of the chosen country. Browsers fill in street and house number as one line: it is taken apart.
 */
export function leasingRequestSchema({bikeKnown}: {bikeKnown: boolean}) {
  const bike = bikeKnown
    ? z
        .string()
        .optional()
        .transform(() => '')
    : description;
  const request = z
    .object(shapeOf(leasingFields, {bike, ...choices}))
    .refine((request) => problemOfPostcode(request) === null, {
      path: ['zipCode'],
      error: ({input}) => problemOfPostcode(input) ?? undefined,
      // Told beside what else is wrong and not after it.
      when: ({value}) => isTyped.safeParse(value).success,
    })
    .transform((request) => ({
      ...request,
      zipCode: plainPostcode(request.zipCode, request.country),
    }));
  return z.preprocess(takeStreetApart, request);
}

export type LeasingRequest = z.output<ReturnType<typeof leasingRequestSchema>>;

/** 'Nabenstraße 7 a' and '7, rue du Moyeu', without a house number of their own. */
const lineOfStreet = z.looseObject({
  street: z.string().trim().max(255),
  houseNumber: z.string().trim().max(0).optional(),
});

function takeStreetApart(request: unknown): unknown {
  const typed = lineOfStreet.safeParse(request).data;
  if (!typed) return request;
  const behind = /^(.*[^\s,\d]),?\s+(\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)$/i.exec(
    typed.street,
  );
  const before = /^(\d+\s?[a-z]?),?\s+(\S.*)$/i.exec(typed.street);
  const [street, houseNumber] = behind ? [behind[1], behind[2]] : [before?.[2], before?.[1]];
  return street && houseNumber ? {...typed, street, houseNumber} : request;
}

const isTyped = z.looseObject({zipCode: z.string().trim().min(1).max(255)});
const ofPlace = z.object({zipCode: z.string(), country: z.string().catch('')});

function problemOfPostcode(request: unknown): WorkerMessageKey | null {
  const place = ofPlace.safeParse(request).data;
  return place ? postcodeProblem(place.zipCode, place.country) : null;
}
