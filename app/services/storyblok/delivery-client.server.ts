import type {z} from 'zod';
import {sleep} from '~/durations';
import {parseJsonOrNull, type SupplierTimes, timed} from '../http/fetch-json.server';
import {RETRY_STATUSES, ServiceOutage, messageOf} from '../http/outage.server';

/**
 * Hosts by region: the delivery API's, and those of editors' images and files.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2 (introduction)
 */
const hosts = {
  eu: {api: 'api.storyblok.com', assets: ['a.storyblok.com', 'a2.storyblok.com']},
  us: {api: 'api-us.storyblok.com', assets: ['a-us.storyblok.com', 'a2-us.storyblok.com']},
  cn: {api: 'app.storyblokchina.cn', assets: ['a.storyblokchina.cn']},
  ap: {api: 'api-ap.storyblok.com', assets: ['a-ap.storyblok.com', 'a2-ap.storyblok.com']},
  ca: {api: 'api-ca.storyblok.com', assets: ['a-ca.storyblok.com']},
} as const;

type Region = keyof typeof hosts;

/** Regions of Storyblok's spaces: the values of `STORYBLOK_REGION`. */
export const regions = Object.keys(hosts) as Region[];

/** Base URL of delivery calls, without a trailing slash; `override` is the complete base URL of a local stand-in. */
export function deliveryBase(region: Region, override?: string): string {
  return override ? override.replace(/\/+$/, '') : `https://${hosts[region].api}/v2`;
}

/** The origins that serve a region's images and files. */
export function assetHosts(region: Region): string[] {
  return hosts[region].assets.map((host) => `https://${host}`);
}

/** Whether a URL is one of Storyblok's own images or files, in any region. */
export function isAsset(address: string): boolean {
  return regions.some((region) =>
    assetHosts(region).some((origin) => address.startsWith(`${origin}/f/`)),
  );
}

/** Retries after a 429, each after `RETRY_DELAY_MS`. */
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 300;

/** Total limit of a call: its wait in the queue, the space's version, all attempts. */
export const TIME_LIMIT_MS = 6000;
/**
 * How long visitors may see outdated content after editors have published. Each isolate asks once in that time, and each
 * question counts against the plan: 43,000 a month of the 100,000 (Starter) or 1,000,000 (Growth) calls.
 */
export const VERSION_TTL_MS = 60_000;
/** Longest wait in the queue: beyond it, Storyblok's own limit (429) decides. */
const QUEUE_LIMIT_MS = 1000;

/** Storyblok rejected a request or did not respond. Contains no token. */
export class StoryblokError extends ServiceOutage {
  /** `response` is the parsed body, or `null` without one; `status` is 0 when no response came in time. */
  constructor(
    operation: string,
    status: number,
    detail: string,
    readonly response: unknown = null,
  ) {
    super('Storyblok', operation, status, detail);
  }
}

/** The error in a response body; Storyblok sends `{"error": …}`, `["…"]` or `{"slug": ["…"]}`. */
function errorDetailOf(body: unknown, text: string): string {
  if (typeof body !== 'object' || body === null) return text.slice(0, 200);
  const parts: unknown[] = Object.values(body);
  const [first] = parts.flat();
  return typeof first === 'string' ? first.slice(0, 200) : text.slice(0, 200);
}

/**
 * The request queue of one isolate, which allows `perSecond` requests in any second: numbers only, because a request
 * must not await another one's promise. Each sleeps on its own timer, at most `QUEUE_LIMIT_MS`, so that the queue cannot
 * hang.
 */
export function createRateLimit(perSecond: number) {
  const slots: number[] = [];
  return {
    /** Reserves the next slot; returns the milliseconds to wait for it. */
    reserve(): number {
      const now = Date.now();
      const [oldest] = slots;
      const nextFreeAt = oldest !== undefined && slots.length >= perSecond ? oldest + 1000 : now;
      const slot = Math.min(Math.max(now, nextFreeAt), now + QUEUE_LIMIT_MS);
      slots.push(slot);
      if (slots.length > perSecond) slots.shift();
      return slot - now;
    },
  };
}

/** Visitors see published content; drafts require a verified preview, or a shop set to drafts. */
export type StoryVersion = 'draft' | 'published';

/** Slugs of the stories that every page shows; previews show their drafts with any story. */
export const sharedStories = {config: 'config', footer: 'footer'} as const;

