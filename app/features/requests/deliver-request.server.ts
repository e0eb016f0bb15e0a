import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/services/mail/mail.server';
import {followUp} from './follow-up.server';
import {shopMail} from './mails/write-mails.server';
import {refuseRequest, type Refusal, type RefusedForm} from './refused-request.server';
import type {RequestLetter} from './request-letter';
import {mayStillSend, referenceOf, requestId} from './request-id.server';
import {keepReceipt} from './receipt.server';
import {sealRequest} from './request-seal.server';
import type {Seal} from './seal-signature.server';
import {loadShopContact} from './shop-contact.server';

/** Why the form comes back, or that the shop has the request and whether its sender gets a confirmation. */
export type Delivery = {refused: RefusedForm} | {refused: null; confirmed: boolean};

/**
 * Brings a request to the shop, once for each form (`seal`) and what was typed in it. The shop's mail decides: a confirmation
 * that fails alone is logged and told to the shop.
 */
export async function deliverRequest(
  context: AppLoadContext,
  form: FormData,
  letter: RequestLetter,
  seal: Seal,
): Promise<Delivery> {
  const refuse = async (reason: Refusal, newSeal = false): Promise<Delivery> => ({
    refused: await refuseRequest(
      context,
      form,
      reason,
      newSeal ? await sealRequest(context) : undefined,
    ),
  });
  if (!isOneAddress(letter.customer.email)) return refuse('email');
  const id = await requestId(seal, letter.typed);
  if (!mayStillSend(seal, id)) return refuse('usedUp', true);
  if (!(await context.limits.allows('request'))) return refuse('limited');

  const {settings, language, mail} = context;
  const parts = {letter, reference: referenceOf(seal), settings, language};
  const send = async (): Promise<Delivery> => {
    const whole = {...parts, contact: await loadShopContact(context)};
    try {
      await mail.send(shopMail(whole), `request/${id}/shop`);
    } catch (error) {
      if (!(error instanceof ServiceOutage)) throw error;
      console.error(error.message);
      return refuse(error.status === 0 ? 'unheard' : 'outage');
    }
    keepReceipt(context, letter, parts.reference);
    return {refused: null, confirmed: await followUp(context, whole, {seal, id})};
  };
  const delivery = send();
  // A visitor who closes the page after sending has sent.
  context.waitUntil(delivery.catch(() => undefined));
  return delivery;
}
