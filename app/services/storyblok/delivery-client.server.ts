import type {z} from 'zod';
import {MAX_RETRIES, RETRY_DELAY_MS} from './limits';
import type {RateLimit} from './rate-limit';
import {deliveryBase, type Region} from './regions';
import {complaintOf, StoryblokError} from './storyblok-error';
import type {StoryVersion} from './story-query';

export interface StoryblokSettings {
  region: Region;
  /** Whole base of a local stand-in, instead of the region's host. */
  apiUrl: string | undefined;
  spaceId: string | undefined;
  /** Reads what is published. */
  token: string;
  /** Reads drafts. */
  previewToken: string | undefined;
  /** What is asked for outside of previews. */
  version: StoryVersion;
}

interface DeliveryCall<Schema extends z.ZodType> {
  /** For errors: `story 'home'`. */
  operation: string;
  /** Below the API's base. */
  path: string;
  query: Record<string, string>;
  version: StoryVersion;
  schema: Schema;
  /** Milliseconds since 1970 when the caller gives up. */
  until: number;
}

interface Delivered<Data> {
  data: Data;
  headers: Headers;
  /** Characters of the body. */
  size: number;
}

export type DeliveryClient = ReturnType<typeof createDeliveryClient>;

/** Statuses after which a call is tried once more; 429 has its own rule. */
const RETRY_STATUSES = new Set([0, 408, 409, 425, 500, 502, 503, 504]);

/** The one sender of delivery calls. Keeps the rate limit, tries again, keeps tokens out of errors. */
export function createDeliveryClient(settings: StoryblokSettings, rateLimit: RateLimit) {
  const base = deliveryBase(settings.region, settings.apiUrl);

  async function attempt<Schema extends z.ZodType>(
    call: DeliveryCall<Schema>,
  ): Promise<Delivered<z.infer<Schema>> | StoryblokError> {
    const {operation, path, query, version, schema, until} = call;
    const [token = '', setting] =
      version === 'draft'
        ? [settings.previewToken, 'STORYBLOK_PREVIEW_TOKEN']
        : [settings.token, 'STORYBLOK_TOKEN'];
    const withoutToken = (text: string) => (token ? text.replaceAll(token, '…') : text);
    let status = 0;
    try {
      await pause(rateLimit.reserve());
      const remaining = until - Date.now();
      if (remaining <= 0) return new StoryblokError(operation, 0, 'no time left');

      const url = `${base}/${path}?${new URLSearchParams({...query, token})}`;
      const response = await fetch(url, {signal: AbortSignal.timeout(remaining)});
      status = response.status;
      const text = withoutToken(await response.text());
      if (!response.ok) {
        const body = parseJson(text);
        const wrongToken = status === 401 ? `${setting} is not accepted: ` : '';
        return new StoryblokError(operation, status, wrongToken + complaintOf(body, text), body);
      }
      const read = schema.safeParse(JSON.parse(text));
      if (read.success) return {data: read.data, headers: response.headers, size: text.length};
      const places = read.error.issues.map(({path, message}) => `${path.join('.')} ${message}`);
      return new StoryblokError(
        operation,
        status,
        `not as expected: ${places.slice(0, 5).join('; ')}`,
      );
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown';
      return new StoryblokError(operation, status, withoutToken(detail));
    }
  }

  return {
    base,
    /** Throws `StoryblokError` on any status but 2xx, an answer of another form, or when time is up. */
    async get<Schema extends z.ZodType>(
      call: DeliveryCall<Schema>,
    ): Promise<Delivered<z.infer<Schema>>> {
      let refusals = 0;
      let failures = 0;
      for (;;) {
        const outcome = await attempt(call);
        if (!(outcome instanceof StoryblokError)) return outcome;

        const {status} = outcome;
        const mayRetry =
          status === 429
            ? ++refusals <= MAX_RETRIES
            : RETRY_STATUSES.has(status) && ++failures <= 1;
        if (!mayRetry || Date.now() + RETRY_DELAY_MS >= call.until) throw outcome;
        await pause(RETRY_DELAY_MS);
      }
    },
  };
}

/** Waits on a timer of this request. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
