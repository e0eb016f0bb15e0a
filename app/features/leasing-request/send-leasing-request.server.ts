import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {RequestedBike} from '../requests/bike-view';
import {deliverRequest} from '../requests/deliver-request.server';
import {loadLetterBike} from '../requests/letter-bike.server';
import {germanNameOf} from '../requests/offered-by-editors';
import type {RefusedForm} from '../requests/refused-request.server';
import {checkSeal} from '../requests/request-seal.server';
import {loadRequestedBike} from '../requests/requested-bike.server';
import {loadGermanLeasingContent, loadLeasingContent} from './leasing-content.server';
import {leasingLetter, type LetterSubject} from './leasing-letter';
import {leasingRequestSchema} from './leasing-request-schema';
import {obstacleOf} from './obstacle';

/**
 * Sends a leasing request to the shop: `null` when the shop has it, else why the form comes back. A bike that has sold
 * out meanwhile stops nobody at the end: the shop is told and finds another.
 */
export async function sendLeasingRequest(
  context: AppLoadContext,
  request: Request,
  form: FormData,
): Promise<RefusedForm | null> {
  const trapped = await checkSeal(context, form);
  if (trapped) return trapped;

  const [requested, {minimum, packages}, german] = await Promise.all([
    loadRequestedBike(context, request),
    loadLeasingContent(context),
    loadGermanLeasingContent(context),
  ]);
  const schema = leasingRequestSchema({bikeKnown: requested.number !== null});
  const read = readForm(form, schema, context.language);
  if (!read.success) return {status: 400, answer: read.answer};

  const {bike, number} = requested;
  const subject = {
    bike: await loadLetterBike(context, bike),
    number,
    note: noteOf(requested, minimum),
    germanPackage: germanNameOf(read.value.leasingServicePackage, packages, german.packages),
  };
  return deliverRequest(context, form, leasingLetter(read.value, subject, translatorOf));
}

function noteOf(requested: RequestedBike, minimum: number | null): LetterSubject['note'] {
  if (requested.state === 'unknown') return 'unknown';
  const obstacle = obstacleOf(requested, minimum);
  if (obstacle === null || obstacle === 'soldOut' || obstacle === 'gone') {
    return obstacle === 'gone' && requested.number === null ? null : obstacle;
  }
  return 'notLeasable';
}
