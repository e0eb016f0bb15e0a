import {afterEach, beforeEach, vi} from 'vitest';
import {createStoryblok, type Storyblok} from '../../app/services/storyblok/storyblok.server';
import {createStoryblokMemory} from '../../app/services/storyblok/cache-version.server';
import type {StoryVersion} from '../../app/services/storyblok/delivery-client.server';
import {MemoryCache} from './memory-cache';

export const TOKEN = 'public-secret';
export const PREVIEW_TOKEN = 'preview-secret';
export const settings = {
  STORYBLOK_REGION: 'eu',
  STORYBLOK_API_URL: 'https://blok.test/v2',
  STORYBLOK_SPACE_ID: '288000',
  STORYBLOK_TOKEN: TOKEN,
  STORYBLOK_PREVIEW_TOKEN: PREVIEW_TOKEN,
  STORYBLOK_VERSION: 'published',
  SHOP_ORIGIN: 'https://shop.test',
} as const;

/** A story as the delivery API sends it. */
export function vendorStory(slug: string, more: object = {}) {
  return {
    id: slug.length,
    uuid: `uuid-${slug}`,
    name: slug,
    slug,
    full_slug: slug,
    lang: 'default',
    published_at: '2026-10-01T08:00:00.000Z',
    first_published_at: '2026-09-01T08:00:00.000Z',
    content: {_uid: `uid-${slug}`, component: 'page', headline: `Über ${slug}`},
    ...more,
  };
}

/** How the fake service responds; tests change it as they go. */
interface FakeDelivery {
  /** The space's content version. */
  version: number;
  /** The response to a call that is not for the space. */
  answer: (url: URL, init?: RequestInit) => Response | Promise<Response>;
  /** Overrides the response for the space. */
  space: ((url: URL, init?: RequestInit) => Response | Promise<Response>) | null;
  /** The slugs of all published stories; with `null` they cannot be read. */
  slugs: string[] | null;
}

/**
 * Fakes the delivery API as the global `fetch` and records calls, with a fake clock. Call it once at the top of a test
 * file; each test gets a fresh one.
 */
export function mockDelivery() {
  let delivery: ReturnType<typeof openDelivery> | undefined;
  const current = () => {
    if (!delivery) throw new Error('The delivery API is only faked within tests');
    return delivery;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    delivery = openDelivery();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const storyCalls = () => current().storyCalls();
  return {
    get simulated() {
      return current().simulated;
    },
    get asked() {
      return current().asked;
    },
    storyCalls,
    spaceCalls: () => current().spaceCalls(),
    slugCalls: () => current().slugCalls(),
    /** Path and query of the calls for stories, without the token. */
    storyQueries: () =>
      storyCalls().map(({pathname, searchParams}) => {
        const {token, ...query} = Object.fromEntries(searchParams);
        return {path: pathname.replace('/v2/', ''), ...query, hasToken: Boolean(token)};
      }),
  };
}

const isSpace = (url: URL) => url.pathname.endsWith('/spaces/me');
const isLinks = (url: URL) => url.pathname.endsWith('/cdn/links');

function openDelivery() {
  const simulated: FakeDelivery = {
    version: 100,
    answer: ({pathname}) => {
      const slug = decodeURIComponent(pathname.replace('/v2/cdn/stories/', ''));
      return Response.json({story: vendorStory(slug), cv: simulated.version});
    },
    space: null,
    slugs: ['home', 'impressum'],
  };
  const asked = vi.fn<typeof fetch>((input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (isLinks(url)) {
      const entries = simulated.slugs?.map((slug) => [`uuid-${slug}`, {slug}] as const);
      const body = entries && {links: Object.fromEntries(entries)};
      return Promise.resolve(Response.json(body ?? {}, {headers: {total: '2'}}));
    }
    if (!isSpace(url)) return Promise.resolve(simulated.answer(url, init));
    if (simulated.space) return Promise.resolve(simulated.space(url, init));
    const {version} = simulated;
    const space = {id: 288000, name: 'Radladen', domain: '', version, language_codes: ['en']};
    return Promise.resolve(Response.json({space}));
  });
  vi.stubGlobal('fetch', asked);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout);

  const calls = () => asked.mock.calls.map(([input]) => new URL(input as string));
  return {
    simulated,
    asked,
    /** Calls for stories. */
    storyCalls: () => calls().filter((url) => !isSpace(url) && !isLinks(url)),
    spaceCalls: () => calls().filter(isSpace),
    slugCalls: () => calls().filter(isLinks),
  };
}

/** `AbortSignal.timeout` uses a native timer that cannot be faked. */
function fakeTimeout(delay: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Zu spät', 'TimeoutError')), delay);
  return controller.signal;
}

/** A server that never responds, until the caller aborts. */
export const hanging = (_: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('Zu spät', 'TimeoutError')),
    );
  });

/** An isolate of the worker: memory and cache shared by its requests. */
export function openIsolate(cache = new MemoryCache()) {
  const memory = createStoryblokMemory();
  const background: Promise<unknown>[] = [];
  return {
    cache,
    memory,
    /** Waits for the worker's background tasks. */
    settle: () => Promise.all(background),
    request(
      given: {
        language?: 'de' | 'en';
        preview?: {storyId: number; release?: string} | null;
        version?: StoryVersion;
        token?: string;
      } = {},
    ): Storyblok {
      const {language = 'de', preview = null, version = 'published', token = TOKEN} = given;
      return createStoryblok({
        settings: {...settings, STORYBLOK_VERSION: version, STORYBLOK_TOKEN: token},
        language,
        preview,
        cache,
        memory,
        waitUntil: (promise) => void background.push(promise),
        request: new Request('https://shop.test/'),
      });
    },
  };
}
