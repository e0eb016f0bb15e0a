import type {FieldRow} from '~/forms/fields';

/** How the rider gets the bike. */
const shippingMethods = ['pickup', 'delivery'] as const;

/** The same for a bike that the shop delivers, or one that has to be picked up. */
export const shippingMethodsOf = ({delivered}: {delivered: boolean}) =>
  shippingMethods.filter((method) => delivered || method === 'pickup');

/** Whether the shop may enter the quote in the leasing portal. */
export const portalChoices = ['yes', 'no'] as const;

/**
 * Countries of residence of people who lease through an employer here (ISO 3166): those that the shop sells to, and
 * those from which people commute there.
 */
export const leasingCountries = [
  ...(['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT'] as const),
  ...(['DK', 'PL', 'CZ', 'SI', 'HU'] as const),
] as const;

/** A partner that editors do not offer, or none yet. */
export const OTHER_PARTNER = 'other';

export const stepNames = ['partner', 'person', 'shipping', 'portal'] as const;
export type StepName = (typeof stepNames)[number];

export const letterHeadings = {
  bike: 'leasingRequest.letter.headings.bike',
  leasing: 'leasingRequest.letter.headings.leasing',
  person: 'leasingRequest.letter.headings.person',
  shipping: 'leasingRequest.letter.headings.shipping',
  wishes: 'leasingRequest.letter.headings.wishes',
} as const;

interface LeasingField extends FieldRow<keyof typeof letterHeadings> {
  step: StepName;
}

/** The fields of the leasing request. Another one takes a row here, a control in its step, and its texts. */
export const leasingFields = {
  bike: {
    step: 'partner',
    kind: 'own',
    label: 'leasingRequest.bike.label',
    required: 'leasingBike',
    letter: {group: 'bike', label: 'leasingRequest.letter.description'},
  },
  leasingPartner: {
    step: 'partner',
    kind: 'line',
    label: 'leasingRequest.fields.leasingPartner',
    required: 'leasingPartner',
    letter: {group: 'leasing'},
  },
  leasingServicePackage: {
    step: 'partner',
    kind: 'line',
    label: 'leasingRequest.fields.leasingServicePackage',
    letter: {group: 'leasing'},
  },
  leasingCode: {
    step: 'partner',
    kind: 'line',
    label: 'leasingRequest.fields.leasingCode',
    letter: {group: 'leasing'},
  },
  firstName: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.firstName',
    required: 'firstName',
    autoComplete: 'given-name',
    letter: {group: 'person', label: 'leasingRequest.letter.name'},
  },
  lastName: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.lastName',
    required: 'lastName',
    autoComplete: 'family-name',
    letter: {group: 'person', label: 'leasingRequest.letter.name'},
  },
  street: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.street',
    required: 'street',
    autoComplete: 'address-line1',
    letter: {group: 'person', label: 'leasingRequest.letter.street'},
  },
  houseNumber: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.houseNumber',
    required: 'houseNumber',
    letter: {group: 'person', label: 'leasingRequest.letter.street'},
  },
  zipCode: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.zipCode',
    required: 'zipCode',
    autoComplete: 'postal-code',
    letter: {group: 'person', label: 'leasingRequest.letter.place'},
  },
  city: {
    step: 'person',
    kind: 'line',
    label: 'leasingRequest.fields.city',
    required: 'city',
    autoComplete: 'address-level2',
    letter: {group: 'person', label: 'leasingRequest.letter.place'},
  },
  country: {
    step: 'person',
    kind: 'own',
    label: 'leasingRequest.fields.country',
    required: 'country',
    autoComplete: 'country',
    letter: {group: 'person'},
  },
  email: {
    step: 'person',
    kind: 'email',
    label: 'leasingRequest.fields.email',
    required: 'email',
    autoComplete: 'email',
    letter: {group: 'person'},
  },
  // Residents of one country may have a phone number of another.
  phone: {
    step: 'person',
    kind: 'phone',
    label: 'leasingRequest.fields.phone',
    required: 'phone',
    autoComplete: 'tel',
    letter: {group: 'person'},
  },
  shippingMethod: {
    step: 'shipping',
    kind: 'own',
    label: 'leasingRequest.fields.shippingMethod',
    required: 'shippingMethod',
    letter: {group: 'shipping'},
  },
  leasingPortal: {
    step: 'portal',
    kind: 'own',
    label: 'leasingRequest.fields.leasingPortal',
    required: 'leasingPortal',
    letter: {group: 'leasing', label: 'leasingRequest.letter.intoPortal'},
  },
  message: {
    step: 'portal',
    kind: 'message',
    label: 'leasingRequest.fields.message',
    letter: {group: 'wishes'},
  },
  privacy: {
    step: 'portal',
    kind: 'consent',
    label: 'leasingRequest.letter.privacy',
    letter: {group: 'wishes'},
  },
} as const satisfies Record<string, LeasingField>;

/** Names of a step's fields, in their order on the page. */
export function fieldsOf(step: StepName): string[] {
  const rows = Object.entries<LeasingField>(leasingFields);
  return rows.flatMap(([name, row]) => (row.step === step ? [name] : []));
}
