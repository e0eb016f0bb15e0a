import {useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

/**
 * A bar at the top while the next page loads, in the error colour when that failed (spec §2, §9): appears
 * after 200 ms, goes 500 ms after the end.
 */
export function LoadingBar({failed}: {failed: boolean}) {
  const loading = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<'hidden' | 'running' | 'done'>('hidden');

  useEffect(() => {
    if (loading) {
      const start = setTimeout(() => setPhase('running'), THROTTLE_MS);
      return () => clearTimeout(start);
    }
    setPhase((current) => (current === 'running' ? 'done' : current));
    const hide = setTimeout(() => setPhase('hidden'), HIDE_DELAY_MS);
    return () => clearTimeout(hide);
  }, [loading]);

  if (phase === 'hidden') return null;
  const modifier = failed && phase === 'done' ? 'failed' : phase;
  return <div className={`loading-bar loading-bar--${modifier}`} aria-hidden="true" />;
}
