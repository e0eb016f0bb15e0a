import {fromBase64url} from '~/services/http/encryption.server';
import {z} from 'zod';

/** Public keys by which Shopify signs (JWKS), as Web Crypto takes them. */
export const keysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      kid: z.string().optional(),
      n: z.string().optional(),
      e: z.string().optional(),
    }),
  ),
});
export type Keys = z.output<typeof keysSchema>;

interface Expected {
  issuer: string;
  /** For whom the token was made: the client. */
  audience: string;
  /** What the sign-in was begun with. */
  nonce: string;
}

/** How far Shopify's clock may be from ours. */
const CLOCK_SKEW_MS = 2 * 60 * 1000;

const headerSchema = z.object({alg: z.literal('RS256'), kid: z.string().optional()});
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
});

const ALGORITHM = {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256'};

/**
 * What is wrong with an id token (a JWT, RS256), in words for the log that hold nothing of it; `null` when it is right.
 * `keysFor` is asked once more with `isNew` when none of the known keys has made it: Shopify changes them.
 */
export async function idTokenProblem(
  token: string,
  {issuer, audience, nonce}: Expected,
  keysFor: (wish: {isNew: boolean}) => Promise<Keys>,
): Promise<string | null> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const head = headerSchema.safeParse(jsonOf(header));
  const signed = fromBase64url(signature);
  if (!head.success || !signed) return 'is no JWT signed by RS256';
  const content = new TextEncoder().encode(`${header}.${payload}`);
  const isSigned = async (isNew: boolean) =>
    isSignedBy(await keysFor({isNew}), head.data.kid, signed, content);
  if (!(await isSigned(false)) && !(await isSigned(true))) return 'has a wrong signature';

  const claims = claimsSchema.safeParse(jsonOf(payload));
  if (!claims.success) return 'lacks claims';
  const {iss, aud, exp, iat, nonce: sent} = claims.data;
  if (iss !== issuer) return 'comes from somebody else';
  if (![aud].flat().includes(audience)) return 'was made for somebody else';
  if (sent !== nonce) return 'belongs to another sign-in';
  const now = Date.now();
  if (exp * 1000 < now - CLOCK_SKEW_MS) return 'is too old';
  return iat * 1000 > now + CLOCK_SKEW_MS ? 'comes from the future' : null;
}

async function isSignedBy(
  {keys}: Keys,
  kid: string | undefined,
  signature: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const fitting = keys.filter((key) => key.kty === 'RSA' && (!kid || key.kid === kid));
  for (const {kty, n, e} of fitting) {
    // What is no key verifies nothing.
    const imported = await crypto.subtle
      .importKey('jwk', {kty, n, e, alg: 'RS256', ext: true}, ALGORITHM, false, ['verify'])
      .catch(() => null);
    if (imported && (await crypto.subtle.verify(ALGORITHM, imported, signature, content))) {
      return true;
    }
  }
  return false;
}

function jsonOf(part: string): unknown {
  const bytes = fromBase64url(part);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
