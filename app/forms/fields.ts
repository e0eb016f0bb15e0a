import type {HTMLInputAutoCompleteAttribute} from 'react';
import type {MessageKey} from '~/i18n/messages';

/** Fields that must not be left empty, as their messages are keyed: `validations.{field}.nonEmpty`. */
export type RequiredField =
  Extract<MessageKey, `validations.${string}.nonEmpty`> extends `validations.${infer Name}.nonEmpty`
    ? Name
    : never;

/**
 * A field of a form in the form's field table, which its schema (`formSchema`), markup (`useTableForm`), messages
 * (`validationParts`) and, for a request, its letter (`letterGroups`) read.
 */
export interface FieldRow {
  /** What it takes; `own`: what the schema says that `formSchema` is given for it. */
  kind: 'line' | 'email' | 'phone' | 'message' | 'consent' | 'own';
  label: MessageKey;
  /** Key of the message for an empty field, `validations.{required}.nonEmpty`; without one it may stay empty. */
  required?: RequiredField;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The most characters that a `line` takes; `LONGEST_LINE` without it. */
  longest?: number;
  /** Below which heading of the letter it stands. Fields with the same label there share a row. */
  letter?: {group: string; label?: MessageKey};
}

/** The fields of a form by their names, in their order below each heading of its letter. */
export type FieldTable = Readonly<Record<string, FieldRow>>;

const partsOfKind: Partial<Record<FieldRow['kind'], string>> = {
  email: 'email',
  phone: 'phone',
  message: 'message',
  consent: 'privacy',
};

/** The messages that may be said of these fields, as `pageMessages` names them: `validations.city`. */
export function validationParts(fields: FieldTable): string[] {
  const parts = Object.values(fields).flatMap(
    ({kind, required}) => required ?? partsOfKind[kind] ?? [],
  );
  return [...new Set(parts)].map((part) => `validations.${part}`);
}

/** Longest message to the shop and longest address, in characters. */
export const LONGEST_MESSAGE = 2000;
/** Where a browser stops taking in a text of several lines, so that a form with one stays below 64 kB. */
export const LONGEST_TYPED = 5000;
/** What fits on a line of an order or a letter, in characters. */
export const LONGEST_LINE = 255;
/** Shortest and longest parts of a review, in characters. */
export const REVIEW_LENGTHS = {
  title: [3, 100],
  body: [20, LONGEST_MESSAGE],
  author: [2, 60],
} as const;

/** Encrypted id and time of a form, see `request-seal.server.ts`. */
export const SEAL_FIELD = 'requestSeal';

/** The honeypot's name: none that browsers or password managers fill in. */
export const HONEYPOT_FIELD = 'favouriteSaddle';
