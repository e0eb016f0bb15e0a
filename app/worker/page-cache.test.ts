import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {memoryCaches} from '../../tests/fakes/memory-cache';
import {workerSettings} from '../../tests/stand-ins/settings';
import {sealRequest} from '../features/requests/request-seal.server';
import {nullOnOutage, optional, ServiceOutage} from '../services/http/outage.server';
import {readAnonymous} from './request-facts.server';
import type {RequestContext} from './context.server';
import {readSettings} from './env.server';
import {
  serveCachedPage,
  createPageMemory,
  type CachedPage,
  type PageRenderer,
} from './page-cache.server';

const settings = readSettings({...workerSettings(SHOP), SHOP_ORIGIN: SHOP});

/** How pages are rendered in a test. */
interface Play {
  /** Runs in place of a loader. */
  load?: (context: RequestContext) => unknown;
  init?: {status?: number; headers?: Record<string, string>};
  version?: number | null;
  build?: string;
}

let made = 0;
let background: Promise<unknown>[] = [];
let play: Play = {};

const versionNow = () => (play.version === null ? undefined : (play.version ?? 1));

/** Renders numbered pages, with everything that differs between responses. */
const making = (): PageRenderer => ({
  build: play.build ?? 'one',
  async render(request) {
    const context = await contextOf(request);
    made += 1;
    const number = made;
    await play.load?.(context);
    const {nonce, pageId} = context;
    const body = `<p>Öl ${number}</p><script nonce="${nonce}"></script><i id="${pageId}">${nonce}</i>`;
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `script-src 'nonce-${nonce}'`,
      ...play.init?.headers,
    };
    const response = new Response(body, {...play.init, headers});
    for (const cookie of context.cookies.headers()) response.headers.append('Set-Cookie', cookie);
    return {response, context};
  },
  knownVersion: versionNow,
  contentVersion: () => Promise.resolve(versionNow()),
  waitUntil: (promise) => void background.push(promise),
});

/** The response to a visitor with these cookies; `null` if the page is rendered for them alone. */
async function visit(path = '/', cookie = '') {
  const request = new Request(SHOP + path, {headers: {Cookie: cookie}});
  const anonymous = readAnonymous(request, settings);
  const answer = anonymous && (await serveCachedPage(anonymous, making()));
  if (!answer) return null;
  const text = await answer.text();
  const {headers, status} = answer;
  return {
    status,
    text,
    number: Number(/Öl (\d+)/.exec(text)?.[1]),
    how: headers.get('Server-Timing'),
    policy: headers.get('Content-Security-Policy'),
    cookies: headers.getSetCookie().map((line) => line.split(';')[0]),
  };
}

const howOf = async (...asked: Parameters<typeof visit>) => (await visit(...asked))?.how;

/** Waits for everything that continues after a response. */
async function settle(): Promise<void> {
  while (background.length > 0) await Promise.all(background.splice(0));
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  made = 0;
  background = [];
  play = {};
  freshIsolate();
  vi.useFakeTimers({toFake: ['Date']});
});
afterEach(() => void vi.useRealTimers());

