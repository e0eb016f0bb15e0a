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
