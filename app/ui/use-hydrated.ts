import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** False on the server and until the page has come alive: what needs script is shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
