import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import type {Messages} from '~/i18n/messages';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import {type Language, languageNames} from '~/i18n/languages';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {nullIfSignedOut, nullOnOutage, optional, SignedOut} from '~/services/http/outage.server';
import type {AccountEvent, Customer, PasswordAccounts} from '~/services/shopify/accounts/accounts';
import type {Profile} from '~/services/shopify/accounts/customer-data';
import {seeOther} from '../navigation/responses.server';
import {cookieCheck, flashNotice, removeFlashedNotice} from '../notices/flash-notice.server';
import {type AccountView, loginQuery} from './use-account';

/** The account for the layout of any page; during a Shopify outage, only whether somebody is signed in. */
export async function loadFrameAccount({accounts, customer}: AppLoadContext): Promise<AccountView> {
  const asOf = Date.now();
  const loading = customer && customer.profile().catch(nullIfSignedOut);
  const unknown = {firstName: null, numberOfOrders: null};
  const profile = loading && (await optional(loading, unknown, 'Cannot get the customer'));
  return {
    asOf,
    passwords: accounts.passwords !== null,
    signedIn: profile !== null,
    firstName: profile?.firstName ?? null,
    orders: profile?.numberOfOrders ? Number(profile.numberOfOrders) : null,
  };
}

/** The signed-in customer for the account's loaders and actions. Throws `SignedOut`. */
export function requireCustomer({customer}: AppLoadContext): Customer {
  if (customer) return customer;
  throw new SignedOut();
}

/** The signed-in customer's profile. Throws `SignedOut` or `ServiceOutage`. */
export async function requireProfile(context: AppLoadContext): Promise<Profile> {
  return requireCustomer(context).profile();
}

/**
 * What becomes of `SignedOut` in loaders and actions: redirects to the sign-in, which returns to the requested page. It
 * is the drawer of the home page, or an external one.
 */
export function redirectToSignIn(context: AppLoadContext): Response {
  const {language, requestedPath: currentPath, accounts} = context;
  const account = href(language, 'account');
  if (accounts.externalSignIn)
    return seeOther(context, loginUrl(language, {returnTo: currentPath}));
  const returnTo = currentPath === account ? null : currentPath;
  return seeOther(context, href(language, 'home') + loginQuery({login: 'true', returnTo}));
}

/**
 * Redirects after a sign-in with a form of the shop: to `returnTo` or the account; from a browser that refuses cookies,
 * in which nobody stays signed in, to a page that says so.
 */
export function redirectSignedIn(
  context: AppLoadContext,
  returnTo: string | null = null,
): Response {
  const {language} = context;
  const check = cookieCheck(context, href(language, 'login'));
  return seeOther(context, check ?? returnTo ?? href(language, 'account'));
}

/** The form of a customer who is no longer signed in, with all values and a sign-in link. */
export function refuseSignedOut(
  {language, requestedPath: currentPath}: AppLoadContext,
  form: FormData,
  status = 400,
): RefusedForm {
  const t = translatorOf(language);
  const refused = refuseForm(form, {status, alerts: [t('account.refused.signedOut')]}, language);
  const signIn = {
    label: t('account.refused.signIn'),
    href: loginUrl(language, {returnTo: currentPath}),
  };
  return {status, answer: {...refused.answer, signIn}};
}

/**
 * Loads the initial data of a page with a form. Resolves to `null` during a Shopify outage, which is logged, and when
 * the form of a signed-out customer is rejected: there the redirect to the sign-in would lose the input.
 */
export async function loadForForm<Value>(
  {isPost}: AppLoadContext,
  loaded: Promise<Value>,
): Promise<Value | null> {
  const loading = nullOnOutage(loaded);
  return isPost ? loading.catch(nullIfSignedOut) : loading;
}

/** For the sign-in pages: redirects customers who are already signed in to `returnTo`, or to the account. */
export async function requireSignedOut(
  context: AppLoadContext,
  returnTo: string | null = null,
): Promise<void> {
  const {signedIn} = await loadFrameAccount(context);
  if (!signedIn) return;
  throw seeOther(context, safeReturnTo(returnTo) ?? href(context.language, 'account'));
}

/** For forms with passwords: throws 404 where customers sign in externally. */
export function requirePasswords({accounts}: AppLoadContext): PasswordAccounts {
  if (accounts.passwords) return accounts.passwords;
  throw new Response(null, {status: 404});
}

/** URL of the sign-in page, with the redirect target afterwards and the hint it shows. */
const loginUrl = (language: Language, params: Parameters<typeof loginQuery>[0]) =>
  href(language, 'login') + loginQuery(params);

/** For password pages, which old mails link to: throws the redirect to a page that explains how to sign in instead. */
export function redirectWithoutPasswords(context: AppLoadContext): void {
  if (context.accounts.passwords) return;
  throw seeOther(context, loginUrl(context.language, {hint: 'noPassword'}));
}

/**
 * Redirects to the external sign-in where customers use one: throws the redirect, or returns the hint that the page
 * shows instead. Returns `null` where the shop has its own forms.
 */
