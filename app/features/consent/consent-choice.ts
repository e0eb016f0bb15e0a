import type {Consent} from '~/storage';

/** All that the shop would like to do, or only what it cannot do without: the two answers of the banner. */
export const consentChoices = ['all', 'necessary'] as const;

/** What a form chose: by one button for all groups, or group by group (`selection`). `null` when by none. */
export function readChoice(form: FormData): Consent | null {
  switch (form.get('choice')) {
    case 'all':
      return {statistics: true, marketing: true};
    case 'necessary':
      return {statistics: false, marketing: false};
    case 'selection':
      return {statistics: form.has('statistics'), marketing: form.has('marketing')};
    default:
      return null;
  }
}
