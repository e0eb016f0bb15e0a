import type {z} from 'zod';
import {pause} from '~/durations';
import {languages, type Language} from '~/i18n/languages';
import {type SupplierTimes, timed} from '../http/fetch-json.server';
import {RETRY_STATUSES, ServiceOutage} from '../http/outage.server';

/**
 * Hosts by region: of the delivery API, and of pictures and files that editors uploaded.
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

/** Regions in which Storyblok keeps spaces: the values of `STORYBLOK_REGION`. */
export const regions = ['eu', 'us', 'cn', 'ap', 'ca'] as const satisfies readonly Region[];

/** Where delivery calls begin, without a slash at the end; `override` is the whole base of a local stand-in. */
export function deliveryBase(region: Region, override?: string): string {
  return override ? override.replace(/\/+$/, '') : `https://${hosts[region].api}/v2`;
}

/** The origins that serve a region's pictures and files. */
export function assetHosts(region: Region): string[] {
  return hosts[region].assets.map((host) => `https://${host}`);
}

/** Whether an address is one of Storyblok's own pictures or files, of whatever region. */
export function isAsset(address: string): boolean {
  return regions.some((region) =>
    assetHosts(region).some((origin) => address.startsWith(`${origin}/f/`)),
  );
}

export const PER_PAGE = 25;
export const UUID_BATCH = 50;
/** Retries after 429, each after `RETRY_DELAY_MS`. */
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 300;
/** Requests per second; an OAuth token is allowed fewer. */
export const RATE_LIMIT = {token: 5, oauthToken: 3} as const;

/** One limit for everything a call does together: its place in the queue, the space's version, all tries. */
export const TIME_LIMIT_MS = 6000;
/** The limit of the question which version of its content the space has. */
export const VERSION_TIME_LIMIT_MS = 1500;
/** How long a visitor may be older than what editors just published. */
export const VERSION_TTL_MS = 5000;
/** Nobody waits longer for a place in the queue: then Storyblok's own limit (429) decides. */
const QUEUE_LIMIT_MS = 1000;

/** Storyblok refused or did not answer. Holds no token. */
export class StoryblokError extends ServiceOutage {
  /** `response` is the parsed body, or `null` without one; `status` is 0 when no answer came in time. */
  constructor(
    operation: string,
    status: number,
    detail: string,
    readonly response: unknown = null,
  ) {
    super('Storyblok', operation, status, detail);
  }
}

/** What a body says went wrong; Storyblok sends `{"error": …}`, `["…"]` or `{"slug": ["…"]}`. */
function complaintOf(body: unknown, text: string): string {
  if (typeof body !== 'object' || body === null) return text.slice(0, 200);
  const parts: unknown[] = Object.values(body);
  const [first] = parts.flat();
  return typeof first === 'string' ? first.slice(0, 200) : text.slice(0, 200);
}

/** Places in the queue of one isolate: numbers only, because no request may await another's promise. */
export interface RateLimit {
  /** Takes the next place; answers the milliseconds until its turn. */
  reserve(): number;
}

/**
 * Allows `perSecond` requests in any second. Who waits sleeps on an own timer, and never longer than
 * `QUEUE_LIMIT_MS`, so that the queue cannot hang.
 */
export function createRateLimit(perSecond: number): RateLimit {
  const turns: number[] = [];
  return {
    reserve() {
      const now = Date.now();
      const [oldest] = turns;
      const free = oldest !== undefined && turns.length >= perSecond ? oldest + 1000 : now;
      const turn = Math.min(Math.max(now, free), now + QUEUE_LIMIT_MS);
      turns.push(turn);
      if (turns.length > perSecond) turns.shift();
      return turn - now;
    },
  };
}

/** Published is what visitors see; drafts need a verified preview, or a shop that is set to drafts. */
export type StoryVersion = 'draft' | 'published';

/** Stories that every page shows, by their slugs; previews show their drafts beside any story. */
export const sharedStories = {config: 'config', footer: 'footer'} as const;

const sharedSlugs: ReadonlySet<string> = new Set(Object.values(sharedStories));

export const isSharedStory = (slug: string): boolean => sharedSlugs.has(slug);

/** What a story may be asked for by: no numbers, which Storyblok takes for ids, and no way out of the path. */
export function isStorySlug(slug: string): boolean {
  const segments = slug.split('/');
  return (
    slug.length <= 500 &&
    !/^\d+$/.test(slug) &&
    segments.every((segment) => !['', '.', '..'].includes(segment))
  );
}

/** The path of one story below the API's base. */
export function storyPath(slug: string): string {
  return `cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`;
}

/** What one story is asked for with, but token and cv, which the sender adds; in a fixed order, for cache keys. */
export function storyQuery(version: StoryVersion, language: Language): Record<string, string> {
  return {...inLanguage(version, language), resolve_links: 'url'};
}

/** The same for a page of a list, counted from 1. */
export function listQuery(
  version: StoryVersion,
  language: Language,
  {perPage, page}: {perPage: number; page: number},
): Record<string, string> {
  return {...inLanguage(version, language), per_page: `${perPage}`, page: `${page}`};
}

function inLanguage(version: StoryVersion, language: Language): Record<string, string> {
  const code = languages[language].storyblok;
  return {version, ...(code && {language: code})};
}

export interface StoryblokSettings {
  /** What the request's suppliers cost. */
  times?: SupplierTimes;
  region: Region;
  /** Whole base of a local stand-in, instead of the region's host. */
  apiUrl: string | undefined;
  spaceId: string | undefined;
  /** Reads what is published. */
  token: string;
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
      const wait = rateLimit.reserve();
      if (wait > 0) await pause(wait);
      const remaining = until - Date.now();
      if (remaining <= 0) return new StoryblokError(operation, 0, 'no time left');

      const url = `${base}/${path}?${new URLSearchParams({...query, token})}`;
      const signal = AbortSignal.timeout(remaining);
      const response = await timed(settings.times, 'Storyblok', () => fetch(url, {signal}));
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