export async function redirectToExternalSignIn(context: AppLoadContext, {searchParams}: URL) {
  const {accounts, language} = context;
  const {externalSignIn} = accounts;
  if (!externalSignIn) return null;
  const hint = searchParams.get('hint');
  if (hint === 'failed' || hint === 'noPassword') {
    const t = translatorOf(language);
    return {
      kind: hint === 'failed' ? ('danger' as const) : ('warning' as const),
      text: t(`account.externalSignIn.${hint}`),
      button: t('account.externalSignIn.signIn'),
    };
  }
  const returnTo = safeReturnTo(searchParams.get('returnTo'));
  const signInUrl = await externalSignIn.begin(returnTo ?? href(language, 'account'), language);
  throw seeOther(context, signInUrl);
}

/** Completes an external sign-in: redirects to where it was started, or to the page that offers another attempt. */
export async function finishSignIn(
  context: AppLoadContext,
  {searchParams}: URL,
): Promise<Response> {
  const {externalSignIn} = context.accounts;
  if (!externalSignIn) throw new Response(null, {status: 404});
  const signInResult = await optional(
    externalSignIn.finish(searchParams),
    null,
    `Cannot complete a sign-in at ${externalSignIn.provider}`,
  );
  if (!signInResult) return seeOther(context, loginUrl(context.language, {hint: 'failed'}));
  const language = languageNames.find((name) => name === signInResult.language) ?? context.language;
  const returnTo = safeReturnTo(signInResult.returnTo);
  if (signInResult.signedIn) {
    // Outdated, as the customer has signed in again; no page has shown it yet.
    removeFlashedNotice(context, 'account.notice.expired');
    return seeOther(context, returnTo ?? href(language, 'account'));
  }
  if (signInResult.reason === 'foreign') await context.securityLog.report('sign-in-failed');
  return seeOther(context, loginUrl(language, {returnTo, hint: 'failed'}));
}

export type Contact = Awaited<ReturnType<typeof contactOf>>;

/** Name, e-mail and default address of the signed-in customer, to prefill forms; `null` without one or in an outage. */
export async function loadContact({customer}: AppLoadContext): Promise<Contact | null> {
  return customer && optional(contactOf(customer), null, 'Cannot get the contact of a customer');
}

/** '' for missing values. */
async function contactOf(customer: Customer) {
  const [profile, addresses] = await Promise.all([customer.profile(), customer.addresses.list()]);
  const address = addresses.find(({isDefault}) => isDefault);
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    email: profile.email ?? '',
    phone: address?.phone ?? '',
    /** Street and house number on one line. */
    address1: address?.address1 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    /** ISO 3166 */
    country: address?.country ?? '',
  };
}

/** The same for a form with one field for the name. */
export const nameAndEmail = ({firstName, lastName, email}: Contact) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
});

const ALERT = 'account-alert';

/**
 * Signs out. 'refused': Shopify returned an error, which the account page shows; the visitor is still signed in.
 * Otherwise the redirect target: the home page, via Shopify if a session has to be ended there.
 */
export async function signOut(context: AppLoadContext): Promise<'refused' | {redirectTo: string}> {
  const home = href(context.language, 'home');
  const signOutResult = await context.accounts.signOut(home);
  if (typeof signOutResult === 'object' && 'refused' in signOutResult) {
    context.session.flash(ALERT, signOutResult.refused);
    return 'refused';
  }
  if (signOutResult === 'signedOutHereOnly') {
    flashNotice(context, {
      type: 'warning',
      title: 'account.notice.signedOut',
      message: 'account.notice.stillSignedIn',
      values: {provider: context.accounts.externalSignIn?.provider ?? ''},
    });
  } else if (signOutResult !== 'notSignedIn') {
    flashNotice(context, {type: 'success', title: 'account.notice.signedOut', message: null});
  }
  return {redirectTo: typeof signOutResult === 'object' ? signOutResult.continueAt : home};
}

/** Why the last sign-out failed, in Shopify's words; read once. */
export function takeSignOutAlert({session, isDocument}: AppLoadContext): string | null {
  const alert = isDocument ? session.take(ALERT) : null;
  return typeof alert === 'string' ? alert : null;
}

/** Flashes a notice that the session has ended, or that the cart has lost something. */
export function flashAccountEvent(event: AccountEvent, session: AppLoadContext['session']): void {
  const notice =
    event === 'sessionEnded'
      ? ({title: 'account.notice.expired', message: 'account.notice.signInAgain'} as const)
      : ({title: `account.notice.${event}`, message: null, duration: 0} as const);
  flashNotice({session}, {type: 'warning', ...notice});
}

/** Messages of a page inside `AccountLayout`: the layout's and the page's own keys, such as `accountPages.orders`. */
export function accountPageMessages(language: Language, ...pageKeys: string[]): Messages {
  return pageMessages(language, 'accountPages.nav', ...pageKeys);
}

/** Whether forms may offer the newsletter: German law requires confirmation by mail first (UWG § 7). */
export function offersNewsletter({settings}: AppLoadContext): boolean {
  return settings.NEWSLETTER_CONFIRMED === 'yes';
}
