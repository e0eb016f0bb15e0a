import {afterEach, describe, expect, it} from 'vitest';
import {algolia, send} from './demo-search';

afterEach(() => algolia.reset());

const queryID = '0123456789abcdef0123456789abcdef';
const view = {
  eventType: 'view',
  eventName: 'Products seen',
  index: 'radladen_products',
  userToken: 'visitor_1-a',
  objectIDs: ['1', '2'],
  timestamp: Date.now(),
};
const click = {...view, eventType: 'click', queryID, positions: [1, 12]};
const DAY = 86_400_000;

describe('events', () => {
  it.each([
    ['a view', view],
    ['a view after a search', {...view, queryID}],
    ['a click after a search', click],
    ['a click', {...click, queryID: undefined, positions: undefined}],
    ['a conversion', {...view, eventType: 'conversion', eventSubtype: 'addToCart', queryID}],
    ['an event without a timestamp', {...view, timestamp: undefined}],
  ])('are accepted: %s', async (_, event) => {
    const {status, body} = await send('POST', 'events', {events: [event]});
    expect([status, body]).toEqual([200, {message: 'OK', status: 200}]);
    expect(algolia.events()).toEqual([JSON.parse(JSON.stringify(event))]);
  });

  it.each([
    ['an unknown type', {...view, eventType: 'buy'}],
    ['an empty name', {...view, eventName: ''}],
    ['a name that is too long', {...view, eventName: 'x'.repeat(65)}],
    ['a name with umlauts', {...view, eventName: 'Räder'}],
    ['an empty index', {...view, index: ''}],
    ['a user token with invalid characters', {...view, userToken: 'a b'}],
    ['a user token that is too long', {...view, userToken: 'x'.repeat(130)}],
    ['missing object IDs', {...view, objectIDs: undefined}],
    ['21 object IDs', {...view, objectIDs: Array.from({length: 21}, String)}],
    ['fewer positions than object IDs', {...click, positions: [1]}],
    ['position 0', {...click, positions: [0, 1]}],
    ['a click after a search without positions', {...click, positions: undefined}],
    ['positions without a query ID', {...click, queryID: undefined}],
    ['a view with positions', {...view, queryID, positions: [1, 2]}],
    ['an invalid query ID', {...view, queryID: 'abc'}],
    ['a timestamp 31 days ago', {...view, timestamp: Date.now() - 31 * DAY}],
    ['a timestamp in the future', {...view, timestamp: Date.now() + DAY}],
    ['a timestamp in seconds', {...view, timestamp: Math.floor(Date.now() / 1000)}],
    ['a view with a subtype', {...view, eventSubtype: 'addToCart'}],
    ['a misspelled field', {...view, queryId: queryID}],
  ])('are rejected: %s', async (_, event) => {
    const {status, body} = await send('POST', 'events', {events: [view, event]});
    expect(status).toBe(422);
    expect(body.status).toBe(422);
    expect(body.message).toContain('Invalid event 1');
    expect(algolia.events()).toEqual([]);
  });

  it('require a body and an API key', async () => {
    expect((await send('POST', 'events', {})).status).toBe(422);
    expect((await send('POST', 'events', {events: [view]}, null)).status).toBe(403);
  });
});
