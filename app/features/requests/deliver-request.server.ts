import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/service-outage';
import {isOneAddress} from '~/services/mail/mailbox';
import {followUp} from './follow-up.server';
import {shopMail} from './mails/write-mails.server';
import {refuseRequest, type RefusedForm} from './refused-request.server';
import type {RequestLetter} from './request-letter';
import {mayStillSend, referenceOf, requestId} from './request-id.server';
import {readSeal, sealRequest} from './request-seal.server';
import {loadShopContact} from './shop-contact.server';

/**
 * Brings a request to the shop, once for each form and what was typed in it. `null` when the shop has the mail (a
 * confirmation that fails alone is logged and told to the shop); else why the form comes back.
 */
export async function deliverRequest(
  context: AppLoadContext,
  form: FormData,
  letter: RequestLetter,
): Promise<RefusedForm | null> {
  const seal = await readSeal(context, form);
  if (!seal) return refuseRequest(context, form, 'expired', await sealRequest(context));
  if (!isOneAddress(letter.customer.email)) return refuseRequest(context, form, 'email');
  const id = await requestId(seal, letter.typed);
  if (!mayStillSend(seal, id)) {
    return refuseRequest(context, form, 'usedUp', await sealRequest(context));
  }
  if (!(await context.limits.allows('request'))) return refuseRequest(context, form, 'limited');

  const delivery = send(context, form, {letter, id, reference: referenceOf(seal)});
  // A visitor who closes the page after sending has sent.
  context.waitUntil(delivery.catch(() => undefined));
  return delivery;
}

async function send(
  context: AppLoadContext,
  form: FormData,
  request: {letter: RequestLetter; id: string; reference: string},
): Promise<RefusedForm | null> {
  const {settings, language, mail} = context;
  const parts = {...request, settings, language, contact: await loadShopContact(context)};
  try {
    await mail.send(shopMail(parts), `request/${request.id}/shop`);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return refuseRequest(context, form, error.status === 0 ? 'unheard' : 'outage');
  }
  await followUp(context, parts, request.id);
  return null;
}
