import {createCookieSessionStorage} from '@shopify/remix-oxygen';
import {isSecure} from './cookies.server';

/** What is kept for the visitor between a form and the page that follows it. */
export interface VisitorSession {
  /** Keeps a value for the next page that takes it. */
  flash(key: string, value: unknown): void;
  /** The kept value, once; `null` when there is none. */
  take(key: string): unknown;
  /** `Set-Cookie` value when something changed, else `null`. */
  commit(): Promise<string | null>;
}

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

  return {
    flash(key, value) {
      changed = true;
      session.flash(key, value);
    },
    take(key) {
      if (!session.has(key)) return null;
      changed = true;
      const value: unknown = session.get(key);
      return value ?? null;
    },
    commit: async () => (changed ? storage.commitSession(session) : null),
  };
}
