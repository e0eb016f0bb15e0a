import {searchClient, type SearchClient} from '@algolia/client-search';
import {ServiceOutage, tryTwice} from '../http/outage.server';

export interface AlgoliaSettings {
  appId: string;
  /** Reads and nothing else: it is public. */
  searchKey: string;
  /** What the names of this language's indices begin with: `radladen_`. */
  prefix: string;
  /** `http://localhost:4010` for a stand-in; without it Algolia's own hosts. */
  url: string | undefined;
  insightsUrl: string;
}

/** For each of at most two tries: a visitor waits six seconds at most, as for every supplier. */
const TRY_LIMIT_MS = 2800;

/**
 * Asks the search service through its official client. A second try goes to a host of another network, as
 * Algolia advises. Throws `ServiceOutage` when there is no answer in time, or a refusal.
 */
export function askAlgolia<Answer>(
  settings: AlgoliaSettings,
  operation: string,
  ask: (client: SearchClient) => Promise<Answer>,
): Promise<Answer> {
  return tryTwice(async (isRetry) => {
    const sender = createSender(AbortSignal.timeout(TRY_LIMIT_MS));
    // Made for each call: the client would share hosts it holds for broken, and waits, between requests.
    const client = searchClient(settings.appId, settings.searchKey, {
      hosts: [hostOf(settings, isRetry)],
      requester: sender,
      maxRateLimitRetries: 0,
    });
    try {
      return await ask(client);
    } catch (error) {
      const {status, content} = sender.last();
      const detail = content || (error instanceof Error ? error.message : 'unknown');
      throw new ServiceOutage('Algolia', operation, status, detail.slice(0, 200));
    }
  });
}

function hostOf({appId, url}: AlgoliaSettings, isRetry: boolean) {
  if (url) {
    const {host, protocol} = new URL(url);
    const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
    return {url: host, accept: 'readWrite' as const, protocol: scheme};
  }
  const fallback = `${appId}-${1 + Math.floor(Math.random() * 3)}.algolianet.com`;
  return {
    url: isRetry ? fallback : `${appId}-dsn.algolia.net`,
    accept: 'readWrite' as const,
    protocol: 'https' as const,
  };
}

/** What the client sends through: the package's own requester leaves its timers running. */
function createSender(signal: AbortSignal) {
  let last = {status: 0, content: '', isTimedOut: false};
  return {
    last: () => last,
    async send({url, method, headers, data}: Sending) {
      last = {status: 0, content: '', isTimedOut: false};
      const body = typeof data === 'string' ? data : null;
      try {
        const response = await fetch(url, {method, headers, body, signal});
        last.status = response.status;
        last.content = await response.text();
      } catch (error) {
        last = {status: 0, content: describe(error), isTimedOut: signal.aborted};
      }
      return last;
    },
  };
}

interface Sending {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Text: the client compresses nothing unless told to. */
  data?: unknown;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
