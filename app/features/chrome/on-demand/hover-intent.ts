/** Design brief, section 3: who only passes by opens nothing, who strays for a moment closes nothing. */
const ENTER_MS = 80;
const LEAVE_MS = 160;

/**
 * Turns a pointer's ways into decisions: `decide` is called with what a pointer has rested on for 80 ms, or
 * with `away` when it has been gone for 160 ms. The last word counts.
 */
export function createHoverIntent<Target>(decide: (target: Target) => void, away: Target) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (delayMs: number, target: Target) => {
    clearTimeout(timer);
    timer = setTimeout(() => decide(target), delayMs);
  };
  return {
    enter: (target: Target) => wait(ENTER_MS, target),
    leave: () => wait(LEAVE_MS, away),
    cancel: () => clearTimeout(timer),
  };
}
