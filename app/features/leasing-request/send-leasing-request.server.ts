import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {RequestedBike} from '../requests/bike-view';
import {deliverRequest, type Delivery} from '../requests/deliver-request.server';
import {loadLetterBike} from '../requests/letter-bike.server';
import {germanNameOf} from '../requests/offered-by-editors';
import {checkSeal} from '../requests/request-seal.server';
import {loadRequestedBike} from '../requests/requested-bike.server';
import {loadGermanLeasingContent, loadLeasingContent} from './leasing-content.server';
import {leasingLetter, type LetterSubject} from './leasing-letter';
import {leasingRequestSchema} from './leasing-request-schema';
import {obstacleOf} from './obstacle';

/**
 * Sends a leasing request to the shop; `number` is that of the variant it names. A bike that has sold out meanwhile stops
 * nobody at the end: the shop is told and finds another.
 */
export async function sendLeasingRequest(
  context: AppLoadContext,
  request: Request,
  form: FormData,
): Promise<Delivery & {number: string | null}> {
  const trapped = await checkSeal(context, form);
  if (trapped) return {refused: trapped, number: null};

  const [requested, {minimum, partners, packages}, german] = await Promise.all([
    loadRequestedBike(context, request),
    loadLeasingContent(context),
    loadGermanLeasingContent(context),
  ]);
  const schema = leasingRequestSchema({bikeKnown: requested.number !== null});
  const read = readForm(form, schema, context.language);
  const {bike, number} = requested;
  if (!read.success) return {refused: {status: 400, answer: read.answer}, number};

  const subject = {
    bike: await loadLetterBike(context, bike),
    number,
    note: noteOf(requested, minimum),
    germanPackage: germanNameOf(read.value.leasingServicePackage, packages, german.packages),
    offered: {partners: partners.map(({name}) => name), packages: packages.map(({name}) => name)},
  };
  const letter = leasingLetter(read.value, subject, translatorOf);
  return {...(await deliverRequest(context, form, letter)), number};
}

function noteOf(requested: RequestedBike, minimum: number | null): LetterSubject['note'] {
  if (requested.state === 'unknown') return 'unknown';
  const obstacle = obstacleOf(requested, minimum);
  if (obstacle === null || obstacle === 'soldOut' || obstacle === 'gone') {
    return obstacle === 'gone' && requested.number === null ? null : obstacle;
  }
  return 'notLeasable';
}
