import {createContext, useContext} from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Gives the content security policy's nonce to the page while it is rendered on the worker. */
export const NonceProvider = Nonce.Provider;

/** Nonce for inline scripts; browsers hide it from script, so there is none after hydration. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
