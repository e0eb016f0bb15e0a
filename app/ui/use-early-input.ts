import {useEffect, type RefObject} from 'react';

/**
 * Tells what a visitor has typed into a field before script came. A field with a `value` shows it until React renders
 * it for the second time, with what `shown` was.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement>,
  shown: string,
  tell: (typed: string) => void,
): void {
  useEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== shown) tell(typed);
    // Once, when the page comes alive.
  }, []);
}
