import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseRequest, type RefusedForm} from './refused-request.server';
import {signedSeal, verifiedSeal, type Seal} from './seal-signature.server';
import {SEAL_FIELD, TRAP_FIELD} from './trap-fields';

/** Nobody reads and fills in a form faster. */
const LEAST_AGE_MS = 3000;
/** As long as the mail API remembers what it has sent. */
const MOST_AGE_MS = 24 * 60 * 60 * 1000;

/** Hidden value of a form, for `RequestTrap`: its id, by which one request is told from another, and when it was shown, signed. */
export function sealRequest({settings}: AppLoadContext): Promise<string> {
  return signedSeal({id: crypto.randomUUID(), at: Date.now()}, settings.SESSION_SECRET[0]);
}

/**
 * First thing in the action of a request: the form's seal, or why it comes back. The message tells what to do, because
 * a person may have stepped into the trap.
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
  if (form.getAll(TRAP_FIELD).some((value) => value !== '')) {
    return {refused: await refuseRequest(context, form, 'trapped')};
  }
  if (age < LEAST_AGE_MS) return {refused: await refuseRequest(context, form, 'tooFast')};
  return {refused: null, seal};
}

/** Id and time of the posted form; `null`, and a security event, when nobody of ours has signed it. */
async function readSeal(
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
