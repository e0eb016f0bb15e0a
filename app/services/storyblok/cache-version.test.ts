import {describe, expect, it, vi} from 'vitest';
import {
  hanging,
  openIsolate,
  mockDelivery,
  vendorStory,
} from '../../../tests/fakes/storyblok-delivery';
import {expectConsoleError} from '../../../tests/setup';

const delivery = mockDelivery();

const down = () => new Response('zu', {status: 404});
/** Versions are small here, timestamps are not. */
const cvOf = (url: URL | undefined) => {
  const cv = url?.searchParams.get('cv');
  return Number(cv) > 1e9 ? 'now' : cv;
};

/** Runs timers until `promise` settles. */
async function finished<Value>(promise: Promise<Value>): Promise<Value> {
  const outcome = promise.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  await outcome;
  return promise;
}

describe('a new version of the content', () => {
  it('invalidates all older cache entries', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    delivery.simulated.version = 200;
    vi.advanceTimersByTime(60_000);
    await isolate.request().story('home');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '200']);
  });

  it('is checked every minute, by one request per isolate', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    vi.advanceTimersByTime(59_999);
    await isolate.request().story('impressum');
    expect(delivery.spaceCalls()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const pages = ['home', 'agb', 'widerruf'].map((path) => isolate.request().story(path));
    await Promise.all(pages);
    expect(delivery.spaceCalls()).toHaveLength(2);
  });

  it('is also taken from a response', async () => {
    const isolate = openIsolate();
    delivery.simulated.answer = () => Response.json({story: vendorStory('home'), cv: 300});
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '300']);
  });

  it('is not taken from a response with an older version', async () => {
    const isolate = openIsolate();
    delivery.simulated.answer = () => Response.json({story: vendorStory('home'), cv: 50});
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '100', '100']);
  });
});

describe('an unreadable space', () => {
  it('does not stop the last known version from being served from the cache', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    delivery.simulated.space = down;
    delivery.simulated.answer = down;
    vi.advanceTimersByTime(3600_000);
    expectConsoleError('Storyblok space failed (404)');
    expect(await isolate.request().story('home')).toMatchObject({fullSlug: 'home'});
    expect(delivery.storyCalls().length).toBe(1);
  });

  it('is requested again only after a minute', async () => {
    delivery.simulated.space = down;
    expectConsoleError('Storyblok space failed (404)');
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.spaceCalls()).toHaveLength(1);
  });

  it('delays a visitor by at most 1.5 seconds', async () => {
    delivery.simulated.space = hanging;
    expectConsoleError('Storyblok space failed (no answer)');
    const began = Date.now();
    let took = 0;
    const story = openIsolate()
      .request()
      .story('home')
      .finally(() => (took = Date.now() - began));
    expect(await finished(story)).toMatchObject({fullSlug: 'home'});
    expect(took).toBe(1500);
  });

  it('leaves stories without a version out of the platform cache in a new isolate', async () => {
    delivery.simulated.space = down;
    delivery.simulated.answer = () => Response.json({story: vendorStory('home')});
    expectConsoleError('Storyblok space failed (404)');
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    expect(cvOf(delivery.storyCalls()[0])).toBe('now');
    expect(isolate.cache.addresses).toEqual([]);
  });

  it('lets a new isolate use the version and cache entries of another one', async () => {
    const earlier = openIsolate();
    await earlier.request().story('home');
    delivery.simulated.version = 200;
    vi.advanceTimersByTime(60_000);
    await earlier.request().story('impressum');
    await earlier.settle();
    await vi.runAllTimersAsync();
    await earlier.settle();

    delivery.simulated.space = down;
    delivery.simulated.answer = down;
    expectConsoleError('Storyblok space failed (404)');
    const asked = delivery.storyCalls().length;
    const story = await openIsolate(earlier.cache).request().story('impressum');
    expect(story).toMatchObject({fullSlug: 'impressum'});
    expect(delivery.storyCalls()).toHaveLength(asked);
  });

  it('is not assumed by a new isolate while the space can be read', async () => {
    const earlier = openIsolate();
    await earlier.request().story('home');
    await earlier.settle();
    delivery.simulated.version = 200;
    await openIsolate(earlier.cache).request().story('home');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '200']);
  });
});
