import {fromBase64url, toBase64url} from './encodings';

/** What is encrypted: the settings' secrets serve several things, and none may stand in for another. */
type Purpose = 'session' | 'customer' | 'sign-in' | 'reminder';

const IV_BYTES = 12;

/** Text that only the shop can read and nobody can change (AES-256-GCM), in base64url. */
export async function encrypt(
  text: string,
  secret: string,
  purpose: Purpose = 'session',
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const content = new TextEncoder().encode(text);
  const key = await keyOf(secret, purpose);
  const encrypted = await crypto.subtle.encrypt({name: 'AES-GCM', iv}, key, content);
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** What was encrypted, and with which of the secrets; `null` when it was with none of them. */
export async function decrypt(
  encrypted: string,
  secrets: readonly string[],
  purpose: Purpose = 'session',
): Promise<{text: string; secret: string} | null> {
  const data = fromBase64url(encrypted);
  if (!data || data.length <= IV_BYTES) return null;
  const [iv, content] = [data.subarray(0, IV_BYTES), data.subarray(IV_BYTES)];
  for (const secret of secrets) {
    const key = await keyOf(secret, purpose);
    // A wrong key and changed content look the same.
    const decrypted = await crypto.subtle
      .decrypt({name: 'AES-GCM', iv}, key, content)
      .catch(() => null);
    if (decrypted) return {text: new TextDecoder().decode(decrypted), secret};
  }
  return null;
}

async function keyOf(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const bytes = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', bytes.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytes.encode(`radladen ${purpose}`),
  };
  const wanted = {name: 'AES-GCM', length: 256};
  return crypto.subtle.deriveKey(derivation, material, wanted, false, ['encrypt', 'decrypt']);
}
