import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sendEvent} from './algolia.server';
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

describe('a search event', () => {
  it.each([
    [1, [1]],
    [20, [20]],
    [21, [20, 1]],
    [45, [20, 20, 5]],
  ])('with %i products is sent in one call, as events of at most 20', async (count, sizes) => {
    await sendEvent(settings, event({objectIDs: numbers(count)}));
    const events = sent().flatMap((body) => body.events);
    expect(asked).toHaveBeenCalledOnce();
    expect(events.map(({objectIDs}) => objectIDs.length)).toEqual(sizes);
    expect(events.flatMap(({objectIDs}) => objectIDs)).toEqual(numbers(count));
  });

  it('of a click has its position', async () => {
    await sendEvent(settings, event({positions: [3]}));
    expect(sent()).toEqual([{events: [event({positions: [3]})]}]);
  });

  it('throws an outage when rejected, and is not sent again', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('no', {status: 503})));
    await expect(sendEvent(settings, event())).rejects.toMatchObject({
      name: 'ServiceOutage',
      service: 'Algolia',
      operation: 'events',
      status: 503,
    });
    expect(asked).toHaveBeenCalledOnce();
  });
});
