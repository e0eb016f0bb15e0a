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
    ['one without a time', {...view, timestamp: undefined}],
  ])('are accepted: %s', async (_, event) => {
    const {status, body} = await send('POST', 'events', {events: [event]});
    expect([status, body]).toEqual([200, {message: 'OK', status: 200}]);
    expect(algolia.events()).toEqual([JSON.parse(JSON.stringify(event))]);
  });

  it.each([
    ['an unknown type', {...view, eventType: 'buy'}],
    ['no name', {...view, eventName: ''}],
    ['a name too long', {...view, eventName: 'x'.repeat(65)}],
    ['a name with umlauts', {...view, eventName: 'Räder'}],
    ['no index', {...view, index: ''}],
    ['a token with other signs', {...view, userToken: 'a b'}],
    ['a token too long', {...view, userToken: 'x'.repeat(130)}],
    ['no objects', {...view, objectIDs: undefined}],
    ['21 objects', {...view, objectIDs: Array.from({length: 21}, String)}],
    ['fewer positions than objects', {...click, positions: [1]}],
    ['a position 0', {...click, positions: [0, 1]}],
    ['a click after a search without positions', {...click, positions: undefined}],
    ['positions without a search', {...click, queryID: undefined}],
    ['positions of a view', {...view, queryID, positions: [1, 2]}],
    ['a wrong mark of the search', {...view, queryID: 'abc'}],
    ['an old one', {...view, timestamp: Date.now() - 31 * DAY}],
    ['one from tomorrow', {...view, timestamp: Date.now() + DAY}],
    ['seconds for milliseconds', {...view, timestamp: Math.floor(Date.now() / 1000)}],
    ['a subtype of a view', {...view, eventSubtype: 'addToCart'}],
    ['a misspelled field', {...view, queryId: queryID}],
  ])('are refused: %s', async (_, event) => {
    const {status, body} = await send('POST', 'events', {events: [view, event]});
    expect(status).toBe(422);
    expect(body.status).toBe(422);
    expect(body.message).toContain('Invalid event 1');
    expect(algolia.events()).toEqual([]);
  });

  it('need a body and a key', async () => {
    expect((await send('POST', 'events', {})).status).toBe(422);
    expect((await send('POST', 'events', {events: [view]}, null)).status).toBe(403);
  });
});
