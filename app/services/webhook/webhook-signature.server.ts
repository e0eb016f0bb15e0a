interface SignedPost {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** The raw body. */
  body: string;
}

const PREFIX = 'whsec_';

/** Whether a secret is `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(secret: string): boolean {
  if (!/^whsec_[A-Za-z\d+/]{32,88}={0,2}$/.test(secret)) return false;
  try {
    const {length} = keyBytes(secret);
    return length >= 24 && length <= 64;
  } catch {
    return false;
  }
}

/** The value of `webhook-signature`: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
export async function webhookSignature(
  {id, timestamp, body}: SignedPost,
  secret: string,
): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), algorithm, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = await crypto.subtle.sign('HMAC', key, content);
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(secret.slice(PREFIX.length)), (sign) => sign.charCodeAt(0));
}
