import {createCookieSessionStorage} from '@shopify/remix-oxygen';
import {isSecure} from './cookies.server';

/** A signed-in customer's access to Shopify; `expiresAt` is ISO 8601. */
export interface CustomerAccess {
  token: string;
  expiresAt: string;
}

/** What is kept for the visitor: who signed in, and messages between a form and the page that follows it. */
export interface VisitorSession {
  /** Keeps a value, which JSON can hold, for the next page that takes it; what is too long for a cookie loses the end of its lists. */
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
const MESSAGES = 'messages';
/** Of all kept values as JSON: encoded they are up to twice as long, and browsers take 4096 bytes of a cookie. */
const MESSAGES_BYTES = 1600;
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
  /** The latest last. */
  const messages = new Map(readMessages(session.get(MESSAGES)));
  const taken = new Map<string, unknown>();

  return {
    flash(key, value) {
      changed = true;
      messages.delete(key);
      messages.set(key, value);
    },
    take(key) {
      if (!messages.has(key)) return null;
      changed = true;
      const value = messages.get(key);
      messages.delete(key);
      taken.set(key, value);
      return value ?? null;
    },
    customer: () => readAccess(session.get(CUSTOMER)),
    signIn(access) {
      changed = true;
      messages.clear();
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
      const again = unseen ? [...taken].filter(([key]) => !messages.has(key)) : [];
      const access = readAccess(session.get(CUSTOMER));
      for (const key of Object.keys(session.data)) if (key !== CUSTOMER) session.unset(key);
      const kept = withinRoom([...again, ...messages]);
      if (kept.length > 0) session.set(MESSAGES, kept);
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

function readMessages(value: unknown): Message[] {
  return Array.isArray(value) ? (value as Message[]) : [];
}

type Message = [key: string, value: unknown];

/** As many messages as the cookie holds, the latest first; what is too long loses the ends of its lists and texts. */
function withinRoom(messages: readonly Message[]): Message[] {
  let room = MESSAGES_BYTES;
  const kept: Message[] = [];
  for (const message of messages.toReversed()) {
    const lengths = [Infinity, 20, 10, 5, 2, 1, 0];
    const fitting = lengths
      .map((most) => shortened(message, most))
      .find((one) => bytesOf(one) <= room);
    if (!fitting) continue;
    room -= bytesOf(fitting);
    kept.unshift(fitting);
  }
  return kept;
}

const LONGEST_TEXT = 500;

function shortened([key, value]: Message, most: number): Message {
  if (most === Infinity) return [key, value];
  const short: unknown = JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (Array.isArray(part)) return (part as unknown[]).slice(0, most);
    return typeof part === 'string' ? part.slice(0, LONGEST_TEXT) : part;
  });
  return [key, short];
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
