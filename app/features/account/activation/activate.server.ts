import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {AccessTokenAnswer, CustomerIssue} from '~/services/shopify/customer-answers';
import {flashNotice} from '../../notices/flash-notice.server';
import {newPasswordSchema} from '../account-schemas';
import {enter} from '../enter.server';
import {createOncePerForm} from '../once-per-form.server';
import {refuseTooMany} from '../refuse-too-many.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from '../refused-by-shopify.server';
import type {MailKey} from '../reset-key';
import type {ActivationAnswer} from './activation-answer';

type RefusedActivation = RefusedForm & {answer: ActivationAnswer};

const activateOnce = createOncePerForm<AccessTokenAnswer>();

/** Gives an invited customer the first password and signs in: `null`; else the form again. */
export async function activate(
  context: AppLoadContext,
  form: FormData,
  {customer, token}: MailKey,
): Promise<RefusedActivation | null> {
  const {shopify, language} = context;
  const read = readForm(form, newPasswordSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'reset', form);
  if (tooMany) return tooMany;

  try {
    const access = await activateOnce(context, form, `${customer} ${token}`, () =>
      shopify.customer.password.activate(customer, token, read.value.password),
    );
    if (!access.success) return refuse(context, form, access.errors);
    await enter(context, access);
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
  flashNotice(context, {type: 'success', title: 'account.notice.registered', message: null});
  return null;
}

/** Links that were used, or are too old, say where to go on. */
function refuse(
  {language}: AppLoadContext,
  form: FormData,
  errors: readonly CustomerIssue[],
): RefusedActivation {
  const t = translatorOf(language);
  const has = (...codes: (string | null)[]) =>
    errors.some(({code}) => codes.includes(code ?? null));
  const lead = (alert: string, way: ActivationAnswer['way']) => ({
    status: 400,
    answer: {...refusedForm(form, {alerts: [alert]}, language), way},
  });
  if (has('ALREADY_ENABLED')) return lead(t('shopify.errors.ALREADY_ENABLED'), 'login');
  if (has('TOKEN_INVALID', 'NOT_FOUND')) {
    // No customer of that number is told alike; the shop's words for NOT_FOUND speak of postal addresses.
    const alert = `${t('shopify.errors.TOKEN_INVALID')} ${t('accountPages.activate.renew')}`;
    return lead(alert, 'lostPassword');
  }
  return refusedByShopify(form, errors, language);
}
