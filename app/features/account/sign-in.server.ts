import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {safeReturnTo} from '~/forms/return-to';
import {translatorOf} from '~/i18n/messages.server';
import {enter} from './enter.server';
import type {LoginAnswer} from './login-answer';
import {loginSchema} from './login-schema.server';
import {refusedByOutage} from './refused-by-shopify.server';
import {userErrorMessage} from './user-error-messages.server';

type Complaint = Pick<LoginAnswer, 'alerts' | 'fields'>;

type SignIn =
  | {signedIn: true; returnTo: string | null}
  | {signedIn: false; status: number; answer: LoginAnswer};

/**
 * Signs in with the fields of the form: a new session with the customer's token, which the cart's buyer
 * gets too (spec §4). Else says why not: 400 for what was typed, 429 after too many attempts, 503 while
 * Shopify does not answer.
 */
export async function signIn(
  context: AppLoadContext,
  form: FormData,
  origin: string,
): Promise<SignIn> {
  const {language, shopify} = context;
  const returnTo = safeReturnTo(form.get('returnTo'), origin);
  const refuse = (status: number, {alerts, fields}: Complaint): SignIn => ({
    signedIn: false,
    status,
    answer: {alerts, fields, email: typedText(form, 'email'), returnTo},
  });

  const read = readForm(form, loginSchema, language);
  if (!read.success) return refuse(400, read.answer);

  try {
    const {email, password} = read.value;
    const access = await shopify.customer.createAccessToken(email, password);
    if (!access.success) {
      // All of them in the alert, none at a field (spec §8).
      const alerts = access.errors.map((error) => userErrorMessage(error, language));
      const outage = translatorOf(language)('shopify.outage');
      return refuse(400, {alerts: alerts.length > 0 ? alerts : [outage], fields: {}});
    }
    await enter(context, access);
    return {signedIn: true, returnTo};
  } catch (error) {
    const {status, answer} = refusedByOutage(form, error, language);
    return refuse(status, answer);
  }
}

function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 254) : '';
}
