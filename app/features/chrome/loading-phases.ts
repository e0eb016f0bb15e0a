/** How long it takes to the end stands with the bar's looks. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** What the loading bar does: grow, stand full, fade, and stand ready again. */
export type LoadingPhase = 'idle' | 'loading' | 'done' | 'hidden';

/** The phase that follows and after how many milliseconds; `null` where it stays as it is. */
export function followingPhase(
  phase: LoadingPhase,
  loading: boolean,
): {phase: LoadingPhase; delay: number} | null {
  if (loading) return phase === 'loading' ? null : {phase: 'loading', delay: THROTTLE_MS};
  switch (phase) {
    case 'loading':
      return {phase: 'done', delay: 0};
    case 'done':
      return {phase: 'hidden', delay: HIDE_DELAY_MS};
    case 'hidden':
      return {phase: 'idle', delay: RESET_DELAY_MS};
    default:
      return null;
  }
}
