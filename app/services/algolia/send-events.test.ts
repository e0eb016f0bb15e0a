import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sendEvents} from './algolia.server';
import type {SearchEvent} from './search-types';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  const fine = () => Promise.resolve(Response.json({status: 200, message: 'OK'}));
  vi.stubGlobal('fetch', asked.mockReset().mockImplementation(fine));
});
afterEach(() => void vi.unstubAllGlobals());

const settings = {
  ALGOLIA_APP_ID: 'APP1',
  ALGOLIA_SEARCH_KEY: 'search-only',
  ALGOLIA_INDEX_PREFIX: 'shop_',
  ALGOLIA_INSIGHTS_URL: 'https://insights.test',
};

const numbers = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

const event = (more: Partial<SearchEvent> = {}): SearchEvent => ({
  eventType: 'click',
  eventName: 'Product opened',
  index: 'shop_products',
  userToken: 'visitor_1-a',
  objectIDs: ['11'],
  timestamp: 1_795_000_000_000,
  ...more,
});

const sent = () =>
  asked.mock.calls.map(([, init]) => {
    const text = typeof init?.body === 'string' ? init.body : '';
    return JSON.parse(text) as {events: SearchEvent[]};
  });

describe('search events', () => {
  it.each([
    [0, []],
    [20, [20]],
    [21, [20, 1]],
    [45, [20, 20, 5]],
  ])('are sent in batches of at most 20: %i', async (count, sizes) => {
    await sendEvents(
      settings,
      numbers(count).map((number) => event({objectIDs: [number]})),
    );
    expect(sent().map(({events}) => events.length)).toEqual(sizes);
    expect(sent().flatMap(({events}) => events.flatMap(({objectIDs}) => objectIDs))).toEqual(
      numbers(count),
    );
  });

  it('with more than 20 products are split, each with its own positions', async () => {
    const positions = numbers(25).map(Number);
    await sendEvents(settings, [event({objectIDs: numbers(25), positions})]);
    const [first, second] = sent()[0]?.events ?? [];
    expect(first).toMatchObject({objectIDs: numbers(20), positions: positions.slice(0, 20)});
    expect(second?.objectIDs).toEqual(['21', '22', '23', '24', '25']);
    expect(second?.positions).toEqual([21, 22, 23, 24, 25]);
  });

  it('without products are not sent', async () => {
    await sendEvents(settings, [event({objectIDs: []})]);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['', 'a b', 'jürgen', 'a@b.test', 'x'.repeat(65), 'a\n'])(
    'with the invalid user token %j throw and are not sent',
    async (userToken) => {
      const sending = sendEvents(settings, [event(), event({userToken})]);
      await expect(sending).rejects.toThrow(TypeError);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('with the longest user token are sent', async () => {
    await sendEvents(settings, [event({userToken: 'x'.repeat(64)})]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('throw an outage when rejected, and are not sent again', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('no', {status: 503})));
    await expect(sendEvents(settings, [event()])).rejects.toMatchObject({
      name: 'ServiceOutage',
      service: 'Algolia',
      operation: 'events',
      status: 503,
    });
    expect(asked).toHaveBeenCalledOnce();
  });
});
