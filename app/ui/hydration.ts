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

/** False on the server and until the page has come alive: what needs script is shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * `useLayoutEffect` that the worker may render: for what must be done by the time that a visitor sees the page. An
 * effect comes a moment later, in which somebody may already press a key or click elsewhere.
 */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Whether something was true at least once: what was opened stays in the page, so that closing can be seen. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** What the worker alone puts into a document while it renders it; after hydration there is none of it. */
interface WorkerDocument {
  /** Of the content security policy, for inline scripts; browsers hide it from script. */
  nonce?: string;
  /** What starts the page's script, for the end of the body. */
  scripts?: ReactNode;
}

const Parts = createContext<WorkerDocument>({});

export const WorkerDocumentProvider = Parts.Provider;

export function useWorkerDocument(): WorkerDocument {
  return useContext(Parts);
}
