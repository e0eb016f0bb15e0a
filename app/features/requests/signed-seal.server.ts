import {fromBase64url, toBase64url} from '~/services/http/encodings';

/** The id of a shown form (UUID) and when it was shown, in milliseconds since 1970. */
export interface Seal {
  id: string;
  at: number;
}

const FORMAT = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})\.([\w-]{43})$/;

/** The session's secret signs other things as well: this sentence keeps the signatures apart. */
const PURPOSE = 'request seal';

/** A seal as text, `id.time.signature` (HMAC-SHA256, base64url); it holds for this `purpose` alone. */
export async function signedSeal(
  {id, at}: Seal,
  secret: string,
  purpose = PURPOSE,
): Promise<string> {
  const content = `${id}.${at}`;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, purpose), bytes(content));
  return `${content}.${toBase64url(new Uint8Array(signature))}`;
}

/** The seal in a posted value; `null` when it is none, was changed or was signed by somebody else. */
export async function verifiedSeal(
  value: unknown,
  secret: string,
  purpose = PURPOSE,
): Promise<Seal | null> {
  const [, id, at, signature] = FORMAT.exec(typeof value === 'string' ? value : '') ?? [];
  const given = signature && fromBase64url(signature);
  if (!id || !at || !given) return null;
  const key = await keyOf(secret, purpose);
  const isOurs = await crypto.subtle.verify('HMAC', key, given, bytes(`${id}.${at}`));
  return isOurs ? {id, at: Number(at)} : null;
}

function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', bytes(`${purpose}:${secret}`), algorithm, false, [
    'sign',
    'verify',
  ]);
}

const bytes = (text: string) => new TextEncoder().encode(text);
