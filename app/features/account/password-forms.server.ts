import type {AppLoadContext} from '@shopify/remix-oxygen';
import {emailForm} from '~/forms/field-schemas';
import type {FormAnswer} from '~/forms/submission';
import {refuseForm, type RefusedForm} from '~/forms/read-form.server';
import {href} from '~/i18n/href';
import {defaultLanguage, languageOfSegment} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {matchPage} from '~/pages';
import {webAddress} from '~/safe-addresses';
import {optional} from '~/services/http/outage.server';
import type {CustomerIssue, MailLink, ResetLink} from '~/services/shopify/accounts/accounts';
import {flashNotice} from '../notices/flash-notice.server';
import {loginSchema, newPasswordSchema, registerSchema} from './account-schemas';
import {offersNewsletter, requirePasswords} from './customer.server';
import {
  refusedByShopify,
  sendOnce,
  submissionKey,
  submitForm,
  userErrorMessage,
} from './submit-form.server';

/** Signs in. Returns `null`, or the rejected form. Shopify's errors go to the alert, never to a field. */
export async function signIn(context: AppLoadContext, form: FormData): Promise<RefusedForm | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  return submitForm(context, form, {
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
}

/**
 * Creates a customer and signs in with the same e-mail address and password. Returns `null`; 'signInFailed' when the
 * account was created and only signing in failed; otherwise the rejected form.
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
      const created = await sendOnce(context, form, () => passwords.register(registration));
      // The customer exists but was never activated: Shopify has just mailed an invitation.
      if (!created.success && hasCode(created.errors, 'CUSTOMER_DISABLED')) {
        const alert = translatorOf(language)('accountPages.register.activationSent');
        return refuseForm(form, {alerts: [alert]}, language);
      }
      if (!created.success) return refusedByShopify(form, created, language);
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

/** Errors about the typed address itself, whether it has an account or not. */
const addressErrorCodes = [
  'BAD_DOMAIN',
  'BLANK',
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
];

/**
 * Has Shopify send a password reset link. Known and unknown addresses get the same result, `null`; otherwise the
 * rejected form. Shopify's errors about the customer are logged and never shown: they would reveal who has an account.
 */
export async function recoverPassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const passwords = requirePasswords(context);
  return submitForm(context, form, {
    schema: emailForm,
    limit: 'recover',
    async submit({email}) {
      const recovery = await passwords.recover(email);
      if (recovery.success) return null;
      const errors = recovery.errors.filter((error) => hasCode([error], ...addressErrorCodes));
      if (errors.length > 0) {
        return refusedByShopify(form, {success: false, errors}, context.language);
      }
      for (const {code, message} of recovery.errors) {
        if (code !== 'UNIDENTIFIED_CUSTOMER') console.error(`customerRecover refused: ${message}`);
      }
      return null;
    },
  });
}

/** Why a password chosen through a mail link was rejected. */
export interface NewPasswordAnswer extends FormAnswer {
  /** The page that helps when this link does not work. */
  help?: 'login' | 'lostPassword';
}

/** Sets the password of a customer who followed a mail link, and signs in. Returns `null`, or the rejected form. */
export async function choosePassword(
  context: AppLoadContext,
  form: FormData,
  passwordLink: PasswordLink,
): Promise<RefusedForm<NewPasswordAnswer> | null> {
  const {language} = context;
  const passwords = requirePasswords(context);
  const t = translatorOf(language);
  const refuse = (alert: string, help: NewPasswordAnswer['help']) => {
    const {status, answer} = refuseForm(form, {alerts: [alert]}, language);
    return {status, answer: {...answer, help}};
  };
  return submitForm(context, form, {
    schema: newPasswordSchema,
    limit: 'reset',
    async submit({password}): Promise<RefusedForm<NewPasswordAnswer> | null> {
      const key = await submissionKey(context, form);
      const isActivation = passwordLink.page === 'activate';
      const result = isActivation
        ? await passwords.activate(passwordLink.link, password, key)
        : await passwords.reset(passwordLink.link, password, key);
      if (result.success) {
        const title = isActivation ? 'account.notice.registered' : 'account.notice.passwordChanged';
        flashNotice(context, {type: 'success', title, message: null});
        return null;
      }
      const {errors} = result;
      if (isActivation && hasCode(errors, 'ALREADY_ENABLED')) {
        return refuse(t('shopify.errors.ALREADY_ENABLED'), 'login');
      }
      if (!hasCode(errors, 'TOKEN_INVALID', 'NOT_FOUND')) {
        return refusedByShopify(form, result, language);
      }
      // An unknown customer gets the same message; Shopify's text for NOT_FOUND is about postal addresses.
      const alert = isActivation
        ? `${t('shopify.errors.TOKEN_INVALID')} ${t('accountPages.activate.renew')}`
        : t('accountPages.resetPassword.expired');
      return refuse(alert, 'lostPassword');
    },
  });
}

