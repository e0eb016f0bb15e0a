import {sleep} from '~/durations';
import {hexDigest, randomBase64url} from '~/services/http/encryption.server';
import {createIsolateMemory, memoize, perIsolate} from '~/services/http/isolate-memory';
import {outageCount, messageOf} from '~/services/http/outage.server';
import type {CookieName} from '~/storage';
import type {AnonymousRequest} from './request-facts.server';
import type {RequestContext} from './context.server';

export interface PageRenderer {
  build: string;
  render(request: Request): Promise<{response: Response; context: RequestContext}>;
  /** The content version known to the isolate, and the latest one, fetched if necessary; `undefined` when unknown. */
  knownVersion(): number | undefined;
  contentVersion(): Promise<number | undefined>;
  waitUntil(promise: Promise<unknown>): void;
}

/** How long a cached page is served as it is, and how long while it is revalidated: it contains prices and stock. */
const FRESH_MS = 20_000;
const MAX_STALE_MS = 60_000;
/** How long a visitor waits for a page that is being rendered for another, before they get their own. */
const WAIT_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 50;

/** Cookies that a shared page may set: their values depend only on the page and its key. */
const sharedValues = /^(commerce-locale|recently-viewed)=/;

const memoryOf = perIsolate(createPageMemory);

/**
 * The page for an anonymous visitor: one cached in the isolate or by the platform, or a new one, which is cached if it
 * is complete and not personal. `null` when the page has to be rendered for this visitor alone. `Server-Timing` is
 * `hit`, `stale` (cached, and revalidated in the background) or `miss`.
 */
export async function serveCachedPage(
  anonymousRequest: AnonymousRequest,
  renderer: PageRenderer,
): Promise<Response | null> {
  const memory = memoryOf();
  const {withheld} = anonymousRequest;
  const key = `${renderer.build} ${anonymousRequest.key}`;
  if (memory.isPersonal(key)) return null;

  const cached = memory.get(key) ?? (await findOnPlatform(key));
  const isUsable = cached ? isFor(cached, withheld) : withheld.length === 0;
  if (!isUsable) return null;
  const age = cached ? Date.now() - cached.renderedAt : Infinity;
  if (cached && age < MAX_STALE_MS && (await renderer.contentVersion()) === cached.contentVersion) {
    memory.set(key, cached);
    if (age < FRESH_MS) return serve(cached, 'hit');
    if (!memory.isRendering(key))
      renderer.waitUntil(renderAndCache(key, anonymousRequest, renderer).catch(logCacheError));
    return serve(cached, 'stale');
  }

  if (memory.isRendering(key)) {
    const otherPage = await waitForRendering(key, memory);
    return otherPage && isFor(otherPage, withheld) ? serve(otherPage, 'hit') : null;
  }
  const rendering = renderAndCache(key, anonymousRequest, renderer);
  // Others may wait for the page as well, so it is rendered even if this visitor leaves.
  renderer.waitUntil(rendering.catch(() => undefined));
  const {page, context, response} = await rendering;
  // If it reads a cookie that this visitor has, the visitor gets a page of their own.
  if (withheld.some((name) => context.cookies.readNames().includes(name))) return null;
  return page ? serve(page, 'miss') : response;
}

/** Whether a page was rendered without reading any cookie that a visitor has. */
function isFor({readNames}: CachedPage, withheld: readonly CookieName[]): boolean {
  return !withheld.some((name) => readNames.includes(name));
}

/** Renders a page from the stripped request, and caches it if possible. */
async function renderAndCache(
  key: string,
  anonymousRequest: AnonymousRequest,
  renderer: PageRenderer,
) {
  const memory = memoryOf();
  memory.startRendering(key);
  try {
    const outages = outageCount();
    const before = renderer.knownVersion();
    const {response, context} = await renderer.render(anonymousRequest.stripped());
    if (!isShareable(response, context)) {
      memory.setPersonal(key);
      return {page: null, context, response};
    }
    const version = await renderer.contentVersion();
    const page = await toCachedPage(response, context, version);
    const isConsistent = version !== undefined && version === (before ?? version);
    if (isConsistent && outageCount() === outages) {
      memory.set(key, page);
      renderer.waitUntil(storeOnPlatform(key, page).catch(logCacheError));
    }
    return {page, context, response};
  } finally {
    memory.endRendering(key);
  }
}

/**
 * The page that another request of the isolate is rendering; `null` when it cannot be cached or takes long. Polled:
 * Workers let no request await a promise of another one.
 */
async function waitForRendering(key: string, memory: PageMemory): Promise<CachedPage | null> {
  for (
    let waited = 0;
    waited < WAIT_TIMEOUT_MS && memory.isRendering(key);
    waited += POLL_INTERVAL_MS
  ) {
    await sleep(POLL_INTERVAL_MS);
  }
  const page = memory.get(key);
  return page && Date.now() - page.renderedAt < FRESH_MS ? page : null;
}

/** Whether a page may be sent to others: neither marked as personal nor with cookies of a single visitor. */
function isShareable({status, headers}: Response, context: RequestContext): boolean {
  const isPage = status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
  const cookies = headers.getSetCookie();
  return isPage && context.isPublic() && cookies.every((cookie) => sharedValues.test(cookie));
}

