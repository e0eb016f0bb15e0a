import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const noopSubscribe = () => () => undefined;

/** False on the server and until hydration: elements that need script are shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
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
export function useHasBeenTrue(value: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(value);
  if (value && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue || value;
}

/** Parts of a document that only exist while the worker renders it; empty after hydration. */
interface WorkerDocument {
  /** Of the CSP, for inline scripts; browsers hide it from script. */
  nonce?: string;
  /** What only readers of documents want to know, for the end of the head. */
  headTags?: ReactNode;
  /** The scripts that start the page, for the end of the body. */
  scripts?: ReactNode;
}

const WorkerDocumentContext = createContext<WorkerDocument>({});

export const WorkerDocumentProvider = WorkerDocumentContext.Provider;

/** The document's nonce, tags and scripts while the worker renders it; empty in the browser. */
export function useWorkerDocument(): WorkerDocument {
  return useContext(WorkerDocumentContext);
}
