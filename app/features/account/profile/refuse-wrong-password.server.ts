import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/optional.server';
import {refuseTooMany} from '../refuse-too-many.server';
import {refusedByShopify, type RefusedForm} from '../refused-by-shopify.server';

const FIELD = 'currentPassword';

/**
 * `null` when the form's `currentPassword` is the customer's; else the form again. Shopify tells it only by
 * signing in: the token of that ends at once. Throws `ServiceOutage`.
 */
export async function refuseWrongPassword(
  context: AppLoadContext,
  form: FormData,
  email: string,
): Promise<RefusedForm | null> {
  const {shopify, language} = context;
  const t = translatorOf(language);
  const refuse = (message: string): RefusedForm => ({
    status: 400,
    answer: refusedForm(form, {fields: {[FIELD]: message}}, language),
  });

  const typed = form.get(FIELD);
  if (typeof typed !== 'string' || typed === '') {
    return refuse(t('validations.currentPassword.nonEmpty'));
  }
  const tooMany = await refuseTooMany(context, 'signIn', form);
  if (tooMany) return tooMany;

  const access = await shopify.customer.createAccessToken(email, typed);
  if (access.success) {
    await optional(shopify.customer.deleteAccessToken(access.token), null, 'A token lives on');
    return null;
  }
  await context.securityLog.report('sign-in-failed');
  const isWrong = access.errors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER');
  return isWrong
    ? refuse(t('accountPages.password.wrong'))
    : refusedByShopify(form, access.errors, language);
}
