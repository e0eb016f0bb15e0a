import {DAY_MS} from '~/durations';
import {storage} from '~/storage';
import type {AccessStore, CustomerAccess} from '~/services/shopify/accounts/classic-session.server';
import type {CookieJar} from './cookies.server';
import {decryptJson, encryptJson} from '~/services/http/encryption.server';

/** The messages without a signed-in customer's access token, which is for the accounts alone. */
export type FlashSession = Omit<Awaited<ReturnType<typeof openSession>>, keyof AccessStore>;

/** For all stored values as JSON: encryption makes them a third longer, and browsers accept 4096 bytes of a cookie. */
const MESSAGES_BYTES = 1600;
/** The cookie outlives its token, so that visitors who return later are told why they are signed out. */
const SIGN_OUT_NOTICE_MS = 30 * DAY_MS;

interface SessionContent {
  customer?: CustomerAccess;
  messages?: Message[];
}

/**
 * Opens the session cookie. The first secret encrypts it, all of them can decrypt it; a cookie encrypted with another
 * one is written again.
 */
export async function openSession(cookies: CookieJar, secrets: readonly [string, ...string[]]) {
  const received = cookies.get('session');
  const {content, isOutdated} = await readContent(received, secrets);
  let changed = isOutdated;
  let customer = content.customer ?? null;
  /** The latest last. */
  const messages = new Map(content.messages);
  const taken = new Map<string, unknown>();

  return {
    /** Stores a JSON value for the next page that takes it; one that is too long for a cookie is dropped. */
    flash(key: string, value: unknown): void {
      changed = true;
      messages.delete(key);
      messages.set(key, value);
    },
    /** Returns the stored value once; `null` when there is none. */
    take(key: string): unknown {
      if (!messages.has(key)) return null;
      changed = true;
      const value = messages.get(key);
      messages.delete(key);
      taken.set(key, value);
      return value ?? null;
    },
    /** Removes a stored value, whatever is shown next. */
    remove(key: string): void {
      changed ||= messages.has(key);
      messages.delete(key);
      taken.delete(key);
    },
    customer: () => customer,
    signIn({token, expiresAt}: CustomerAccess) {
      changed = true;
      messages.clear();
      customer = {token, expiresAt};
    },
    renew({token, expiresAt}: CustomerAccess) {
      changed = true;
      customer = {token, expiresAt};
    },
    signOut() {
      changed = true;
      customer = null;
    },
    /**
     * Writes the cookie to the jar if something changed; an empty one is removed, as no visitor with a session gets a
     * cached page. If the response is discarded, taken values stay for the next page.
     */
    async commit({isDiscarded} = {isDiscarded: false}): Promise<void> {
      if (!changed) return;
      const restored = isDiscarded ? [...taken].filter(([key]) => !messages.has(key)) : [];
      const fittingMessages = fitToCookie([...restored, ...messages]);
      if (!customer && fittingMessages.length === 0) {
        if (received !== null) cookies.remove('session');
        return;
      }
      const nextContent: SessionContent = {
        ...(customer && {customer}),
        ...(fittingMessages.length > 0 && {messages: fittingMessages}),
      };
      const text = await encryptJson(nextContent, secrets[0], 'session');
      cookies.set('session', text, customer ? {expires: expiryOf(customer)} : undefined);
    },
  };
}

/** A month after the token's; capped, as the page with the privacy settings states the longest lifetime. */
function expiryOf({expiresAt}: CustomerAccess): Date {
  const longest = Date.now() + storage.session.extendedLifetime * 1000;
  return new Date(Math.min(Date.parse(expiresAt) + SIGN_OUT_NOTICE_MS, longest));
}

async function readContent(
  cookie: string | null,
  secrets: readonly string[],
): Promise<{content: SessionContent; isOutdated: boolean}> {
  const empty = {content: {}, isOutdated: false};
  if (!cookie) return empty;
  const decrypted = await decryptJson(cookie, secrets, 'session');
  if (!decrypted) return empty;
  return {
    content: decrypted.value as SessionContent,
    isOutdated: decrypted.secret !== secrets[0],
  };
}

type Message = [key: string, value: unknown];

/** The latest messages that fit into the cookie together, without those that are too long by themselves. */
function fitToCookie(messages: readonly Message[]): Message[] {
  const kept = messages.filter((message) => bytesOf([message]) <= MESSAGES_BYTES);
  while (kept.length > 0 && bytesOf(kept) > MESSAGES_BYTES) kept.shift();
  return kept;
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
