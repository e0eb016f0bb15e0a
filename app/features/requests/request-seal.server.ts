import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {RefusedForm} from '~/forms/read-form.server';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';
import {refuseRequest} from './request-answers.server';
import {signedSeal, verifiedSeal, type Seal} from './signed-seal.server';

/** Forms that come back sooner were filled in by a robot. */
const LEAST_AGE_MS = 3000;
/** As long as the mail API remembers what it has sent. */
const MOST_AGE_MS = 24 * 60 * 60 * 1000;

/** The signed hidden value of a form (`RequestGuard`): its id, which names the request, and when it was rendered. */
export function sealRequest({settings, keepFromOthers}: AppLoadContext): Promise<string> {
  keepFromOthers();
  return signedSeal({id: crypto.randomUUID(), at: Date.now()}, settings.SESSION_SECRET[0]);
}

/**
 * The seal of a posted form; or the form again, for one that is older than a day, has its honeypot filled in, or was
 * submitted faster than a person can. Keeps robots from using the shop to send mails; the message tells a person who was
 * taken for one what to do.
 */
export async function checkSeal(
  context: AppLoadContext,
  form: FormData,
): Promise<{refused: RefusedForm} | {refused: null; seal: Seal}> {
  const seal = await readSeal(context, form);
  const age = seal ? Date.now() - seal.at : 0;
  if (!seal || age > MOST_AGE_MS) {
    return {refused: await refuseRequest(context, form, 'expired', await sealRequest(context))};
  }
  if (form.getAll(HONEYPOT_FIELD).some((value) => value !== '')) {
    return {refused: await refuseRequest(context, form, 'trapped')};
  }
  if (age < LEAST_AGE_MS) return {refused: await refuseRequest(context, form, 'tooFast')};
  return {refused: null, seal};
}

/** Id and time of the posted form; `null`, and a security event, when this shop has not signed it. */
export async function readSeal(
  {settings, securityLog}: AppLoadContext,
  form: FormData,
): Promise<Seal | null> {
  for (const secret of settings.SESSION_SECRET) {
    const seal = await verifiedSeal(form.get(SEAL_FIELD), secret);
    if (seal) return seal;
  }
  await securityLog.report('bad-seal');
  return null;
}
