import {createContext, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';

interface UnsentChangesContext {
  /** Lines whose new quantity was typed but has not been answered yet. */
  lines: ReadonlySet<string>;
  mark(lineId: string, unsent: boolean): void;
}

const Context = createContext<UnsentChangesContext | null>(null);

/** Knows which lines wait for their quantity to be sent, so that checkout can wait for them. */
export function UnsentChangesProvider({children}: {children: ReactNode}) {
  const [lines, setLines] = useState<ReadonlySet<string>>(new Set());

  const mark = useCallback((lineId: string, unsent: boolean) => {
    setLines((known) => {
      if (known.has(lineId) === unsent) return known;
      const next = new Set(known);
      if (unsent) next.add(lineId);
      else next.delete(lineId);
      return next;
    });
  }, []);

  const value = useMemo(() => ({lines, mark}), [lines, mark]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Lines with unsent changes. Throws outside of the provider. */
export function useUnsentChanges(): UnsentChangesContext {
  const context = useContext(Context);
  if (!context) throw new Error('useUnsentChanges needs an UnsentChangesProvider above it');
  return context;
}
