import {describe, expect, it, vi} from 'vitest';
import {
  hanging,
  openIsolate,
  playDelivery,
  vendorStory,
} from '../../../tests/fakes/storyblok-delivery';
import {expectConsoleError} from '../../../tests/setup';

const delivery = playDelivery();

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
  it('flushes: old entries are never read again', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    delivery.played.version = 200;
    vi.advanceTimersByTime(5000);
    await isolate.request().story('home');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '200']);
  });

  it('is looked for every five seconds, by one request of the isolate', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    vi.advanceTimersByTime(4999);
    await isolate.request().story('impressum');
    expect(delivery.spaceCalls()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const pages = ['home', 'agb', 'widerruf'].map((path) => isolate.request().story(path));
    await Promise.all(pages);
    expect(delivery.spaceCalls()).toHaveLength(2);
  });

  it('is taken over from an answer as well', async () => {
    const isolate = openIsolate();
    delivery.played.answer = () => Response.json({story: vendorStory('home'), cv: 300});
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '300']);
  });

  it('is not taken over from an answer when it is older', async () => {
    const isolate = openIsolate();
    delivery.played.answer = () => Response.json({story: vendorStory('home'), cv: 50});
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '100', '100']);
  });
});

describe('a space that cannot be read', () => {
  it('leaves the last known version serving, from the caches', async () => {
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    delivery.played.space = down;
    delivery.played.answer = down;
    vi.advanceTimersByTime(3600_000);
    expectConsoleError('Storyblok space failed (404)');
    expect(await isolate.request().story('home')).toMatchObject({fullSlug: 'home'});
    expect(delivery.storyCalls().length).toBe(1);
  });

  it('is asked again after five seconds only', async () => {
    delivery.played.space = down;
    expectConsoleError('Storyblok space failed (404)');
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.request().story('impressum');
    expect(delivery.spaceCalls()).toHaveLength(1);
  });

  it('costs a visitor one and a half seconds at most', async () => {
    delivery.played.space = hanging;
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

  it('of a fresh isolate leaves stories that tell no version out of the platform’s cache', async () => {
    delivery.played.space = down;
    delivery.played.answer = () => Response.json({story: vendorStory('home')});
    expectConsoleError('Storyblok space failed (404)');
    const isolate = openIsolate();
    await isolate.request().story('home');
    await isolate.settle();
    expect(cvOf(delivery.storyCalls()[0])).toBe('now');
    expect(isolate.cache.addresses).toEqual([]);
  });

  it('leaves a fresh isolate the version that another one saw last, and all that is kept of it', async () => {
    const earlier = openIsolate();
    await earlier.request().story('home');
    delivery.played.version = 200;
    vi.advanceTimersByTime(5000);
    await earlier.request().story('impressum');
    await earlier.settle();
    await vi.runAllTimersAsync();
    await earlier.settle();

    delivery.played.space = down;
    delivery.played.answer = down;
    expectConsoleError('Storyblok space failed (404)');
    const asked = delivery.storyCalls().length;
    const story = await openIsolate(earlier.cache).request().story('impressum');
    expect(story).toMatchObject({fullSlug: 'impressum'});
    expect(delivery.storyCalls()).toHaveLength(asked);
  });

  it('is not taken from there while it can be read', async () => {
    const earlier = openIsolate();
    await earlier.request().story('home');
    await earlier.settle();
    delivery.played.version = 200;
    await openIsolate(earlier.cache).request().story('home');
    expect(delivery.storyCalls().map(cvOf)).toEqual(['now', '200']);
  });
});
