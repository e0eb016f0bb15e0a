import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {
  openIsolate,
  mockDelivery,
  PREVIEW_TOKEN,
  TOKEN,
  vendorStory,
} from '../../../tests/fakes/storyblok-delivery';

const delivery = mockDelivery();

const keptStories = ({addresses}: {addresses: string[]}) =>
  addresses.filter((address) => address.includes('stories'));
/** Versions are small here, timestamps are not. */
const cvOf = (url: URL | undefined) => {
  const cv = url?.searchParams.get('cv');
  return Number(cv) > 1e9 ? 'now' : cv;
};

describe('a published story', () => {
  it('is fetched once, pinned to the version of the space once that is known', async () => {
    const isolate = openIsolate();
    const first = await isolate.request().story('home');
    expect(await isolate.request().story('home')).toEqual(first);
    await isolate.request().story('impressum');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '100']);
  });

  it('is fetched without waiting for an unknown version', async () => {
    delivery.simulated.space = async () => {
      await vi.waitFor(() => expect(delivery.storyCalls()).toHaveLength(1));
      return Response.json({space: {id: 288000, name: '', domain: '', version: 100}});
    };
    const story = await openIsolate().request().story('home');
    expect(story).toMatchObject({fullSlug: 'home'});
    expect(delivery.storyCalls()).toHaveLength(1);
  });

  it('is cached by the platform for other isolates', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    await openIsolate(isolate.cache).request().story('home');
    expect(delivery.storyCalls()).toHaveLength(1);
    vi.stubEnv('BUILT_AT', 'a later build');
    await openIsolate(isolate.cache).request().story('home');
    expect(delivery.storyCalls(), 'another build may read it otherwise').toHaveLength(2);
    vi.unstubAllEnvs();
  });

  it('is fetched once per request, even when two parts of the page need it', async () => {
    const request = openIsolate().request();
    await Promise.all([request.story('home'), request.story('home'), request.story('footer')]);
    expect(delivery.storyCalls()).toHaveLength(2);
    expect(delivery.spaceCalls()).toHaveLength(1);
  });

  it.each([
    ['another language', {language: 'en'}, 'home'],
    ['another path', {}, 'impressum'],
  ] as const)('is cached separately for %s', async (_, given, path) => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.request(given).story(path);
    expect(delivery.storyCalls()).toHaveLength(2);
  });

  it('stays the same object for minutes, so that nothing made from it is made again', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const isolate = openIsolate();
    const first = await isolate.request().story('home');
    vi.setSystemTime(Date.now() + 300_000);
    expect(await isolate.request().story('home')).toBe(first);
    vi.useRealTimers();
  });

  it('that does not exist costs one call, whichever path is tried next, until the content changes', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    delivery.simulated.answer = () =>
      Response.json(['This record could not be found'], {status: 404});
    const isolate = openIsolate();
    const visit = async (path: string) => {
      const story = await isolate.request().story(path);
      await isolate.settle();
      return story;
    };
    for (const path of ['wp-login.php', 'backup', 'wp-login.php', 'admin/setup'])
      expect(await visit(path)).toBeNull();
    expect(delivery.storyCalls()).toHaveLength(1);
    expect(delivery.slugCalls().map(cvOf)).toEqual(['100']);

    Object.assign(delivery.simulated, {version: 101, slugs: ['home', 'neu']});
    vi.setSystemTime(Date.now() + 61_000);
    await visit('backup');
    await visit('neu');
    await visit('alt');
    expect(delivery.storyCalls().map(({pathname}) => pathname.split('/').at(-1))).toEqual([
      ...['wp-login.php', 'backup', 'neu'],
    ]);
    vi.useRealTimers();
  });

  it('is looked for story by story while the slugs cannot be read', async () => {
    expectConsoleError('slugs, page 1 failed (200)');
    delivery.simulated.slugs = null;
    const isolate = openIsolate();
    delivery.simulated.answer = () => Response.json([], {status: 404});
    expect(await isolate.request().story('backup')).toBeNull();
    await isolate.settle();
    delivery.simulated.answer = () => Response.json({story: vendorStory('neu'), cv: 100});
    expect(await isolate.request().story('neu')).toMatchObject({fullSlug: 'neu'});
  });

  it('that is very long is not cached in the isolate', async () => {
    const long = vendorStory('agb', {
      content: {_uid: 'u', component: 'page', text: 'x'.repeat(1e6)},
    });
    delivery.simulated.answer = () => Response.json({story: long, cv: 100});
    const isolate = openIsolate();
    const story = await isolate.request().story('agb');
    expect(story?.content.text).toHaveLength(1e6);
    await isolate.settle();
    isolate.cache.match = () => Promise.resolve(undefined);
    await isolate.request().story('agb');
    expect(delivery.storyCalls()).toHaveLength(2);
  });

  it('that failed to load is not cached', async () => {
    const isolate = openIsolate();
    delivery.simulated.answer = () => new Response('<html>');
    await expect(isolate.request().story('home')).rejects.toThrow("story 'home' failed (200)");
    await isolate.settle();
    expect(keptStories(isolate.cache)).toEqual([]);
  });
});

describe('cache keys', () => {
  it('neither contain the token nor depend on it', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    const other = openIsolate(isolate.cache);
    await other.request({token: 'another-secret'}).story('home');
    await other.settle();
    expect(delivery.storyCalls()).toHaveLength(1);
    expect(keptStories(isolate.cache)).toHaveLength(1);
    const keys = decodeURIComponent(isolate.cache.addresses.join());
    for (const token of [TOKEN, PREVIEW_TOKEN, 'secret']) expect(keys).not.toContain(token);
  });
});

describe('drafts', () => {
  it('are fetched every time, without a cache version, and never cached', async () => {
    const isolate = openIsolate();
    for (let visit = 0; visit < 2; visit += 1)
      await isolate.request({version: 'draft'}).story('home');
    await isolate.settle();
    expect(delivery.storyCalls().map((url) => url.searchParams.get('version'))).toEqual([
      'draft',
      'draft',
    ]);
    expect(delivery.storyCalls().map(cvOf)).toEqual([null, null]);
    expect(isolate.cache.addresses).toEqual([]);
  });
});
