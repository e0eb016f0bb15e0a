import {useState} from 'react';

/** Whether something was true at least once: what was opened stays in the page, so that closing can be seen. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
