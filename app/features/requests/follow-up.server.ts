import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {confirmationMail, unconfirmedMail, type MailParts} from './mails/write-mails.server';
import {mayConfirm} from './request-id.server';
import {bikeIn} from './request-letter';
import type {Seal} from './seal-signature.server';

/** How long a visitor waits for what the shop does not need to have the request. */
const PATIENCE_MS = 1500;

/** The form that was sent, and the request's own name. */
interface Named {
  seal: Seal;
  id: string;
}

/**
 * Confirmation and webhook, when the shop has its mail. Nothing here fails the request: it is logged, and what takes long
 * goes on after the answer. Answers whether the customer gets a confirmation, as far as that is known by then. Never
 * throws.
 */
export async function followUp(
  context: AppLoadContext,
  parts: MailParts,
  request: Named,
): Promise<boolean> {
  let confirmed = true;
  const work = Promise.all([
    confirm(context, parts, request).then((known) => (confirmed = known)),
    tellWebhook(context, parts, request.id),
  ]);
  context.waitUntil(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
  return confirmed;
}

/**
 * Anybody can enter anybody's address: a form confirms once, whatever is corrected in it, and each mailbox gets a few
 * confirmations a day. The mail API counts the form's in all isolates, by the key.
 */
async function confirm(
  {mail, limits}: AppLoadContext,
  parts: MailParts,
  {seal, id}: Named,
): Promise<boolean> {
  const {email} = parts.letter.customer;
  if (!(await mayConfirm(seal, id, () => limits.mayConfirmTo(email)))) return false;
  const sent = await optional(
    mail.send(confirmationMail(parts), `request/${seal.id}/customer`),
    null,
    'A request was not confirmed to its customer',
  );
  if (sent !== null) return sent;
  await optional(
    mail.send(unconfirmedMail(parts), `request/${id}/unconfirmed`),
    null,
    'The shop does not know that a customer has no confirmation',
  );
  return false;
}

async function tellWebhook({webhook}: AppLoadContext, parts: MailParts, id: string) {
  if (!webhook) return;
  const {letter, reference, language} = parts;
  const {kind, customer, bike, data} = letter;
  const payload = {
    type: kind === 'review' ? 'review.submitted' : `request.${kind}`,
    timestamp: new Date().toISOString(),
    data: {
      reference,
      language: languages[language].tag,
      customer,
      bike: bike && bikeIn('de', bike),
      request: data,
    },
  };
  await optional(webhook.send(id, payload), null, 'The webhook did not take a request');
}