const hasCode = (errors: readonly CustomerIssue[], ...codes: string[]) =>
  errors.some(({code}) => codes.includes(code ?? ''));

type Params = Record<string, string | undefined>;

/** A link to one of the pages for choosing a password. */
export type PasswordLink =
  | {page: 'resetPassword'; link: ResetLink}
  | {page: 'activate'; link: MailLink};

/**
 * Parses the URL of such a page: customer number and token, or, for password resets only, Shopify's full URL in
 * `reset_url`. Returns `null` for anything Shopify never sends.
 */
export function readPasswordLink(params: Params, url: string): PasswordLink | null {
  const {pathname, searchParams} = new URL(url);
  const resetUrl = searchParams.get('reset_url');
  const isActivation = matchPage(pathname)?.page === 'activate';
  if (resetUrl !== null && !isActivation) {
    const isUrl = /^\S{1,500}$/.test(resetUrl) && webAddress(resetUrl);
    return isUrl ? {page: 'resetPassword', link: {resetUrl}} : null;
  }
  const link = readMailLink(params);
  return link && {page: isActivation ? 'activate' : 'resetPassword', link};
}

/** Customer number and token, as at the end of every link in Shopify's mails; `null` for anything else. */
function readMailLink({customerId = '', token = ''}: Params): MailLink | null {
  const isValid = /^\d{1,20}$/.test(customerId) && /^[\w-]{8,128}$/.test(token);
  return isValid ? {customer: customerId, token} : null;
}

/** A shop with several languages prefixes its paths with their codes (Shopify Help Center, "Language URLs"). */
const SHOPIFY_ACCOUNT_PATH = /^\/(?:([\w-]+)\/)?account(?:\/(.*?))?\/*$/i;

/**
 * Maps an account URL from Shopify's own mails or its online store (`customer.reset_password_url`,
 * `customer.account_activation_url`, an order's `customer_order_url`) to the page of this shop; `null` for any other
 * URL.
 */
export function pageOfShopifyLink(pathname: string): string | null {
  const [match, prefix, rest = ''] = SHOPIFY_ACCOUNT_PATH.exec(pathname) ?? [];
  if (match === undefined) return null;
  const language = prefix === undefined ? defaultLanguage : languageOfSegment(prefix);
  if (!language) return null;
  const [section = '', customerId, token, ...more] = rest.split('/');
  if (more.length > 0) return null;

  const name = section.toLowerCase();
  if (name === 'reset' || name === 'activate') {
    const mailLink = readMailLink({customerId, token});
    if (!mailLink) return null;
    const page = name === 'reset' ? 'resetPassword' : 'activate';
    return href(language, page, {customerId: mailLink.customer, token: mailLink.token});
  }
  // Shopify identifies an order there by a secret token, which does not contain its number.
  if (name === 'orders' && token === undefined) return href(language, 'orders');
  if (customerId !== undefined) return null;
  switch (name) {
    case '':
      return href(language, 'account');
    case 'login':
    case 'register':
    case 'addresses':
      return href(language, name);
    default:
      return null;
  }
}
