import {describe, expect, it, vi} from 'vitest';
import {
  hanging,
  openIsolate,
  playDelivery,
  vendorStory,
} from '../../../tests/fakes/storyblok-delivery';
import type {MemoryCache} from '../../../tests/fakes/memory-cache';
import {expectConsoleError} from '../../../tests/setup';

const delivery = playDelivery();

const chrome = {lastGood: true};

/** A cache in which the header's story was seen once, before editors published something new. */
async function warmCache() {
  const isolate = openIsolate();
  await isolate.request().story('config', chrome);
  await isolate.settle();
  delivery.played.version = 200;
  return isolate.cache;
}

/** Forgets the version that isolates saw last. */
async function forgetVersion(cache: MemoryCache): Promise<void> {
  const kept = cache.addresses.filter((address) => address.includes('goodversion'));
  await Promise.all(kept.map((address) => cache.delete(address)));
}

/** What a promise came to, and after how many milliseconds. */
async function timed<Value>(promise: Promise<Value>) {
  const began = Date.now();
  let took = 0;
  const outcome = promise
    .catch((error: unknown) => error)
    .finally(() => (took = Date.now() - began));
  await vi.runAllTimersAsync();
  return {outcome: await outcome, took};
}

const failures: [string, () => Response][] = [
  ['down', () => new Response('zu', {status: 503})],
  ['answering garbage', () => new Response('<html>')],
  ['refusing the token', () => Response.json({error: 'Unauthorized'}, {status: 401})],
];

const standsIn = () => expectConsoleError('the last good copy stands in');

describe('the last good copy', () => {
  it.each(failures)(
    'stands in while Storyblok is %s, and has something new that nobody could read',
    async (_, answer) => {
      const cache = await warmCache();
      delivery.played.answer = answer;
      standsIn();
      const {outcome} = await timed(openIsolate(cache).request().story('config', chrome));
      expect(outcome).toMatchObject({fullSlug: 'config', content: {headline: 'Über config'}});
    },
  );

  it.each(failures)(
    'stands in while Storyblok is %s and no version is known',
    async (_, answer) => {
      const cache = await warmCache();
      await forgetVersion(cache);
      delivery.played.space = answer;
      delivery.played.answer = answer;
      expectConsoleError('Storyblok space failed');
      standsIn();
      const {outcome} = await timed(openIsolate(cache).request().story('config', chrome));
      expect(outcome).toMatchObject({fullSlug: 'config'});
    },
  );

  it.each([
    ['its stories hang', false],
    ['all of it hangs', true],
  ])('keeps nobody waiting for more than two seconds when %s', async (_, everything) => {
    const cache = await warmCache();
    await forgetVersion(cache);
    if (everything) expectConsoleError('Storyblok space failed');
    standsIn();
    delivery.played.answer = hanging;
    if (everything) delivery.played.space = hanging;
    const isolate = openIsolate(cache);
    const first = await timed(isolate.request().story('config', chrome));
    expect(first).toMatchObject({outcome: {fullSlug: 'config'}, took: 2000});
    const second = await timed(isolate.request().story('config', chrome));
    expect(second).toMatchObject({outcome: {fullSlug: 'config'}, took: 0});
  });

  it('never takes the place of a real answer', async () => {
    const cache = await warmCache();
    const {answer} = delivery.played;
    delivery.played.answer = () => new Response('zu', {status: 503});
    standsIn();
    const during = openIsolate(cache);
    await timed(during.request().story('config', chrome));
    await during.settle();

    delivery.played.answer = answer;
    const asked = delivery.storyCalls().length;
    await timed(openIsolate(cache).request().story('config', chrome));
    expect(delivery.storyCalls()).toHaveLength(asked + 1);
  });

  it('is replaced by every newer answer', async () => {
    const cache = await warmCache();
    delivery.played.answer = () => Response.json({story: vendorStory('config', {name: 'Neu'})});
    vi.advanceTimersByTime(5000);
    const later = openIsolate(cache);
    await later.request().story('config', chrome);
    await later.settle();
    await vi.runAllTimersAsync();

    delivery.played.version = 300;
    delivery.played.answer = () => new Response('zu', {status: 503});
    standsIn();
    const {outcome} = await timed(openIsolate(cache).request().story('config', chrome));
    expect(outcome).toMatchObject({name: 'Neu'});
  });

  it.each([
    ['was never seen', 'footer', chrome],
    ['is no part of the chrome', 'config', {}],
  ])('does not exist of a story that %s', async (_, path, params) => {
    const cache = await warmCache();
    delivery.played.answer = () => new Response('zu', {status: 503});
    const {outcome} = await timed(openIsolate(cache).request().story(path, params));
    expect(outcome).toMatchObject({name: 'ServiceOutage', status: 503});
  });

  it('is no draft', async () => {
    const isolate = openIsolate();
    await isolate.request({version: 'draft'}).story('config', chrome);
    await isolate.settle();
    expect(isolate.cache.addresses).toEqual([]);
  });
});
