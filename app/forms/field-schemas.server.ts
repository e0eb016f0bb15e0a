import {z} from 'zod';
import type {WorkerMessageKey} from '~/i18n/messages';

/** Fields that must not be left empty (spec §5), as their messages are keyed: `validations.{field}.nonEmpty`. */
type RequiredField =
  Extract<
    WorkerMessageKey,
    `validations.${string}.nonEmpty`
  > extends `validations.${infer Name}.nonEmpty`
    ? Name
    : never;

const nonEmpty = (field: RequiredField) =>
  `validations.${field}.nonEmpty` satisfies WorkerMessageKey;

/** A text that must say something; its white space at both ends goes. */
export function required(field: RequiredField) {
  return z.string(nonEmpty(field)).trim().min(1, nonEmpty(field));
}

/** A required e-mail address. */
export const email = required('email').pipe(
  z.email('validations.email.email' satisfies WorkerMessageKey),
);

/** A password to sign in with, character by character as it was typed. */
export const typedPassword = z.string(nonEmpty('password')).min(1, nonEmpty('password'));
