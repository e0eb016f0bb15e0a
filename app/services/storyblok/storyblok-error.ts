import {ServiceOutage} from '../http/service-outage';

/** Storyblok refused or did not answer. Holds no token. */
export class StoryblokError extends ServiceOutage {
  /** `response` is the parsed body, or `null` without one; `status` is 0 when no answer came in time. */
  constructor(
    operation: string,
    status: number,
    detail: string,
    readonly response: unknown = null,
  ) {
    super('Storyblok', operation, status, detail);
  }
}

/** What a body says went wrong; Storyblok sends `{"error": …}`, `["…"]` or `{"slug": ["…"]}`. */
export function complaintOf(body: unknown, text: string): string {
  if (typeof body !== 'object' || body === null) return text.slice(0, 200);
  const parts: unknown[] = Object.values(body);
  const [first] = parts.flat();
  return typeof first === 'string' ? first.slice(0, 200) : text.slice(0, 200);
}
