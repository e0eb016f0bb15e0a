import {z} from 'zod';
import {parseUrl} from '~/safe-addresses';
import type {MessageKey} from '~/i18n/messages';
import {
  type FieldRow,
  type FieldTable,
  type RequiredField,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
} from './fields';
import {phoneProblem} from './phone-and-postcode';

/** Message key for a required field that is empty. */
export const nonEmpty = (field: RequiredField) =>
  `validations.${field}.nonEmpty` satisfies MessageKey;

/** A message key with values for its placeholders, as `checkForm` reads it: `validations.day.closed?open=Mo–Sa`. */
export function withValues(key: MessageKey, values: Record<string, string>): string {
  return `${key}?${new URLSearchParams(values)}`;
}

/** A required text, trimmed. */
export function required(field: RequiredField) {
  return z.string(nonEmpty(field)).trim().min(1, nonEmpty(field));
}

/** Mail servers accept no longer address (RFC 5321, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/**
 * A required e-mail address as browsers validate it (`z.regexes.html5Email`), with a dot and a possible top-level domain,
 * since others only exist in private networks, or lost a letter in typing. A domain with umlauts is converted to
 * Punycode, as browsers do.
 */
export const email = required('email')
  .transform(plainAddress)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH, 'shopify.errors.TOO_LONG' satisfies MessageKey)
      .regex(z.regexes.html5Email, 'validations.email.email' satisfies MessageKey)
      .regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, 'validations.email.email' satisfies MessageKey),
  );

export const emailForm = z.object({email});

/** An e-mail address for signing in; not validated by `email`, because accounts may be older than that rule. */
export const signInEmail = required('email')
  .transform(plainAddress)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH, 'shopify.errors.TOO_LONG' satisfies MessageKey)
      .includes('@', {error: 'validations.email.email' satisfies MessageKey}),
  );

/**
 * Returns `info@müller.example` as `info@xn--mller-kva.example`, without invisible characters, which come with a copied
 * address; anything else unchanged, also what is too long anyway: converting takes quadratic time, seconds for a body
 * full of characters.
 */
function plainAddress(input: string): string {
  if (input.length > MAX_EMAIL_LENGTH) return input;
  const typed = input.replace(/\p{Cf}+/gu, '').trim();
  const [, name = '', domain = ''] = /^(.+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(typed) ?? [];
  if (!domain || /^[ -~]+$/.test(domain)) return typed;
  const url = parseUrl(`http://${domain}`);
  return url ? `${name}@${url.hostname}` : typed;
}

/** A password, exactly as typed. */
export const typedPassword = z.string(nonEmpty('password')).min(1, nonEmpty('password'));

/** A checkbox that may stay unchecked. */
export const optionalCheckbox = z.boolean().optional().default(false);

const TOO_LONG = 'shopify.errors.TOO_LONG' satisfies MessageKey;
const TEXT_TOO_LONG = 'validations.message.tooLong' satisfies MessageKey;

/**
 * Composes letters: text copied on a Mac or from a PDF may contain `u` and a separate umlaut, which labels and searches
 * do not take for `ü`. Not in what is too long anyway, which could take seconds.
 */
const composed = (maxLength: number) => (typed: string) =>
  typed.length > maxLength ? typed : typed.normalize();

/** A required single-line text of at most `maxLength` characters. */
export function requiredLine(field: RequiredField, maxLength = MAX_LINE_LENGTH) {
  return required(field).max(maxLength, TOO_LONG).overwrite(composed(maxLength));
}

const phoneNumber = requiredLine('phone').superRefine((typed, context) => {
  const problem = phoneProblem(typed);
  if (problem) context.addIssue({code: 'custom', message: problem});
});

/** Browsers submit each line break as two characters; the maximum lengths count it as one. */
export const normalizeLineBreaks = (typed: string) => typed.replace(/\r\n?/g, '\n');

/** A required multi-line text of at most `MAX_MESSAGE_LENGTH` characters. */
export const requiredText = (field: RequiredField) =>
  required(field)
    .transform(normalizeLineBreaks)
    .pipe(z.string().max(MAX_MESSAGE_LENGTH, TEXT_TOO_LONG));

/** An optional multi-line text, '' if empty. */
export const longText = (maxLength: number, tooLong: MessageKey) =>
  z
    .string()
    .transform((typed) => normalizeLineBreaks(typed).trim())
    .pipe(z.string().max(maxLength, tooLong))
    .optional()
    .default('');

/** The checkbox for the privacy policy, which must be checked. */
export const acceptedPrivacy = z.literal(true, 'validations.privacy.check' satisfies MessageKey);

/** An optional single-line text of at most `maxLength` characters, '' if empty. */
export function optionalLine(maxLength = MAX_LINE_LENGTH) {
  const line = z.string().trim().max(maxLength, TOO_LONG).overwrite(composed(maxLength));
  return line.optional().default('');
}

type OwnName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name]['kind'] extends 'own' ? Name : never;
}[keyof Table];

type Shape<Table extends FieldTable, Own> = {
  [Name in keyof Table]: Name extends keyof Own
    ? Own[Name]
    : z.ZodType<Table[Name]['kind'] extends 'consent' ? true : string>;
};

/** A form's schema from its field table, with `own` for exactly the fields of kind `own`. */
export function formSchema<
  const Table extends FieldTable,
  const Own extends Record<OwnName<Table>, z.ZodType>,
>(fields: Table, own: Own & Record<Exclude<keyof Own, OwnName<Table>>, never>) {
  const ownSchemas: Readonly<Record<string, z.ZodType>> = own;
  const schemas = Object.entries<FieldRow>(fields).map(
    ([name, row]) => [name, row.kind === 'own' ? ownSchemas[name] : schemaOf(row)] as const,
  );
  return z.object(Object.fromEntries(schemas) as Shape<Table, Own>);
}

function schemaOf({kind, required: requiredField, maxLength}: FieldRow): z.ZodType {
  switch (kind) {
    case 'email':
      return email;
    case 'phone':
      return phoneNumber;
    case 'message':
      return requiredField
        ? requiredText(requiredField)
        : longText(MAX_MESSAGE_LENGTH, TEXT_TOO_LONG);
    case 'consent':
      return acceptedPrivacy;
    default:
      return requiredField ? requiredLine(requiredField, maxLength) : optionalLine(maxLength);
  }
}
