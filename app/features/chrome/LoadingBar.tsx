import {useNavigation, useNavigationType} from '@remix-run/react';
import {useEffect, useState} from 'react';

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;

type Phase = 'idle' | 'loading' | 'done' | 'hidden';

/**
 * A bar at the top while the next page loads, in the error colour when that failed (spec §2, §9). A page
 * that fails brings a bar of its own: it begins where the other one ended.
 */
export function LoadingBar({failed}: {failed: boolean}) {
  const loading = useNavigation().state !== 'idle';
  const arrivedBy: string = useNavigationType();
  const [phase, setPhase] = useState<Phase>(failed && arrivedBy !== 'POP' ? 'done' : 'idle');

  useEffect(() => {
    const next = following(phase, loading);
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.delay);
    return () => clearTimeout(timer);
  }, [phase, loading]);

  const color = failed && !loading ? ' loading-bar--failed' : '';
  return <div className={`loading-bar loading-bar--${phase}${color}`} aria-hidden="true" />;
}

function following(phase: Phase, loading: boolean): {phase: Phase; delay: number} | null {
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
