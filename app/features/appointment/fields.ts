import type {FieldRow} from '~/forms/fields';

/** The service for anything that editors do not offer. */
export const OTHER_SERVICE = 'other';
/** The service of a request to ride or see a bike in the shop. */
export const TEST_RIDE = 'test-ride';

/** Halves of a day to choose from; '' for any. */
export const HALVES = ['', 'morning', 'afternoon'] as const;

export const letterHeadings = {
  job: 'appointment.letter.job',
  contact: 'appointment.letter.contact',
} as const;

export const appointmentFields = {
  service: {
    kind: 'line',
    label: 'appointment.service',
    required: 'service',
    letter: {group: 'job'},
  },
  bike: {
    kind: 'line',
    label: 'appointment.bike',
    required: 'bike',
    letter: {group: 'job', label: 'appointment.letter.bike'},
  },
  bike2: {
    kind: 'line',
    label: 'appointment.testRide.bike2',
    letter: {group: 'job'},
  },
  bike3: {
    kind: 'line',
    label: 'appointment.testRide.bike3',
    letter: {group: 'job'},
  },
  day1: {
    kind: 'own',
    label: 'appointment.day1',
    required: 'day',
    letter: {group: 'job', label: 'appointment.letter.days'},
  },
  day2: {kind: 'own', label: 'appointment.day2'},
  day3: {kind: 'own', label: 'appointment.day3'},
  half1: {kind: 'own', label: 'appointment.testRide.half'},
  half2: {kind: 'own', label: 'appointment.testRide.half'},
  half3: {kind: 'own', label: 'appointment.testRide.half'},
  firstName: {
    kind: 'line',
    label: 'appointment.firstName',
    required: 'firstName',
    autoComplete: 'given-name',
    letter: {group: 'contact', label: 'appointment.letter.name'},
  },
  lastName: {
    kind: 'line',
    label: 'appointment.lastName',
    required: 'lastName',
    autoComplete: 'family-name',
    letter: {group: 'contact', label: 'appointment.letter.name'},
  },
  email: {
    kind: 'email',
    label: 'appointment.email',
    required: 'email',
    letter: {group: 'contact', label: 'appointment.letter.email'},
  },
  phone: {
    kind: 'phone',
    label: 'appointment.phone',
    required: 'phone',
    autoComplete: 'tel',
    letter: {group: 'contact', label: 'appointment.letter.phone'},
  },
  message: {
    kind: 'message',
    label: 'appointment.message',
    letter: {group: 'contact'},
  },
  privacy: {kind: 'consent', label: 'requests.privacy.label'},
} as const satisfies Record<string, FieldRow<keyof typeof letterHeadings>>;