describe('a cached page', () => {
  it('is rendered once, and each response gets its own nonce and id', async () => {
    const answers = [await visit(), await visit(), await visit()];
    expect(answers.map((answer) => answer?.number)).toEqual([1, 1, 1]);
    expect(answers.map((answer) => answer?.how)).toEqual([
      'page;desc=miss',
      'page;desc=hit',
      'page;desc=hit',
    ]);
    const nonces = answers.map((answer) => /nonce-([^']+)/.exec(answer?.policy ?? '')?.[1]);
    const ids = answers.map((answer) => /id="([\da-f-]{36})"/.exec(answer?.text ?? '')?.[1]);
    expect(new Set(nonces).size).toBe(3);
    expect(new Set(ids).size).toBe(3);
    for (const [at, answer] of answers.entries()) {
      expect(answer?.text).toBe(
        `<p>Öl 1</p><script nonce="${nonces[at]}"></script><i id="${ids[at]}">${nonces[at]}</i>`,
      );
    }
  });

  it('is revalidated in the background after 20 seconds and rendered again after 60', async () => {
    await visit();
    pass(19);
    expect(await howOf()).toBe('page;desc=hit');
    pass(2);
    expect(await visit()).toMatchObject({how: 'page;desc=stale', number: 1});
    await settle();
    expect(await visit()).toMatchObject({how: 'page;desc=hit', number: 2});
    pass(61);
    expect(await visit()).toMatchObject({how: 'page;desc=miss', number: 3});
  });

  it('is rendered again at once for a new build or new content', async () => {
    await visit();
    play = {build: 'two'};
    expect(await visit()).toMatchObject({how: 'page;desc=miss', number: 2});
    play = {build: 'two', version: 2};
    expect(await visit()).toMatchObject({how: 'page;desc=miss', number: 3});
    expect(await howOf()).toBe('page;desc=hit');
  });

  it('is rendered once for concurrent visitors', async () => {
    play = {load: () => new Promise((resolve) => setTimeout(resolve, 30))};
    const crowd = await Promise.all(Array.from({length: 20}, () => visit()));
    expect(crowd.map((answer) => answer?.number)).toEqual(Array<number>(20).fill(1));
    expect(made).toBe(1);
  });

  it('that fails is rendered for the next visitor', async () => {
    play = {load: () => Promise.reject(new Error('A loader has failed'))};
    await expect(visit()).rejects.toThrow('A loader has failed');
    play = {};
    expect(await howOf()).toBe('page;desc=miss');
  });

  it('is found by another isolate in the platform cache', async () => {
    await visit();
    await settle();
    const platform = caches;
    vi.stubGlobal('caches', {open: (name: string) => platform.open(name)});
    expect(await visit()).toMatchObject({how: 'page;desc=hit', number: 1});
    vi.stubGlobal('caches', memoryCaches());
    expect(await visit()).toMatchObject({how: 'page;desc=miss', number: 2});
  });

  it('sets its cookies on every response', async () => {
    const load = ({rememberDetectedMarket: noteMarket, cookies}: RequestContext) => {
      noteMarket({country: 'DE', language: 'DE'});
      cookies.set('recently-viewed', '17');
    };
    play = {load};
    const cookies = ['commerce-locale=DE-DE', 'recently-viewed=17'];
    expect(await visit()).toMatchObject({how: 'page;desc=miss', cookies});
    expect(await visit()).toMatchObject({how: 'page;desc=hit', cookies});
  });
});

describe('the page cache', () => {
  const down = () => Promise.reject(new Error('out'));
  const outage = () => Promise.reject(new ServiceOutage('Algolia', 'search', 503, 'out'));
  it.each<[string, Play]>([
    ['that is not there', {init: {status: 404}}],
    ['that is no page', {init: {headers: {'Content-Type': 'application/json'}}}],
    ['that makes up a name for its visitor', {load: (c) => c.cookies.set('search-visitor', 'x')}],
    ['that opens a session', {load: (c) => c.cookies.set('session', 'x')}],
    ['that takes a cookie away', {load: (c) => c.cookies.remove('cart')}],
    ['whose form works once', {load: (c) => sealRequest({...c})}],
    ['that lacks a part in an outage', {load: () => optional(down(), null)}],
    ['that lacks its list in an outage', {load: () => nullOnOutage(outage())}],
    ['of content that is unknown', {version: null}],
  ])('does not share a page %s', async (_, how) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    play = {...how};
    const first = await visit();
    expect(first?.number).toBe(1);
    const second = await visit();
    await settle();
    expect(second?.how ?? null).not.toBe('page;desc=hit');
  });

  it('does not share a page whose content changed while it was rendered', async () => {
    play = {load: () => void (play.version = 7)};
    await visit();
    play = {version: 7};
    expect(await howOf()).toBe('page;desc=miss');
    expect(await howOf()).toBe('page;desc=hit');
  });

  it('does not share a page that reads a cookie with visitors who have that cookie', async () => {
    play = {load: ({cookies}) => cookies.get('recently-viewed')};
    await visit('/products/oel');
    expect(await howOf('/products/oel')).toBe('page;desc=hit');
    expect(await visit('/products/oel', 'recently-viewed=17')).toBeNull();
    play = {};
    await visit('/');
    expect(await howOf('/', 'recently-viewed=17')).toBe('page;desc=hit');
  });

  it("does not share a page that reads a visitor's cookie when it is rendered again", async () => {
    await visit();
    pass(61);
    play = {load: ({cookies}) => cookies.get('recently-viewed')};
    expect(await visit('/', 'recently-viewed=17')).toBeNull();
  });

  it('is bypassed for a while for a page that could not be stored', async () => {
    play = {init: {status: 404}};
    await visit();
    expect(await visit()).toBeNull();
    pass(11);
    expect((await visit())?.status).toBe(404);
  });
});

it('the page memory is limited in bytes and evicts the least recently used page', () => {
  const memory = createPageMemory(100);
  const page = (size: number): CachedPage => ({
    body: new Uint8Array(size),
    headers: [],
    nonce: '',
    pageId: '',
    readNames: [],
    contentVersion: 1,
    renderedAt: 0,
  });
  memory.set('home', page(40));
  memory.set('list', page(40));
  memory.get('home');
  memory.set('product', page(40));
  expect(memory.get('list')).toBeNull();
  expect(memory.get('home')).not.toBeNull();
  memory.set('home', page(60));
  expect(memory.get('product')).not.toBeNull();
  memory.set('huge', page(101));
  expect(memory.get('huge')).toBeNull();
});
