import type {HTMLInputAutoCompleteAttribute} from 'react';
import type {MessageKey} from '~/i18n/messages';

/** Fields that must not be empty, by the name in their message key: `validations.{field}.nonEmpty`. */
export type RequiredField =
  Extract<MessageKey, `validations.${string}.nonEmpty`> extends `validations.${infer Name}.nonEmpty`
    ? Name
    : never;

/**
 * A field in a form's field table, which drives its schema (`formSchema`), markup (`useTableForm`), messages
 * (`validationParts`) and, for requests, the letter (`letterGroups`).
 */
export interface FieldRow<Group extends string = string> {
  /** Kind of value; `own` fields use the schema that is passed to `formSchema`. */
  kind: 'line' | 'email' | 'phone' | 'message' | 'consent' | 'own';
  label: MessageKey;
  /** Message key for an empty field, `validations.{required}.nonEmpty`; without one the field is optional. */
  required?: RequiredField;
  /** With `off`, browsers do not restore what was typed on Back either. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Maximum length of a `line` in characters; defaults to `MAX_LINE_LENGTH`. */
  maxLength?: number;
  /** Its heading in the letter. Fields with the same label there share a row. */
  letter?: {group: Group; label?: MessageKey};
}

/** The fields of a form by name, in the order they have below each heading of its letter. */
export type FieldTable = Readonly<Record<string, FieldRow>>;

const partsOfKind: Partial<Record<FieldRow['kind'], string>> = {
  email: 'email',
  phone: 'phone',
  message: 'message',
  consent: 'privacy',
};

/** The messages that these fields may show, as `pageMessages` names them: `validations.city`. */
export function validationParts(fields: FieldTable): string[] {
  const parts = Object.values(fields).flatMap(
    ({kind, required}) => required ?? partsOfKind[kind] ?? [],
  );
  return [...new Set(parts)].map((part) => `validations.${part}`);
}

/** Maximum length of a message to the shop and of an address, in characters. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Where browsers stop accepting multi-line text, so that a form with one stays below 64 kB. */
export const MAX_TEXTAREA_LENGTH = 5000;
/** Maximum length of a line in an order or a letter, in characters. */
export const MAX_LINE_LENGTH = 255;
/** Minimum and maximum length of the parts of a review, in characters. */
export const REVIEW_LENGTHS = {
  title: [3, 100],
  body: [20, MAX_MESSAGE_LENGTH],
  author: [2, 60],
} as const;

/** Encrypted id and time of a form, see `request-seal.server.ts`. */
export const SEAL_FIELD = 'requestSeal';

/** Name of the honeypot field: one that neither browsers nor password managers fill in. */
export const HONEYPOT_FIELD = 'favouriteSaddle';
