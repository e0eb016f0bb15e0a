import {createHash, createSign, generateKeyPairSync, randomBytes} from 'node:crypto';
import type {StoredCustomer} from '../customer/stored-customer';
import type {CustomerTable} from '../customer/customer-table';
import {lazily} from '../lazily';

export const issuer = 'https://shopify.com/authentication/1000001';
export const clientId = 'shp_5d1c3f60-demo-4b1e-9f0a-public-client';

const MINUTE = 60_000;
const CODE_LIFE = 10 * MINUTE;
const ACCESS_LIFE = 60 * MINUTE;
const KEY_ID = 'demo-key-1';

/** The parameters that started a sign-in. */
interface Authorization {
  redirectUri: string;
  challenge: string;
  nonce: string;
}

/** Defects that a test injects into the next id tokens. */
interface IdTokenFault {
  claims?: Record<string, unknown>;
}

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  id_token?: string;
  expires_in: number;
  token_type: 'bearer';
}

const newKeys = () => generateKeyPairSync('rsa', {modulusLength: 2048});
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** About as long as Shopify's own. */
const longToken = (prefix: string, bytes: number) =>
  `${prefix}_${randomBytes(bytes).toString('base64url')}`;

/** The sessions of customers at Shopify, and the tokens issued for them. */
export class AccountSessions {
  idTokenFault: IdTokenFault | null = null;
  readonly #customers: CustomerTable;
  readonly #keys = lazily(newKeys);
  readonly #codes = new Map<string, Authorization & {customer: StoredCustomer; until: number}>();
  readonly #access = new Map<string, number>();
  readonly #refresh = new Map<string, StoredCustomer>();

  constructor(customers: CustomerTable) {
    this.#customers = customers;
  }

  /** An authorization code for a customer who has signed in at Shopify's page. */
  authorize(customer: StoredCustomer, authorization: Authorization): string {
    const code = randomBytes(20).toString('hex');
    this.#codes.set(code, {...authorization, customer, until: Date.now() + CODE_LIFE});
    return code;
  }

  /** Exchanges an authorization code for tokens, once; `null` when anything does not match. */
  exchange(code: string, redirectUri: string, verifier: string): TokenAnswer | null {
    const known = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!known || known.until < Date.now()) return null;
    if (known.redirectUri !== redirectUri || known.challenge !== challenge) return null;
    return {...this.#issue(known.customer), id_token: this.#idToken(known.customer, known.nonce)};
  }

  /** New tokens for a refresh token, which is used up; `null` when it is used or unknown. */
  renew(refreshToken: string): TokenAnswer | null {
    const customer = this.#refresh.get(refreshToken);
    this.#refresh.delete(refreshToken);
    return customer ? this.#issue(customer) : null;
  }

  /** The customer of an access token; `null` when it has expired. */
  find(access: string): StoredCustomer | null {
    return (this.#access.get(access) ?? 0) > Date.now() ? this.#customers.find(access) : null;
  }

  /** Whether an id token was issued here, however old it is. */
  knows(idToken: string): boolean {
    const [header = '', payload = '', signature] = idToken.split('.');
    return this.#sign(`${header}.${payload}`) === signature;
  }

  /** Ends all sessions, as the shop's staff or a customer's other device may do. */
  endAll(): void {
    for (const access of this.#access.keys()) this.#customers.delete(access);
    this.#access.clear();
    this.#refresh.clear();
  }

  /** Expires only the access tokens. */
  expireAccess(): void {
    this.#access.clear();
  }

  publishedKeys() {
    return {
      keys: [
        {...this.#keys().publicKey.export({format: 'jwk'}), kid: KEY_ID, use: 'sig', alg: 'RS256'},
      ],
    };
  }

  clear(): void {
    this.idTokenFault = null;
    this.#codes.clear();
    this.#access.clear();
    this.#refresh.clear();
  }

  #issue(customer: StoredCustomer): TokenAnswer {
    const access = longToken('shcat', 480);
    const refresh = longToken('shcrt', 240);
    this.#customers.issue(customer, access);
    this.#access.set(access, Date.now() + ACCESS_LIFE);
    this.#refresh.set(refresh, customer);
    return {
      access_token: access,
      refresh_token: refresh,
      expires_in: ACCESS_LIFE / 1000,
      token_type: 'bearer',
    };
  }

  #idToken({id, email}: StoredCustomer, nonce: string): string {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: `gid://shopify/Customer/${id}`,
      email,
      email_verified: true,
      sid: randomBytes(16).toString('hex'),
      iat,
      exp: iat + 3600,
      nonce,
      ...this.idTokenFault?.claims,
    };
    const header = base64url(JSON.stringify({alg: 'RS256', typ: 'JWT', kid: KEY_ID}));
    const content = `${header}.${base64url(JSON.stringify(claims))}`;
    return `${content}.${this.#sign(content)}`;
  }

  #sign(content: string): string {
    const {privateKey} = this.#keys();
    return createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url');
  }
}
