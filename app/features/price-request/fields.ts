import type {FieldRow} from '~/forms/fields';

export const letterHeadings = {details: 'priceRequest.letter.details'} as const;

/** The fields of the price request, in the order of the form and its letter. */
export const priceFields = {
  offerLink: {
    kind: 'own',
    label: 'priceRequest.offerLink',
    required: 'offerLink',
    letter: {group: 'details', label: 'priceRequest.letter.offerLink'},
  },
  name: {
    kind: 'line',
    label: 'priceRequest.name',
    required: 'name',
    autoComplete: 'name',
    letter: {group: 'details'},
  },
  email: {
    kind: 'email',
    label: 'priceRequest.email',
    required: 'email',
    letter: {group: 'details', label: 'priceRequest.letter.email'},
  },
  message: {
    kind: 'message',
    label: 'priceRequest.message',
    letter: {group: 'details'},
  },
  privacy: {kind: 'consent', label: 'requests.privacy.label'},
} as const satisfies Record<string, FieldRow<keyof typeof letterHeadings>>;
