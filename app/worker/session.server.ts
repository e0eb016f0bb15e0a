import {createCookieSessionStorage} from '@shopify/remix-oxygen';
import {isSecure} from './cookies.server';

/** A signed-in customer's access to Shopify; `expiresAt` is ISO 8601. */
export interface CustomerAccess {
  token: string;
  expiresAt: string;
}

/** What is kept for the visitor: who signed in, and messages between a form and the page that follows it. */
export interface VisitorSession {
  /** Keeps a value for the next page that takes it. */
  flash(key: string, value: unknown): void;
  /** The kept value, once; `null` when there is none. */
  take(key: string): unknown;
  /** The access of whoever is signed in, also when its time is over; `null` when nobody is. */
  customer(): CustomerAccess | null;
  /** Begins the session anew with this access and nothing else (decision 8). */
  signIn(access: CustomerAccess): void;
  /** Another token for the same customer; all else stays. */
  renew(access: CustomerAccess): void;
  signOut(): void;
  /**
   * `Set-Cookie` value when something changed, else `null`. What was taken for an answer that nobody
   * sees, `unseen`, waits for the next page.
   */
  commit(answer?: {unseen: boolean}): Promise<string | null>;
}

const CUSTOMER = 'customer';
/** The cookie outlives its token, so that who comes back later is told why nobody is signed in. */
const TOLD_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens the signed session cookie: HttpOnly, SameSite=Lax, Secure off localhost (decision 8). */
export async function openSession(request: Request, secret: string): Promise<VisitorSession> {
  const storage = createCookieSessionStorage({
    cookie: {
      name: 'session',
      httpOnly: true,
      path: '/',
      sameSite: 'lax',
      secure: isSecure(request),
      secrets: [secret],
    },
  });
  // A signature that is no base64 throws; the visitor then has no session, as with a wrong one.
  const session = await storage
    .getSession(request.headers.get('Cookie'))
    .catch(() => storage.getSession());
  let changed = false;
  const taken = new Map<string, unknown>();

  return {
    flash(key, value) {
      changed = true;
      session.flash(key, value);
    },
    take(key) {
      if (!session.has(key)) return null;
      changed = true;
      const value: unknown = session.get(key);
      taken.set(key, value);
      return value ?? null;
    },
    customer: () => readAccess(session.get(CUSTOMER)),
    signIn(access) {
      changed = true;
      for (const key of Object.keys(session.data)) session.unset(key);
      session.set(CUSTOMER, access);
    },
    renew({token, expiresAt}) {
      changed = true;
      session.set(CUSTOMER, {token, expiresAt});
    },
    signOut() {
      changed = true;
      session.unset(CUSTOMER);
    },
    async commit({unseen} = {unseen: false}) {
      if (!changed) return null;
      for (const [key, value] of taken) {
        if (unseen && !session.has(key)) session.flash(key, value);
      }
      const access = readAccess(session.get(CUSTOMER));
      if (!access) return storage.commitSession(session);
      const expires = new Date(Date.parse(access.expiresAt) + TOLD_FOR_MS);
      return storage.commitSession(session, {expires});
    },
  };
}

/** The session is signed, so its content is what `signIn` wrote. */
function readAccess(value: unknown): CustomerAccess | null {
  return value ? (value as CustomerAccess) : null;
}
