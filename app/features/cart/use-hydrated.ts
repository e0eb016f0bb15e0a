import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** False on the server and until the page has come alive; what only works without JavaScript goes then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
