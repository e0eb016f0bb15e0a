import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {isOneAddress} from '~/services/mail/mailbox';
import {followUp} from './follow-up.server';
import {shopMail} from './mails/write-mails.server';
import {refuseRequest, type RefusedForm} from './refused-request.server';
import type {RequestLetter} from './request-letter';
import {readSeal, sealAnew, sealRequest} from './request-seal.server';
import type {Seal} from './seal-signature.server';
import {loadShopContact} from './shop-contact.server';

/**
 * Brings a request to the shop, once for each seal. `null` when the shop has the mail (a confirmation that fails
 * alone is logged and told to the shop); else why the form comes back, with nothing sent.
 */
export async function deliverRequest(
  context: AppLoadContext,
  form: FormData,
  letter: RequestLetter,
): Promise<RefusedForm | null> {
  const seal = await readSeal(context, form);
  if (!seal) return refuseRequest(context, form, 'expired', await sealRequest(context));
  if (!isOneAddress(letter.customer.email)) return refuseRequest(context, form, 'email');
  if (!(await context.limits.allows('request'))) return refuseRequest(context, form, 'limited');

  const delivery = send(context, form, letter, seal);
  // A visitor who closes the page after sending has sent.
  context.waitUntil(delivery.catch(() => undefined));
  return delivery;
}

async function send(
  context: AppLoadContext,
  form: FormData,
  letter: RequestLetter,
  seal: Seal,
): Promise<RefusedForm | null> {
  const {settings, language} = context;
  const contact = await loadShopContact(context);
  const parts = {settings, letter, language, contact, reference: referenceOf(seal)};
  try {
    const outcome = await context.mail.send(shopMail(parts), `request/${seal.id}/shop`);
    if (outcome === 'conflict') {
      return await refuseRequest(context, form, 'changed', await sealAnew(context, seal));
    }
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return refuseRequest(context, form, 'outage');
  }
  await followUp(context, parts, seal);
  return null;
}

/** What people say on the phone: `4F2A-91C0`. */
function referenceOf({id}: Seal): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
