/** How long a notice stays when it does not say (spec §9), in milliseconds. */
export const NOTICE_DURATION_MS = 4000;

export interface NoticeClock {
  pause(): void;
  resume(): void;
  stop(): void;
}

/**
 * Calls `onEnd` once after `durationMs`, not counting the time between `pause` and `resume`. A duration of 0
 * or less never ends.
 */
export function startClock(durationMs: number, onEnd: () => void): NoticeClock {
  let left = durationMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function pause() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= Date.now() - since;
  }
  function resume() {
    if (timer !== null || durationMs <= 0) return;
    since = Date.now();
    timer = setTimeout(onEnd, Math.max(0, left));
  }
  resume();
  return {pause, resume, stop: pause};
}
