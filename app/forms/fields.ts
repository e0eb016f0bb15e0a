import type {HTMLInputAutoCompleteAttribute} from 'react';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {RequiredField} from './field-schemas';
import {LONGEST_LINE} from './limits';

/**
 * A field of a form in the form's field table, which its schema (`shapeOf`), markup (`inputProps`), messages
 * (`validationParts`) and, for a request, its letter (`letterGroups`) read.
 */
export interface FieldRow {
  /** What it takes; how to read `own` is said beside the form's schema. */
  kind: 'line' | 'email' | 'phone' | 'message' | 'consent' | 'own';
  label: WorkerMessageKey;
  /** The part of `validations` that tells when it is empty; without one it may stay empty. */
  required?: RequiredField;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Below which heading of the letter it stands. Neighbours with the same label there share a row. */
  letter?: {group: string; label?: WorkerMessageKey};
}

/** The fields of a form by their names, in the order of its letter. */
export type FieldTable = Readonly<Record<string, FieldRow>>;

/** What the input of a one-line field gets from its row. */
export function inputProps({autoComplete, required}: FieldRow) {
  return {autoComplete, maxLength: LONGEST_LINE, required: required !== undefined};
}

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
