import {DAY_MS} from '~/durations';
import {storage} from '~/storage';
import type {AccessStore, CustomerAccess} from '~/services/shopify/accounts/classic-session.server';
import type {CookieJar} from './cookies.server';
import {decrypt, encrypt} from '~/services/http/encryption.server';

/** Messages from a form to the page that follows it. */
export interface FlashSession {
  /**
   * Stores a JSON value for the next page that takes it; the lists of one that is too long for a cookie are truncated.
   */
  flash(key: string, value: unknown): void;
  /** Returns the stored value once; `null` when there is none. */
  take(key: string): unknown;
  /**
   * Writes the cookie to the jar if something changed. What was taken for a response that nobody sees, `unseen`, stays
   * for the next page.
   */
  commit(answer?: {unseen: boolean}): Promise<void>;
}

/**
 * What is stored for the visitor: messages, and a signed-in customer's access token, which is for the accounts alone.
 */
export interface VisitorSession extends FlashSession, AccessStore {}

/** For all stored values as JSON: encryption makes them a third longer, and browsers accept 4096 bytes of a cookie. */
const MESSAGES_BYTES = 1600;
/** The cookie outlives its token, so that visitors who return later are told why they are signed out. */
const TOLD_FOR_MS = 30 * DAY_MS;

/** Content of the cookie. */
interface Content {
  customer?: CustomerAccess;
  messages?: Message[];
}

/**
 * Opens the session cookie. The first secret encrypts it, all of them can decrypt it; a cookie encrypted with another
 * one is written again.
 */
export async function openSession(
  cookies: CookieJar,
  secrets: readonly [string, ...string[]],
): Promise<VisitorSession> {
  const {content, isOutdated} = await readContent(cookies.get('session'), secrets);
  let changed = isOutdated;
  let customer = content.customer ?? null;
  /** The latest last. */
  const messages = new Map(content.messages);
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
    customer: () => customer,
    signIn({token, expiresAt}) {
      changed = true;
      messages.clear();
      customer = {token, expiresAt};
    },
    renew({token, expiresAt}) {
      changed = true;
      customer = {token, expiresAt};
    },
    signOut() {
      changed = true;
      customer = null;
    },
    async commit({unseen} = {unseen: false}) {
      if (!changed) return;
      const again = unseen ? [...taken].filter(([key]) => !messages.has(key)) : [];
      const kept = fitToCookie([...again, ...messages]);
      const left: Content = {
        ...(customer && {customer}),
        ...(kept.length > 0 && {messages: kept}),
      };
      const text = await encrypt(JSON.stringify(left), secrets[0]);
      cookies.set('session', text, customer ? {expires: endOf(customer)} : undefined);
    },
  };
}

/** A month after the token's; capped, as the page with the privacy settings states the longest lifetime. */
function endOf({expiresAt}: CustomerAccess): Date {
  const longest = Date.now() + storage.session.longest * 1000;
  return new Date(Math.min(Date.parse(expiresAt) + TOLD_FOR_MS, longest));
}

/** Nobody else can write a session, so its content is what `commit` wrote. */
async function readContent(
  cookie: string | null,
  secrets: readonly string[],
): Promise<{content: Content; isOutdated: boolean}> {
  const none = {content: {}, isOutdated: false};
  if (!cookie) return none;
  const read = await decrypt(cookie, secrets);
  if (!read) return none;
  return {content: JSON.parse(read.text) as Content, isOutdated: read.secret !== secrets[0]};
}

type Message = [key: string, value: unknown];

/** As many messages as fit into the cookie, the latest first; too long ones lose the ends of their lists and texts. */
function fitToCookie(messages: readonly Message[]): Message[] {
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

const MAX_TEXT_LENGTH = 500;

function shortened([key, value]: Message, most: number): Message {
  if (most === Infinity) return [key, value];
  const short: unknown = JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (Array.isArray(part)) return (part as unknown[]).slice(0, most);
    return typeof part === 'string' ? part.slice(0, MAX_TEXT_LENGTH) : part;
  });
  return [key, short];
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
