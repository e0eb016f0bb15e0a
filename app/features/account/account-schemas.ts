import {z} from 'zod';
import {
  acceptedPrivacy,
  optionalCheckbox,
  email,
  nonEmpty,
  requiredLine,
  signInEmail,
  typedPassword,
} from '~/forms/field-schemas';
import type {MessageKey} from '~/i18n/messages';

/** Shopify's password rules, with the messages of Shopify's errors. */
const newPassword = typedPassword
  .min(5, 'shopify.errors.password.TOO_SHORT' satisfies MessageKey)
  .max(40, 'shopify.errors.password.TOO_LONG' satisfies MessageKey)
  .refine(
    (password) => password === password.trim(),
    'shopify.errors.PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE' satisfies MessageKey,
  );

const passwordWithConfirmation = {
  password: newPassword,
  passwordConfirmation: z.string().optional().default(''),
};

const hasPassword = z.looseObject({password: z.string().min(1)});

/** Reports a mismatch at the confirmation field, together with other errors instead of after them. */
function withMatchingConfirmation<
  Schema extends z.ZodType<Record<'password' | 'passwordConfirmation', string>>,
>(schema: Schema): Schema {
  return schema.refine(({password, passwordConfirmation}) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'validations.password.confirm' satisfies MessageKey,
    when: ({value}) => hasPassword.safeParse(value).success,
  });
}

const person = {
  firstName: requiredLine('firstName'),
  lastName: requiredLine('lastName'),
  email,
  acceptsMarketing: optionalCheckbox,
};

export const registerSchema = withMatchingConfirmation(
  z.object({
    ...person,
    ...passwordWithConfirmation,
    privacy: acceptedPrivacy,
  }),
);

/** A new password and its confirmation, for the links in reset and activation mails. */
export const newPasswordSchema = withMatchingConfirmation(z.object(passwordWithConfirmation));

const currentPasswordRequired = nonEmpty('currentPassword');

/** A new password with the current one, which is used exactly as typed. */
export const changePasswordSchema = withMatchingConfirmation(
  z.object({
    currentPassword: z.string(currentPasswordRequired).min(1, currentPasswordRequired),
    ...passwordWithConfirmation,
  }),
);

export const profileSchema = z.object(person);

/** Fields of the sign-in form; the messages are keys of `validations`. */
export const loginSchema = z.object({email: signInEmail, password: typedPassword});
