import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {deliverRequest, type Delivery} from '../requests/deliver-request.server';
import {loadLetterBike} from '../requests/letter-bike.server';
import {checkSeal} from '../requests/request-seal.server';
import {loadRequestedBike} from '../requests/requested-bike.server';
import {ownHosts} from './own-hosts.server';
import {priceRequestLetter} from './price-request-letter';
import {priceRequestSchema} from './price-request-schema';

/** Sends a price request to the shop; `number` is that of the variant it names. */
export async function sendPriceRequest(
  context: AppLoadContext,
  request: Request,
  form: FormData,
): Promise<Delivery & {number: string | null}> {
  const trapped = await checkSeal(context, form);
  if (trapped) return {refused: trapped, number: null};

  const schema = priceRequestSchema(ownHosts(context));
  const read = readForm(form, schema, context.language);
  if (!read.success) return {refused: {status: 400, answer: read.answer}, number: null};

  const {number, bike} = await loadRequestedBike(context, request);
  const subject = {bike: await loadLetterBike(context, bike), number};
  const letter = priceRequestLetter(read.value, subject, translatorOf);
  return {...(await deliverRequest(context, form, letter)), number};
}
