import {fetchJson} from '../http/fetch-json.server';
import type {AlgoliaSettings} from './ask-algolia.server';
import type {SearchEvent} from './search-types';

/** Objects in an event and events in a call. */
const CHUNK = 20;
/** Of an anonymous visitor. */
const USER_TOKEN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Tells Algolia's Insights API what visitors did, 20 events a call, one call after the other. Throws `TypeError`
 * for a user token that the shop would never give out, `ServiceOutage` when a call fails.
 */
export async function sendEvents(settings: AlgoliaSettings, events: SearchEvent[]): Promise<void> {
  if (events.some(({userToken}) => !USER_TOKEN.test(userToken))) {
    throw new TypeError('A user token has 1 to 64 letters, digits, _ and -');
  }
  for (const chunk of chunksOf(events.flatMap(withFewObjects))) {
    await fetchJson({
      service: 'Algolia',
      operation: 'events',
      url: `${settings.insightsUrl}/1/events`,
      init: {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': settings.appId,
          'X-Algolia-API-Key': settings.searchKey,
        },
        body: JSON.stringify({events: chunk}),
      },
      idempotent: false,
    });
  }
}

/** Algolia takes at most 20 objects in one event. */
function withFewObjects(event: SearchEvent): SearchEvent[] {
  return chunksOf(event.objectIDs).map((objectIDs, at) => ({
    ...event,
    objectIDs,
    ...(event.positions && {positions: event.positions.slice(at * CHUNK, (at + 1) * CHUNK)}),
  }));
}

function chunksOf<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / CHUNK);
  return Array.from({length: count}, (_, at) => items.slice(at * CHUNK, (at + 1) * CHUNK));
}
