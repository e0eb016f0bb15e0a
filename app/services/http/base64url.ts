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
