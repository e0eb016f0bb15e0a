import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FormAnswer} from '~/forms/form-answer';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {safeReturnTo} from '~/forms/return-to';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {CustomerIssue, MailLink, ResetLink} from '~/services/shopify/accounts/accounts';
import {flashNotice} from '../notices/flash-notice.server';
import {lostPasswordSchema, newPasswordSchema, registerSchema} from './account-schemas';
import type {ActivationAnswer, LoginAnswer} from './account-answers';
import {requirePasswords} from './customer.server';
import {
  refusedByOutage,
  refusedByShopify,
  refuseTooMany,
  refuseWith,
  submissionKey,
  userErrorMessage,
  type RefusedForm,
} from './form-refusals.server';
import {loginSchema} from './login-schema';

type SignIn =
  | {signedIn: true; returnTo: string | null}
  | {signedIn: false; status: number; answer: LoginAnswer};

/**
 * Signs in with the fields of the form. Else says why not: 400 for what was typed, 429 after too many attempts,
 * 503 while Shopify does not answer.
 */
export async function signIn(context: AppLoadContext, form: FormData): Promise<SignIn> {
  const {language} = context;
  const returnTo = safeReturnTo(form.get('returnTo'));
  const refuse = (status: number, answer: FormAnswer): SignIn => ({
    signedIn: false,
    status,
    answer: {...answer, returnTo},
  });

  const read = readForm(form, loginSchema, language);
  if (!read.success) return refuse(400, read.answer);
  const tooMany = await refuseTooMany(context, 'signIn', form);
  if (tooMany) return refuse(tooMany.status, tooMany.answer);

  try {
    const {email, password} = read.value;
    const signedIn = await requirePasswords(context).signIn(email, password);
    if (signedIn.success) return {signedIn: true, returnTo};
    await context.securityLog.report('sign-in-failed');
    // All of them in the alert, none at a field.
    const told = signedIn.errors.map((error) => userErrorMessage(error, language));
    const alerts = told.length > 0 ? told : [translatorOf(language)('shopify.outage')];
    return refuse(400, refusedForm(form, {alerts}, language));
  } catch (error) {
    const {status, answer} = refusedByOutage(form, error, language);
    return refuse(status, answer);
  }
}

/**
 * Creates a customer and signs in with the same e-mail address and password. `null` when that is
 * done; 'signInFailed' when the account is there and only signing in has failed; else the form again.
 */
export async function register(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | 'signInFailed' | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  const read = readForm(form, registerSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'register', form);
  if (tooMany) return tooMany;

  const {firstName, lastName, email, password, acceptsMarketing} = read.value;
  try {
    const registration = {firstName, lastName, email, password, acceptsMarketing};
    const created = await passwords.register(registration, await submissionKey(context, form));
    // Known, but never activated: Shopify has just mailed an invitation.
    if (!created.success && created.errors.some(({code}) => code === 'CUSTOMER_DISABLED')) {
      const t = translatorOf(language);
      return refuseWith(form, t('accountPages.register.activationSent'), language);
    }
    if (!created.success) return refusedByShopify(form, created.errors, language);
  } catch (error) {
    return refusedByOutage(form, error, language);
  }

  const signedIn = await optional(
    passwords.signIn(email, password),
    null,
    'A new customer cannot sign in',
  );
  flashNotice(context, {type: 'success', title: 'account.notice.registered', message: null});
  return signedIn?.success ? null : 'signInFailed';
}

/** Complaints about the address as it was typed, whether anybody has it or not. */
const aboutEntry = new Set([
  'BAD_DOMAIN',
  'BLANK',
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
]);

/**
 * Lets Shopify mail a link to a new password. Known and unknown addresses get the same answer, `null`; else the
 * form again. What Shopify says of the customer is logged and told to nobody: it would give away who has an account.
 */
export async function recoverPassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  const read = readForm(form, lostPasswordSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'recover', form);
  if (tooMany) return tooMany;

  try {
    const recovery = await passwords.recover(read.value.email);
    if (recovery.success) return null;
    const ofEntry = recovery.errors.filter(({code}) => code && aboutEntry.has(code));
    if (ofEntry.length > 0) return refusedByShopify(form, ofEntry, language);
    for (const {code, message} of recovery.errors) {
      if (code !== 'UNIDENTIFIED_CUSTOMER') console.error(`customerRecover refused: ${message}`);
    }
    return null;
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
}

/** Sets the new password of a mail's link and signs in: `null`; else the form again. */
export function resetPassword(
  context: AppLoadContext,
  form: FormData,
  link: ResetLink,
): Promise<RefusedForm | null> {
  const t = translatorOf(context.language);
  return choosePassword(context, form, {
    choose: (password, key) => requirePasswords(context).reset(link, password, key),
    refuse: (errors) =>
      has(errors, 'TOKEN_INVALID', 'NOT_FOUND')
        ? refuseWith(form, t('accountPages.resetPassword.expired'), context.language)
        : null,
    notice: 'account.notice.passwordChanged',
  });
}

/**
 * Gives an invited customer the first password and signs in: `null`; else the form again. Links that were used, or
 * are too old, say where to go on.
 */
export function activate(
  context: AppLoadContext,
  form: FormData,
  link: MailLink,
): Promise<(RefusedForm & {answer: ActivationAnswer}) | null> {
  const t = translatorOf(context.language);
  const lead = (alert: string, help: NonNullable<ActivationAnswer['help']>) => {
    const {status, answer} = refuseWith(form, alert, context.language);
    return {status, answer: {...answer, help}};
  };
  return choosePassword<ActivationAnswer>(context, form, {
    choose: (password, key) => requirePasswords(context).activate(link, password, key),
    refuse: (errors) => {
      if (has(errors, 'ALREADY_ENABLED')) return lead(t('shopify.errors.ALREADY_ENABLED'), 'login');
      if (!has(errors, 'TOKEN_INVALID', 'NOT_FOUND')) return null;
      // No customer of that number is told alike; the shop's words for NOT_FOUND speak of postal addresses.
      const alert = `${t('shopify.errors.TOKEN_INVALID')} ${t('accountPages.activate.renew')}`;
      return lead(alert, 'lostPassword');
    },
    notice: 'account.notice.registered',
  });
}

const has = (errors: readonly CustomerIssue[], ...codes: string[]) =>
  errors.some(({code}) => codes.includes(code ?? ''));

interface Choice<Answer extends FormAnswer> {
  choose: (
    password: string,
    key: Awaited<ReturnType<typeof submissionKey>>,
  ) => ReturnType<NonNullable<AppLoadContext['accounts']['passwords']>['signIn']>;
  /** The answer to complaints about the link; `null` for others. */
  refuse: (errors: readonly CustomerIssue[]) => {status: number; answer: Answer} | null;
  notice: 'account.notice.passwordChanged' | 'account.notice.registered';
}

/** A password that is chosen by the link of a mail, which signs in. */
async function choosePassword<Answer extends FormAnswer>(
  context: AppLoadContext,
  form: FormData,
  {choose, refuse, notice}: Choice<Answer>,
): Promise<RefusedForm | {status: number; answer: Answer} | null> {
  const {language} = context;
  const read = readForm(form, newPasswordSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'reset', form);
  if (tooMany) return tooMany;
  try {
    const chosen = await choose(read.value.password, await submissionKey(context, form));
    if (!chosen.success) {
      return refuse(chosen.errors) ?? refusedByShopify(form, chosen.errors, language);
    }
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
  flashNotice(context, {type: 'success', title: notice, message: null});
  return null;
}
