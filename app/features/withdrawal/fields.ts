import type {FieldRow} from '~/forms/fields';

/** Step of the submitted form: none shows the input for review, `change` returns to it, `confirm` declares it. */
export const STEP_FIELD = 'step';

/** Encrypted time of receipt of a declaration that could not be delivered at first. */
export const RECEIVED_FIELD = 'received';

export const letterHeadings = {declaration: 'withdrawal.letter.heading'} as const;

/** Everything a shop may lawfully ask for in a withdrawal, in the order of the form and its letter. */
export const withdrawalFields = {
  name: {
    kind: 'line',
    label: 'withdrawal.page.name',
    required: 'name',
    autoComplete: 'name',
    letter: {group: 'declaration', label: 'withdrawal.letter.name'},
  },
  contract: {
    kind: 'message',
    label: 'withdrawal.page.contract',
    required: 'contract',
    letter: {group: 'declaration', label: 'withdrawal.letter.contract'},
  },
  items: {
    kind: 'message',
    label: 'withdrawal.page.items',
    letter: {group: 'declaration', label: 'withdrawal.letter.items'},
  },
  email: {
    kind: 'email',
    label: 'withdrawal.page.email',
    required: 'email',
    letter: {group: 'declaration', label: 'withdrawal.letter.email'},
  },
} as const satisfies Record<string, FieldRow<keyof typeof letterHeadings>>;

export type Declaration = Record<keyof typeof withdrawalFields, string>;
