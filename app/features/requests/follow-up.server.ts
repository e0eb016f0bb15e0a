import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {optional} from '~/services/http/optional.server';
import {confirmationMail, unconfirmedMail, type MailParts} from './mails/write-mails.server';
import {bikeIn} from './request-letter';

/** How long a visitor waits for what the shop does not need to have the request. */
const PATIENCE_MS = 1500;

/**
 * Confirmation and webhook, when the shop has its mail; `id` names the request. Nothing here fails it: it is logged,
 * and what takes long goes on after the answer. Never throws.
 */
export async function followUp(
  context: AppLoadContext,
  parts: MailParts,
  id: string,
): Promise<void> {
  const work = Promise.all([confirm(context, parts, id), tellWebhook(context, parts, id)]);
  context.waitUntil(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

async function confirm({mail}: AppLoadContext, parts: MailParts, id: string): Promise<void> {
  const confirmed = await optional(
    mail.send(confirmationMail(parts), `request/${id}/customer`).then(() => true),
    false,
    'A request was not confirmed to its customer',
  );
  if (confirmed) return;
  await optional(
    mail.send(unconfirmedMail(parts), `request/${id}/unconfirmed`),
    null,
    'The shop does not know that a customer has no confirmation',
  );
}

async function tellWebhook({webhook}: AppLoadContext, parts: MailParts, id: string) {
  if (!webhook) return;
  const {letter, reference, language} = parts;
  const {kind, customer, bike, data} = letter;
  const payload = {
    type: `request.${kind}`,
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
