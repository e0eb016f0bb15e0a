import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FormAnswer} from '~/forms/form-answer';
import {refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {loadShopContact} from './shop-contact.server';
import {SEAL_FIELD} from './trap-fields';

/** A refused form and the status of its page. */
export interface RefusedForm {
  status: number;
  answer: FormAnswer;
}

/** Why a request comes back that its visitor has filled in correctly. */
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
 * The form again with everything typed, the reason and the shop's phone number. `seal` replaces the posted one
 * where that cannot be used again.
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
  const answer = refusedForm(form, {alerts}, context.language);
  return {
    status: STATUS[reason],
    answer: seal ? {...answer, values: {...answer.values, [SEAL_FIELD]: seal}} : answer,
  };
}
