import {useNavigation, useNavigationType} from '@remix-run/react';
import {useEffect, useState} from 'react';

/** Without motion it stands full and faint; its white line shows it on the dark top bar as well. */
const looks: Record<LoadingPhase, string> = {
  idle: 'scale-x-0 opacity-0 motion-reduce:scale-x-100',
  loading:
    'scale-x-92 transition-[scale] duration-2000 ease-out motion-reduce:scale-x-100 motion-reduce:opacity-60',
  done: 'transition-[scale,opacity] duration-200 motion-reduce:opacity-60',
  hidden: 'opacity-0 transition-[scale,opacity] duration-400',
};

/**
 * A bar at the top while the next page loads, in the error colour when that failed. A page
 * that fails brings a bar of its own: it begins where the other one ended.
 */
export function LoadingBar({failed}: {failed: boolean}) {
  const loading = useNavigation().state !== 'idle';
  const arrivedBy: string = useNavigationType();
  const [phase, setPhase] = useState<LoadingPhase>(failed && arrivedBy !== 'POP' ? 'done' : 'idle');

  useEffect(() => {
    const next = followingPhase(phase, loading);
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.delay);
    return () => clearTimeout(timer);
  }, [phase, loading]);

  const color = failed && !loading ? 'bg-danger' : 'bg-tanne-700';
  return (
    <div
      className={`pointer-events-none fixed inset-x-0 top-0 z-80 h-[3px] origin-left [box-shadow:0_1px_0_var(--color-kreide)] ${color} ${looks[phase]}`}
      aria-hidden="true"
    />
  );
}

/** How long it takes to the end stands with the bar's looks. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

/** What the loading bar does: grow, stand full, fade, and stand ready again. */
type LoadingPhase = 'idle' | 'loading' | 'done' | 'hidden';

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
