/** Stories on a page of a list, and uuids in one question. */
export const PER_PAGE = 25;
export const UUID_BATCH = 50;
/** Retries after 429, each after `RETRY_DELAY_MS`. */
export const MAX_RETRIES = 10;
export const RETRY_DELAY_MS = 300;
/** Requests per second; an OAuth token is allowed fewer. */
export const RATE_LIMIT = {token: 5, oauthToken: 3} as const;

/** One limit for everything a call does together: its place in the queue, the space's version, all tries. */
export const TIME_LIMIT_MS = 6000;
/** Header and footer stand on every page, so they wait less when a copy can stand in. */
export const COPY_TIME_LIMIT_MS = 2000;
export const VERSION_TIME_LIMIT_MS = 1500;
/** How long a visitor may be older than what editors just published. */
export const VERSION_TTL_MS = 5000;
/** Nobody waits longer for a place in the queue: then Storyblok's own limit (429) decides. */
export const QUEUE_LIMIT_MS = 1000;