async function toCachedPage(
  response: Response,
  {nonce, pageId, cookies}: RequestContext,
  contentVersion: number | undefined,
): Promise<CachedPage> {
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers: [...response.headers],
    nonce,
    pageId,
    readNames: cookies.readNames(),
    contentVersion,
    renderedAt: Date.now(),
  };
}

/** Serves a cached page as a new response: its scripts get a new nonce, its forms a new page id. */
function serve(page: CachedPage, cacheStatus: 'hit' | 'stale' | 'miss'): Response {
  const nonce = randomBase64url(16);
  const body = page.body.slice();
  const {noncePositions, pageIdPositions} = positionsIn(page);
  write(body, nonce, noncePositions);
  write(body, crypto.randomUUID(), pageIdPositions);
  const {headers, policy} = headersOf(page);
  const response = new Response(body, {headers});
  response.headers.set('Content-Security-Policy', policy.replaceAll(page.nonce, nonce));
  response.headers.set('Server-Timing', `page;desc=${cacheStatus}`);
  return response;
}

const headersOf = memoize((page: CachedPage) => {
  const headers = new Headers(page.headers);
  return {headers, policy: headers.get('Content-Security-Policy') ?? ''};
});

/** Byte positions of nonce and page id, which are random and of fixed length. */
const positionsIn = memoize(({body, nonce, pageId}: CachedPage) => {
  // One character per byte.
  const text = new TextDecoder('latin1').decode(body);
  // Neither contains characters that mean something else in an expression.
  const positionsOf = (part: string) =>
    [...text.matchAll(new RegExp(part, 'g'))].map(({index}) => index);
  return {noncePositions: positionsOf(nonce), pageIdPositions: positionsOf(pageId)};
});

const encoder = new TextEncoder();

function write(body: Uint8Array, text: string, positions: readonly number[]): void {
  const bytes = encoder.encode(text);
  for (const position of positions) body.set(bytes, position);
}

/** The header that contains everything of a cached page except its body. */
const METADATA_HEADER = 'X-Cached-Page';

/** URLs may contain tokens, so the platform only gets digests. */
async function platformKey(key: string): Promise<string> {
  return `https://pages.invalid/${await hexDigest('SHA-256', key)}`;
}

async function storeOnPlatform(key: string, {body, ...metadata}: CachedPage): Promise<void> {
  const cache = await caches.open('hydrogen');
  const headers = {
    'Cache-Control': `public, max-age=${MAX_STALE_MS / 1000}`,
    'Content-Type': 'text/html; charset=utf-8',
    [METADATA_HEADER]: encodeURIComponent(JSON.stringify(metadata)),
  };
  await cache.put(await platformKey(key), new Response(body.slice(), {headers}));
}

/** A page cached by any isolate of this data centre. */
async function findOnPlatform(key: string): Promise<CachedPage | null> {
  const cache = await caches.open('hydrogen');
  const found = await cache.match(await platformKey(key));
  const metadata = found?.headers.get(METADATA_HEADER);
  if (!found || !metadata) return null;
  const body = new Uint8Array(await found.arrayBuffer());
  return {...(JSON.parse(decodeURIComponent(metadata)) as Omit<CachedPage, 'body'>), body};
}

function logCacheError(error: unknown): void {
  console.error('Cannot cache a page', messageOf(error));
}

/** A page as first rendered, for everybody with the same key. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>;
  headers: [name: string, value: string][];
  /** In body and headers, to be replaced in each response. */
  nonce: string;
  pageId: string;
  /** Cookies that were read while it was rendered. */
  readNames: readonly CookieName[];
  /** Storyblok's version of its content. */
  contentVersion: number | undefined;
  /** In ms since 1970. */
  renderedAt: number;
}

type PageMemory = ReturnType<typeof createPageMemory>;

/** Isolates have 128 MB in total. */
const MAX_BYTES = 16 * 1024 * 1024;
/** How long a page is remembered as one that may not be cached. */
const PERSONAL_MS = 10_000;
/** Longer than any supplier's timeout. */
const MAX_RENDER_MS = 15_000;
const MAX_KEYS = 1_000;

/**
 * The pages cached in an isolate, up to a number of bytes; the least recently used page is evicted first. Expired pages
 * stay until then, as they record which cookies a page reads.
 */
export function createPageMemory(maxBytes = MAX_BYTES) {
  const pages = new Map<string, CachedPage>();
  const personal = createIsolateMemory<true>({entries: MAX_KEYS, ttlMs: PERSONAL_MS});
  const renderingKeys = createIsolateMemory<true>({entries: MAX_KEYS, ttlMs: MAX_RENDER_MS});
  let bytes = 0;

  function forget(key: string): void {
    bytes -= pages.get(key)?.body.byteLength ?? 0;
    pages.delete(key);
  }

  return {
    get(key: string): CachedPage | null {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key: string, page: CachedPage): void {
      forget(key);
      pages.set(key, page);
      bytes += page.body.byteLength;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
    /** Marks a page as one that may not be cached. */
    setPersonal(key: string): void {
      forget(key);
      personal.set(key, true);
    },
    isPersonal: (key: string) => personal.get(key) ?? false,
    startRendering: (key: string) => renderingKeys.set(key, true),
    endRendering: renderingKeys.delete,
    isRendering: (key: string) => renderingKeys.get(key) ?? false,
  };
}
