import type {ReactNode} from 'react';
import {useHydrated} from '~/ui/use-hydrated';

/**
 * What only a page without JavaScript needs: hidden from the start where scripts run, so nothing jumps. In a form with
 * a quantity that script has not come to send it is shown there, too (`cart.css`).
 */
export function WithoutScript({children}: {children: ReactNode}) {
  if (useHydrated()) return null;
  return <div className="without-script">{children}</div>;
}
