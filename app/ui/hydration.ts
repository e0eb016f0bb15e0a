import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => undefined;

/** False on the server and until hydration: elements that need script are shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * `useLayoutEffect` that the worker can render: for work that must be done before a visitor sees the page. An effect
 * runs a moment later, when the visitor may already press a key or click elsewhere.
 */
export const useIsomorphicLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Whether something was ever true: what was opened stays in the page, so that closing can be animated. */
export function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Parts of a document that only exist while the worker renders it; empty after hydration. */
interface WorkerDocument {
  /** Of the CSP, for inline scripts; browsers hide it from script. */
  nonce?: string;
  /** The scripts that start the page, for the end of the body. */
  scripts?: ReactNode;
}

const Parts = createContext<WorkerDocument>({});

export const WorkerDocumentProvider = Parts.Provider;

export function useWorkerDocument(): WorkerDocument {
  return useContext(Parts);
}
