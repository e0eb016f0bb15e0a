/** Standard Base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** In lower case. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The decoded bytes of base64url; `null` for other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** This many cryptographically random bytes as base64url. */
export function randomBase64url(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The digest of a text's UTF-8 bytes in lower-case hexadecimal. */
export async function hexDigest(algorithm: Hash, text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest(algorithm, toBytes(text))));
}

type Hash = 'SHA-1' | 'SHA-256';
type Bytes = Uint8Array<ArrayBuffer>;

/** The HMAC of `content` as bytes; strings are encoded as UTF-8. */
export async function hmac(hash: Hash, key: Bytes | string, content: Bytes | string) {
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey('raw', toBytes(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, toBytes(content)));
}

/**
 * The keyed digest of a text (HMAC-SHA256) in lower-case hexadecimal: without the key nobody can find out by trying
 * which address or name it is of. `key` names the purpose, so that digests for different purposes cannot be compared.
 */
export async function hexHmac(key: string, text: string): Promise<string> {
  return toHex(await hmac('SHA-256', key, text));
}

/** Constant-time comparison, so that nobody can guess a signature piece by piece. */
export function isSameText(actual: string, expected: string): boolean {
  if (actual.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}

const toBytes = (content: Bytes | string) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The purpose of an encryption: the settings' secrets serve several, and no value may be used for another. */
export type Purpose =
  | ('session' | 'customer' | 'sign-in' | 'reminder' | 'request' | 'calendar')
  | `withdrawal ${string}`;

const IV_BYTES = 12;

/** Encrypts a JSON value so that only the shop can read it and nobody can modify it (AES-256-GCM), in base64url. */
export async function encryptJson(
  value: unknown,
  secret: string,
  purpose: Purpose,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(secret, purpose);
  const content = toBytes(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt({name: 'AES-GCM', iv}, key, content);
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/**
 * The decrypted value and the secret it was encrypted with; `null` when it was none of these. Nobody else can write
 * one, so the value is what the shop encrypted for this purpose.
 */
export async function decryptJson(
  encrypted: string,
  secrets: readonly string[],
  purpose: Purpose,
): Promise<{value: unknown; secret: string} | null> {
  const data = fromBase64url(encrypted);
  if (!data || data.length <= IV_BYTES) return null;
  const [iv, content] = [data.subarray(0, IV_BYTES), data.subarray(IV_BYTES)];
  for (const secret of secrets) {
    const key = await keyOf(secret, purpose);
    // A wrong key and modified content are indistinguishable.
    const decrypted = await crypto.subtle
      .decrypt({name: 'AES-GCM', iv}, key, content)
      .catch(() => null);
    if (decrypted) return {value: JSON.parse(new TextDecoder().decode(decrypted)), secret};
  }
  return null;
}

async function keyOf(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', toBytes(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: toBytes(`radladen ${purpose}`),
  };
  const derivedKeyType = {name: 'AES-GCM', length: 256};
  return crypto.subtle.deriveKey(derivation, material, derivedKeyType, false, [
    'encrypt',
    'decrypt',
  ]);
}
