import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseForm, type RefusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {loadShopContact} from '../site/site-config.server';
import {SEAL_FIELD} from './guard-fields';

/** Why a correctly filled in request is refused; each has its text in `requestDelivery.refused`. */
export type Refusal =
  | 'trapped'
  | 'tooFast'
  | 'expired'
  | 'limited'
  | 'outage'
  | 'unheard'
  | 'usedUp'
  | 'email';

const STATUS: Record<Refusal, number> = {
  trapped: 400,
  tooFast: 400,
  expired: 400,
  usedUp: 400,
  email: 400,
  limited: 429,
  outage: 503,
  unheard: 503,
};

/**
 * The form again with everything typed, the reason and the shop's phone number. `seal`: a new one, where the posted one
 * cannot be used again.
 */
export async function refuseRequest(
  context: AppLoadContext,
  form: FormData,
  reason: Refusal,
  seal?: string,
): Promise<RefusedForm> {
  const t = translatorOf(context.language);
  const {phone} = await loadShopContact(context);
  const call = phone ? ` ${t('requestDelivery.call', {phone})}` : '';
  const alerts = [t(`requestDelivery.refused.${reason}`) + call];
  const {status, answer} = refuseForm(form, {status: STATUS[reason], alerts}, context.language);
  return {
    status,
    answer: seal ? {...answer, values: {...answer.values, [SEAL_FIELD]: seal}} : answer,
  };
}
