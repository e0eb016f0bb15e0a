import {createContext, type ReactNode, useContext} from 'react';

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