const sharedSlugs: ReadonlySet<string> = new Set(Object.values(sharedStories));

/** Whether every page shows this story. */
export const isSharedStory = (slug: string): boolean => sharedSlugs.has(slug);

export interface StoryblokSettings {
  STORYBLOK_REGION: Region;
  /** Complete base URL of a local stand-in, instead of the region's host. */
  STORYBLOK_API_URL?: string | undefined;
  STORYBLOK_SPACE_ID?: string | undefined;
  /** Reads published content. */
  STORYBLOK_TOKEN: string;
  STORYBLOK_PREVIEW_TOKEN?: string | undefined;
  /** The version queried outside of previews. */
  STORYBLOK_VERSION: StoryVersion;
  /** Origin of the shop's own URLs in content. */
  SHOP_ORIGIN: string;
}

interface DeliveryCall<Schema extends z.ZodType> {
  /** For errors: `story 'home'`. */
  operation: string;
  /** Below the API's base. */
  path: string;
  query: Record<string, string>;
  version: StoryVersion;
  schema: Schema;
  /** Deadline in milliseconds since 1970. */
  until: number;
}

interface Delivered<Data> {
  data: Data;
  headers: Headers;
  /** Characters of the body. */
  size: number;
}

export type DeliveryClient = ReturnType<typeof createDeliveryClient>;

/**
 * The only sender of delivery calls. Applies the rate limit, retries, and removes tokens from errors. `times` measures
 * the time and calls per supplier.
 */
export function createDeliveryClient(
  settings: StoryblokSettings,
  rateLimit: ReturnType<typeof createRateLimit>,
  times?: SupplierTimes,
) {
  const base = deliveryBase(settings.STORYBLOK_REGION, settings.STORYBLOK_API_URL);

  async function attempt<Schema extends z.ZodType>(
    call: DeliveryCall<Schema>,
  ): Promise<Delivered<z.infer<Schema>> | StoryblokError> {
    const {operation, path, query, version, schema, until} = call;
    const setting = version === 'draft' ? 'STORYBLOK_PREVIEW_TOKEN' : 'STORYBLOK_TOKEN';
    const token = settings[setting] ?? '';
    const withoutToken = (text: string) => (token ? text.replaceAll(token, '…') : text);
    let status = 0;
    try {
      const wait = rateLimit.reserve();
      if (wait > 0) await sleep(wait);
      const remaining = until - Date.now();
      if (remaining <= 0) return new StoryblokError(operation, 0, 'no time left');

      const url = `${base}/${path}?${new URLSearchParams({...query, token})}`;
      const signal = AbortSignal.timeout(remaining);
      const response = await timed(times, 'Storyblok', () => fetch(url, {signal}));
      const text = withoutToken(await response.text());
      status = response.status;
      if (!response.ok) {
        const body = parseJsonOrNull(text);
        const wrongToken = status === 401 ? `${setting} is not accepted: ` : '';
        return new StoryblokError(operation, status, wrongToken + errorDetailOf(body, text), body);
      }
      const parsed = schema.safeParse(JSON.parse(text));
      if (parsed.success) return {data: parsed.data, headers: response.headers, size: text.length};
      const mismatches = parsed.error.issues.map(
        ({path, message}) => `${path.join('.')} ${message}`,
      );
      return new StoryblokError(
        operation,
        status,
        `not as expected: ${mismatches.slice(0, 5).join('; ')}`,
      );
    } catch (error) {
      return new StoryblokError(operation, status, withoutToken(messageOf(error)));
    }
  }

  return {
    base,
    shopOrigin: settings.SHOP_ORIGIN,
    /** Throws `StoryblokError` for any status but 2xx, an unexpected response format, or when time is up. */
    async get<Schema extends z.ZodType>(
      call: DeliveryCall<Schema>,
    ): Promise<Delivered<z.infer<Schema>>> {
      let rateLimitRetries = 0;
      let failures = 0;
      for (;;) {
        const outcome = await attempt(call);
        if (!(outcome instanceof StoryblokError)) return outcome;

        const {status} = outcome;
        const mayRetry =
          status === 429
            ? ++rateLimitRetries <= MAX_RETRIES
            : RETRY_STATUSES.has(status) && ++failures <= 1;
        if (!mayRetry || Date.now() + RETRY_DELAY_MS >= call.until) throw outcome;
        await sleep(RETRY_DELAY_MS);
      }
    },
  };
}
