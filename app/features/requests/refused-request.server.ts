import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseForm, type RefusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {loadConfig} from '../site/site-config.server';
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

/** Name, phone number and address of the shop; '' for what its content does not say. */
export interface ShopContact {
  name: string;
  phone: string;
  address: string;
}

/** The shop's contact from the story 'config'; all '' while neither it nor a copy of it can be had. */
export async function loadShopContact(context: AppLoadContext): Promise<ShopContact> {
  const config = await loadConfig(context);
  const {
    company_name: name = '',
    phone = '',
    street = '',
    zip_code: zip = '',
    city = '',
  } = config ?? {};
  const place = [zip, city].filter(Boolean).join(' ');
  return {name, phone, address: [street, place].filter(Boolean).join(', ')};
}
