import type {AppLoadContext} from '@shopify/remix-oxygen';
import {DAY_MS} from '~/durations';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';
import {decryptJson, encryptJson, type Purpose} from '~/services/http/encryption.server';

/** The id of a form (UUID), which identifies the request, and when it was rendered, in milliseconds since 1970. */
export interface Seal {
  id: string;
  at: number;
}

/** The encrypted hidden value of a form (`RequestGuard`). */
export function sealRequest({settings, makePrivate}: AppLoadContext): Promise<string> {
  makePrivate();
  return writeSeal({id: crypto.randomUUID(), at: Date.now()}, settings.SESSION_SECRET[0]);
}

/** Forms submitted sooner were filled in by a bot. */
const MIN_AGE_MS = 3000;
/** As long as the mail API deduplicates mails. */
const MAX_AGE_MS = DAY_MS;

/**
 * The seal of a posted form; or why it is refused: it is invalid or older than a day, has its honeypot filled in, or
 * was submitted faster than a person can, which a form with nothing to fill in may ignore. Prevents bots from using the
 * shop to send mails; the message tells a person mistaken for one what to do.
 */
export async function checkSeal(
  context: AppLoadContext,
  form: FormData,
): Promise<{refused: 'expired' | 'honeypot'} | {refused: 'tooFast' | null; seal: Seal}> {
  const seal = await readSeal(context, form);
  const age = seal ? Date.now() - seal.at : 0;
  if (!seal || age > MAX_AGE_MS) return {refused: 'expired'};
  if (form.getAll(HONEYPOT_FIELD).some((value) => value !== '')) return {refused: 'honeypot'};
  return {refused: age < MIN_AGE_MS ? 'tooFast' : null, seal};
}

/** The seal of the posted form; `null`, and a security event, when this shop has not issued it. */
export async function readSeal(
  {settings, securityLog}: AppLoadContext,
  form: FormData,
): Promise<Seal | null> {
  const seal = await openSeal(form.get(SEAL_FIELD), settings.SESSION_SECRET);
  if (!seal) await securityLog.report('bad-seal');
  return seal;
}

/** A seal as text that only the shop can create; valid for this `purpose` alone. */
export function writeSeal(
  seal: Seal,
  secret: string,
  purpose: Purpose = 'request',
): Promise<string> {
  return encryptJson(seal, secret, purpose);
}

/** The seal in a posted value; `null` when it is invalid, was changed or was issued by somebody else. */
export async function openSeal(
  value: unknown,
  secrets: readonly string[],
  purpose: Purpose = 'request',
): Promise<Seal | null> {
  const decrypted = typeof value === 'string' ? await decryptJson(value, secrets, purpose) : null;
  return decrypted && (decrypted.value as Seal);
}
