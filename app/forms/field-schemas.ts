import {z} from 'zod';
import type {WorkerMessageKey} from '~/i18n/messages';
import {LONGEST_LINE, LONGEST_MESSAGE} from './limits';
import {phoneProblem} from './phone';

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

/** A required e-mail address; 254 characters are the longest that mail servers take (RFC 5321, erratum 1690). */
export const email = required('email')
  .max(254, 'shopify.errors.TOO_LONG' satisfies WorkerMessageKey)
  .pipe(z.email('validations.email.email' satisfies WorkerMessageKey));

/** A password to sign in with, character by character as it was typed. */
export const typedPassword = z.string(nonEmpty('password')).min(1, nonEmpty('password'));

const TOO_LONG = 'shopify.errors.TOO_LONG' satisfies WorkerMessageKey;

/** A required text of one line. */
export function requiredLine(field: RequiredField) {
  return required(field).max(LONGEST_LINE, TOO_LONG);
}

/** A required phone number; `dialledFrom` is the country whose rules one without country code follows (`'DE'`). */
export function phoneNumber(dialledFrom?: string) {
  return requiredLine('phone').superRefine((typed, context) => {
    const problem = phoneProblem(typed, dialledFrom);
    if (problem) context.addIssue({code: 'custom', message: problem});
  });
}

/** A message to the shop, '' for none. Browsers send each line break as two characters. */
export const messageToShop = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(LONGEST_MESSAGE, 'validations.message.tooLong' satisfies WorkerMessageKey))
  .optional()
  .default('');

/** The box at the privacy policy, which must be ticked (spec §5). */
export const acceptedPrivacy = z.literal(
  true,
  'validations.privacy.check' satisfies WorkerMessageKey,
);
