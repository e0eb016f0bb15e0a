import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {AccessTokenAnswer} from '~/services/shopify/customer-answers';
import {flashNotice} from '../notices/flash-notice.server';
import {newPasswordSchema} from './account-schemas';
import {enter} from './enter.server';
import {createOncePerForm} from './once-per-form.server';
import {refuseTooMany} from './refuse-too-many.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from './refused-by-shopify.server';

/** What a mail's link holds: number of the customer and token, or Shopify's whole address. */
export type ResetKey = {customer: string; token: string} | {resetUrl: string};

const resetOnce = createOncePerForm<AccessTokenAnswer>();

/** Sets the new password and signs in: `null`; else the form again. */
export async function resetPassword(
  context: AppLoadContext,
  form: FormData,
  key: ResetKey,
): Promise<RefusedForm | null> {
  const {shopify, language} = context;
  const read = readForm(form, newPasswordSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'reset', form);
  if (tooMany) return tooMany;

  const {password} = read.value;
  try {
    const access = await resetOnce(context, form, Object.values(key).join(' '), () =>
      'resetUrl' in key
        ? shopify.customer.password.resetByUrl(key.resetUrl, password)
        : shopify.customer.password.reset(key.customer, key.token, password),
    );
    if (access.success) await enter(context, access);
    else if (access.errors.some(({code}) => code === 'TOKEN_INVALID' || code === 'NOT_FOUND')) {
      const alert = translatorOf(language)('accountPages.resetPassword.expired');
      return {status: 400, answer: refusedForm(form, {alerts: [alert]}, language)};
    } else return refusedByShopify(form, access.errors, language);
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
  flashNotice(context, {type: 'success', title: 'account.notice.passwordChanged', message: null});
  return null;
}
