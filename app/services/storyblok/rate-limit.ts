import {QUEUE_LIMIT_MS} from './limits';

/** Places in the queue of one isolate: numbers only, because no request may await another's promise. */
export interface RateLimit {
  /** Takes the next place; answers the milliseconds until its turn. */
  reserve(): number;
}

/**
 * Allows `perSecond` requests in any second. Who waits sleeps on an own timer, and never longer than
 * `QUEUE_LIMIT_MS`, so that the queue cannot hang.
 */
export function createRateLimit(perSecond: number): RateLimit {
  const turns: number[] = [];
  return {
    reserve() {
      const now = Date.now();
      const [oldest] = turns;
      const free = oldest !== undefined && turns.length >= perSecond ? oldest + 1000 : now;
      const turn = Math.min(Math.max(now, free), now + QUEUE_LIMIT_MS);
      turns.push(turn);
      if (turns.length > perSecond) turns.shift();
      return turn - now;
    },
  };
}
