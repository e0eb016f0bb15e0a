import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FormAnswer} from '~/forms/submission';
import {refuseForm, type RefusedForm} from '~/forms/read-form.server';
import {safeReturnTo} from '~/safe-addresses';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {
  CustomerIssue,
  MailLink,
  Outcome,
  ResetLink,
  SubmissionKey,
} from '~/services/shopify/accounts/accounts';
import {flashNotice} from '../notices/flash-notice.server';
import {
  loginSchema,
  lostPasswordSchema,
  newPasswordSchema,
  registerSchema,
} from './account-schemas';
import {offersNewsletter, requirePasswords} from './customer.server';
import {refusedByShopify, submissionKey, submitForm, userErrorMessage} from './submit-form.server';

/** Why a sign-in failed. */
export interface LoginAnswer extends FormAnswer {
  /** Where a successful sign-in leads, a path of the shop. */
  returnTo?: string | null;
}

/** Signs in: `null`; else the form again. Shopify's errors stand in the alert, none of them at a field. */
export async function signIn(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm<LoginAnswer> | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  const refused = await submitForm(context, form, {
    schema: loginSchema,
    limit: 'signIn',
    async submit({email, password}) {
      const signedIn = await passwords.signIn(email, password);
      if (signedIn.success) return null;
      await context.securityLog.report('sign-in-failed');
      const messages = signedIn.errors.map((error) => userErrorMessage(error, language));
      const alerts = messages.length > 0 ? messages : [translatorOf(language)('shopify.outage')];
      return refuseForm(form, {alerts}, language);
    },
  });
  const returnTo = safeReturnTo(form.get('returnTo'));
  return refused && {...refused, answer: {...refused.answer, returnTo}};
}

/**
 * Creates a customer and signs in with the same e-mail address and password: `null`; 'signInFailed' when the account was
 * created and only signing in has failed; else the form again.
 */
export async function register(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | 'signInFailed' | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  return submitForm(context, form, {
    schema: registerSchema,
    limit: 'register',
    async submit({firstName, lastName, email, password, acceptsMarketing}) {
      const wantsNews = acceptsMarketing && offersNewsletter(context);
      const registration = {firstName, lastName, email, password, acceptsMarketing: wantsNews};
      const created = await passwords.register(registration, await submissionKey(context, form));
      // Known, but never activated: Shopify has just mailed an invitation.
      if (!created.success && has(created.errors, 'CUSTOMER_DISABLED')) {
        const alert = translatorOf(language)('accountPages.register.activationSent');
        return refuseForm(form, {alerts: [alert]}, language);
      }
      if (!created.success) return refusedByShopify(form, created.errors, language);
      const signedIn = await optional(
        passwords.signIn(email, password),
        null,
        'A new customer cannot sign in',
      );
      flashNotice(context, {type: 'success', title: 'account.notice.registered', message: null});
      return signedIn?.success ? null : 'signInFailed';
    },
  });
}

/** Errors about the address as it was typed, whether anybody has it or not. */
const aboutEntry = [
  'BAD_DOMAIN',
  'BLANK',
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
];

/**
 * Has Shopify mail a link to a new password. Known and unknown addresses get the same answer, `null`; else the form
 * again. What Shopify says of the customer is logged and shown to nobody: it would give away who has an account.
 */
export async function recoverPassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const passwords = requirePasswords(context);
  return submitForm(context, form, {
    schema: lostPasswordSchema,
    limit: 'recover',
    async submit({email}) {
      const recovery = await passwords.recover(email);
      if (recovery.success) return null;
      const ofEntry = recovery.errors.filter((error) => has([error], ...aboutEntry));
      if (ofEntry.length > 0) return refusedByShopify(form, ofEntry, context.language);
      for (const {code, message} of recovery.errors) {
        if (code !== 'UNIDENTIFIED_CUSTOMER') console.error(`customerRecover refused: ${message}`);
      }
      return null;
    },
  });
}

/** Sets the new password of a mail's link and signs in: `null`; else the form again. */
export async function resetPassword(
  context: AppLoadContext,
  form: FormData,
  link: ResetLink,
): Promise<RefusedForm | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  return choosePassword(context, form, {
    choose: (password, key) => passwords.reset(link, password, key),
    refuseLink(errors) {
      if (!has(errors, 'TOKEN_INVALID', 'NOT_FOUND')) return null;
      const alert = translatorOf(language)('accountPages.resetPassword.expired');
      return refuseForm(form, {alerts: [alert]}, language);
    },
    notice: 'account.notice.passwordChanged',
  });
}

/** Why an activation was refused. */
export interface ActivationAnswer extends FormAnswer {
  /** The page that helps, when this link never will. */
  help?: 'login' | 'lostPassword';
}

/**
 * Gives an invited customer the first password and signs in: `null`; else the form again. For links that were used or
 * are too old the answer names the page that helps.
 */
export async function activate(
  context: AppLoadContext,
  form: FormData,
  link: MailLink,
): Promise<RefusedForm<ActivationAnswer> | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  const t = translatorOf(language);
  const refuse = (alert: string, help: ActivationAnswer['help']) => {
    const {status, answer} = refuseForm(form, {alerts: [alert]}, language);
    return {status, answer: {...answer, help}};
  };
  return choosePassword<ActivationAnswer>(context, form, {
    choose: (password, key) => passwords.activate(link, password, key),
    refuseLink(errors) {
      if (has(errors, 'ALREADY_ENABLED')) {
        return refuse(t('shopify.errors.ALREADY_ENABLED'), 'login');
      }
      if (!has(errors, 'TOKEN_INVALID', 'NOT_FOUND')) return null;
      // An unknown customer gets the same answer; Shopify's text for NOT_FOUND speaks of postal addresses.
      const alert = `${t('shopify.errors.TOKEN_INVALID')} ${t('accountPages.activate.renew')}`;
      return refuse(alert, 'lostPassword');
    },
    notice: 'account.notice.registered',
  });
}

const has = (errors: readonly CustomerIssue[], ...codes: string[]) =>
  errors.some(({code}) => codes.includes(code ?? ''));

interface Choice<Answer extends FormAnswer> {
  choose(password: string, key: SubmissionKey): Promise<Outcome>;
  /** The answer to errors about the link; `null` for others. */
  refuseLink(errors: readonly CustomerIssue[]): RefusedForm<Answer> | null;
  notice: 'account.notice.passwordChanged' | 'account.notice.registered';
}

/** A password that is chosen by the link of a mail, which signs in. */
function choosePassword<Answer extends FormAnswer>(
  context: AppLoadContext,
  form: FormData,
  {choose, refuseLink, notice}: Choice<Answer>,
): Promise<RefusedForm | RefusedForm<Answer> | null> {
  return submitForm(context, form, {
    schema: newPasswordSchema,
    limit: 'reset',
    async submit({password}) {
      const chosen = await choose(password, await submissionKey(context, form));
      if (!chosen.success) {
        return refuseLink(chosen.errors) ?? refusedByShopify(form, chosen.errors, context.language);
      }
      flashNotice(context, {type: 'success', title: notice, message: null});
      return null;
    },
  });
}
