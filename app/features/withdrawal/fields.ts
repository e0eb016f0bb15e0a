import type {FieldRow} from '~/forms/fields';

/** Which step of the form was sent: `check` shows what was typed, `change` leads back to it, `confirm` declares it. */
export const STEP_FIELD = 'step';

/** Encrypted time at which a declaration came in that could not be delivered then. */
export const RECEIVED_FIELD = 'received';

export const letterHeadings = {declaration: 'withdrawal.letter.heading'} as const;

interface WithdrawalField extends FieldRow {
  letter: {group: keyof typeof letterHeadings} & NonNullable<FieldRow['letter']>;
}

/** All that the law lets a shop ask of who withdraws from a contract, in the order of the form and its letter. */
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
    autoComplete: 'off',
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
} as const satisfies Record<string, WithdrawalField>;

export type Declaration = Record<keyof typeof withdrawalFields, string>;
