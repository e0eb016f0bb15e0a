import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {expectConsoleError} from '../../../tests/setup';
import {createIsolateMemory} from '../http/isolate-memory';
import {outageCount} from '../http/outage.server';
import {createGoogleReviews} from './google-reviews.server';

const asked = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

const unknown = {rating: 0, count: 0};
const background: Promise<unknown>[] = [];

function reviews(settings: object = {GOOGLE_PLACES_API_KEY: 'geheim', GOOGLE_PLACE_ID: 'koeln'}) {
  return createGoogleReviews({
    settings: {GOOGLE_PLACES_API_URL: 'https://places.test', ...settings},
    cache: new MemoryCache(),
    memory: createIsolateMemory({entries: 5, ttlMs: 10_000}),
    waitUntil: (promise) => void background.push(promise),
    request: new Request('https://shop.test/'),
  });
}

const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, {status}));

describe('the Google rating', () => {
  it('is requested by place, with the key in a header and not in the URL', async () => {
    asked.mockImplementation(answer({rating: 4.8, userRatingCount: 412}));
    expect(await reviews().rating()).toEqual({rating: 4.8, count: 412});
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('https://places.test/v1/places/koeln');
    expect(init?.headers).toEqual({
      'X-Goog-Api-Key': 'geheim',
      'X-Goog-FieldMask': 'rating,userRatingCount',
    });
  });

  it('is requested once and then cached', async () => {
    asked.mockImplementation(answer({rating: 4.8, userRatingCount: 412}));
    const service = reviews();
    expect([await service.rating(), await service.rating()]).toEqual([
      {rating: 4.8, count: 412},
      {rating: 4.8, count: 412},
    ]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([{}, {GOOGLE_PLACES_API_KEY: 'geheim'}, {GOOGLE_PLACE_ID: 'koeln'}])(
    'is 0 without both key and place: %j',
    async (settings) => {
      expect(await reviews(settings).rating()).toEqual(unknown);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['an error', answer({error: 'denied'}, 403)],
    ['no rating', answer({})],
    ['a rating without its number', answer({rating: 4.8})],
    ['nonsense', answer({rating: 'gut', userRatingCount: 3})],
    ['a rating that cannot be', answer({rating: 11, userRatingCount: 3})],
  ])('is 0 after %s, which is logged and not retried at once', async (_, implementation) => {
    expectConsoleError('Cannot get the Google rating');
    asked.mockImplementation(implementation);
    const service = reviews();
    expect([await service.rating(), await service.rating()]).toEqual([unknown, unknown]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is 0 when the response is slow, and available to the next page', async () => {
    let arrive: (response: Response) => void = () => undefined;
    asked.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const service = reviews();
    const outages = outageCount();
    expect(await service.rating(5)).toEqual(unknown);
    expect(outageCount(), 'the page may be cached').toBe(outages);
    arrive(Response.json({rating: 4.5, userRatingCount: 3}));
    await Promise.all(background);
    expect(await service.rating()).toEqual({rating: 4.5, count: 3});
  });
});
