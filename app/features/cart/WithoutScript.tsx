import type {ReactNode} from 'react';
import {useHydrated} from '~/ui/use-hydrated';

/** What only a page without JavaScript needs: hidden from the start where scripts run, so nothing jumps. */
export function WithoutScript({children}: {children: ReactNode}) {
  if (useHydrated()) return null;
  return <div className="not-noscript:hidden">{children}</div>;
}
