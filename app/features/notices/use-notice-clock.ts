import {useEffect, useRef, useState} from 'react';
import {startClock, type NoticeClock} from './notice-clock';

/**
 * Runs a notice's time from when there is script. It rests while someone points at the notice or has the
 * focus in it: what is returned belongs on its element.
 */
export function useNoticeClock(durationMs: number, onEnd: () => void) {
  const clock = useRef<NoticeClock | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const [held, setHeld] = useState({pointer: false, focus: false});
  const paused = held.pointer || held.focus;

  useEffect(() => {
    clock.current = startClock(durationMs, () => end.current());
    return () => clock.current?.stop();
  }, [durationMs]);
  useEffect(() => {
    if (paused) clock.current?.pause();
    else clock.current?.resume();
  }, [paused]);

  const hold = (change: Partial<typeof held>) => () =>
    setHeld((current) => ({...current, ...change}));
  return {
    paused,
    holders: {
      onPointerEnter: hold({pointer: true}),
      onPointerLeave: hold({pointer: false}),
      onFocus: hold({focus: true}),
      onBlur: hold({focus: false}),
    },
  };
}
