import {parseWithZod} from '@conform-to/zod/v4';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {safeReturnTo} from '~/forms/return-to';
import type {WorkerMessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import {ServiceOutage} from '~/services/http/service-outage';
import {enter} from './enter.server';
import type {LoginAnswer} from './login-answer';
import {loginSchema} from './login-schema.server';
import {userErrorMessage} from './user-error-messages.server';

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
  const returnTo = safeReturnTo(form.get('returnTo'), origin);
  const t = translatorOf(context.language);
  const refuse = (status: number, complaint: Pick<LoginAnswer, 'alerts' | 'fields'>): SignIn => ({
    signedIn: false,
    status,
    answer: {...complaint, email: typedText(form, 'email'), returnTo},
  });

  const submission = parseWithZod(form, {schema: loginSchema});
  if (submission.status !== 'success') {
    const first = ([field, messages]: [string, string[] | null]) =>
      messages?.[0] ? [[field, t(messages[0] as WorkerMessageKey)] as const] : [];
    const complaints = Object.entries(submission.error ?? {}).flatMap(first);
    return refuse(400, {alerts: [], fields: Object.fromEntries(complaints)});
  }

  try {
    const {email, password} = submission.value;
    const access = await context.shopify.customer.createAccessToken(email, password);
    if (!access.success) {
      const alerts = access.errors.map((error) => userErrorMessage(error, context.language));
      return refuse(400, {alerts: alerts.length > 0 ? alerts : [t('shopify.outage')], fields: {}});
    }
    await enter(context, access);
    return {signedIn: true, returnTo};
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return error.status === 429
      ? refuse(429, {alerts: [t('shopify.throttled')], fields: {}})
      : refuse(503, {alerts: [t('shopify.outage')], fields: {}});
  }
}

function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 254) : '';
}
