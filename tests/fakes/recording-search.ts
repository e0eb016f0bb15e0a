import type {AppLoadContext} from '@shopify/remix-oxygen';
import {vi} from 'vitest';
import type {SearchEvent} from '../../app/services/algolia/search-types';
import {contextOf, SHOP} from './request-context';

interface RecordingSearch {
  context: AppLoadContext;
  request: Request;
  /** The events that the search service received. */
  events: SearchEvent[];
}

/** A request with a search service that only records events. */
export async function recordingSearch(
  path: string,
  headers: Record<string, string> = {},
): Promise<RecordingSearch> {
  const request = new Request(new URL(path, SHOP), {
    headers: {'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ...headers},
  });
  const events: RecordingSearch['events'] = [];
  const context = await contextOf(request);
  const sendEvent = vi.fn((sent: SearchEvent) => {
    events.push(sent);
    return Promise.resolve();
  });
  return {context: {...context, search: {...context.search, sendEvent}}, request, events};
}
