import type {AppLoadContext} from '@shopify/remix-oxygen';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';
import {fromBase64url, toBase64url} from '~/services/http/encryption.server';

/** The signed hidden value of a form (`RequestGuard`): its id, which names the request, and when it was rendered. */
export function sealRequest({settings, makePrivate}: AppLoadContext): Promise<string> {
  makePrivate();
  return signedSeal({id: crypto.randomUUID(), at: Date.now()}, settings.SESSION_SECRET[0]);
}

/** Forms that come back sooner were filled in by a robot. */
const LEAST_AGE_MS = 3000;
/** As long as the mail API remembers what it has sent. */
const MOST_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * The seal of a posted form; or why it is refused: it is older than a day, has its honeypot filled in, or was submitted
 * faster than a person can. Keeps robots from using the shop to send mails; the message tells a person who was taken for one
 * what to do.
 */
export async function checkSeal(
  context: AppLoadContext,
  form: FormData,
): Promise<{refused: 'expired' | 'trapped' | 'tooFast'} | {refused: null; seal: Seal}> {
  const seal = await readSeal(context, form);
  const age = seal ? Date.now() - seal.at : 0;
  if (!seal || age > MOST_AGE_MS) return {refused: 'expired'};
  if (form.getAll(HONEYPOT_FIELD).some((value) => value !== '')) return {refused: 'trapped'};
  if (age < LEAST_AGE_MS) return {refused: 'tooFast'};
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

/** The id of a shown form (UUID) and when it was shown, in milliseconds since 1970. */
export interface Seal {
  id: string;
  at: number;
}

const FORMAT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/;

/** The session's secret signs other things as well: this sentence keeps the signatures apart. */
const PURPOSE = 'request seal';

/** A seal as text, `id.time.signature` (HMAC-SHA256, base64url); it holds for this `purpose` alone. */
export async function signedSeal(
  {id, at}: Seal,
  secret: string,
  purpose = PURPOSE,
): Promise<string> {
  return signedText(`${id}.${at}`, secret, purpose);
}

/** A text with its signature behind a dot. */
export async function signedText(text: string, secret: string, purpose: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, purpose), bytes(text));
  return `${text}.${toBase64url(new Uint8Array(signature))}`;
}

/** The text before the last dot; `null` when its signature is none of ours. */
export async function verifiedText(
  value: string,
  secret: string,
  purpose: string,
): Promise<string | null> {
  const [, text, signature] = /^(.*)\.([\w-]{43})$/s.exec(value) ?? [];
  const given = signature && fromBase64url(signature);
  if (text === undefined || !given) return null;
  const key = await keyOf(secret, purpose);
  return (await crypto.subtle.verify('HMAC', key, given, bytes(text))) ? text : null;
}

/** The seal in a posted value; `null` when it is none, was changed or was signed by somebody else. */
export async function verifiedSeal(
  value: unknown,
  secret: string,
  purpose = PURPOSE,
): Promise<Seal | null> {
  const text = typeof value === 'string' ? await verifiedText(value, secret, purpose) : null;
  const [, id, at] = FORMAT.exec(text ?? '') ?? [];
  return id && at ? {id, at: Number(at)} : null;
}

function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', bytes(`${purpose}:${secret}`), algorithm, false, [
    'sign',
    'verify',
  ]);
}

const bytes = (text: string) => new TextEncoder().encode(text);
