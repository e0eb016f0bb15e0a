/** Bytes as base64url, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that base64url stands for; `null` for other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(decoded, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** So many random bytes, which nobody can guess, as base64url. */
export function randomBase64url(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The digest of a text's UTF-8 bytes in lower-case hexadecimal digits. */
export async function hexDigest(algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> {
  return hex(await crypto.subtle.digest(algorithm, bytes(text)));
}

/**
 * The keyed digest of a text (HMAC-SHA256) in lower-case hexadecimal digits: who has not the key cannot try out which
 * address or name it stands for. `key` says what for, so that digests of different uses cannot be compared.
 */
export async function hexHmac(key: string, text: string): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytes(text)));
}

const bytes = (text: string) => new TextEncoder().encode(text);

const hex = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
