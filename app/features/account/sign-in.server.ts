import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FormAnswer} from '~/forms/form-answer';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {safeReturnTo} from '~/forms/return-to';
import {translatorOf} from '~/i18n/messages.server';
import {enter} from './enter.server';
import type {LoginAnswer} from './login-answer';
import {loginSchema} from './login-schema';
import {refuseTooMany} from './refuse-too-many.server';
import {refusedByOutage} from './refused-by-shopify.server';
import {userErrorMessage} from './user-error-messages.server';

type SignIn =
  | {signedIn: true; returnTo: string | null}
  | {signedIn: false; status: number; answer: LoginAnswer};

/**
 * Signs in with the fields of the form: a new session with the customer's token, which the cart's buyer
 * gets too. Else says why not: 400 for what was typed, 429 after too many attempts, 503 while
 * Shopify does not answer.
 */
export async function signIn(context: AppLoadContext, form: FormData): Promise<SignIn> {
  const {language, shopify} = context;
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
    const access = await shopify.customer.createAccessToken(email, password);
    if (!access.success) {
      await context.securityLog.report('sign-in-failed');
      // All of them in the alert, none at a field.
      const told = access.errors.map((error) => userErrorMessage(error, language));
      const alerts = told.length > 0 ? told : [translatorOf(language)('shopify.outage')];
      return refuse(400, refusedForm(form, {alerts}, language));
    }
    await enter(context, access);
    return {signedIn: true, returnTo};
  } catch (error) {
    const {status, answer} = refusedByOutage(form, error, language);
    return refuse(status, answer);
  }
}
