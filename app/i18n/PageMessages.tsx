import {createContext, useContext, useMemo, type ReactNode} from 'react';
import type {Messages} from './flatten';
import {languages} from './languages';
import type {WorkerMessageKey} from './messages';
import {createTranslate, type Translate} from './translate';
import {useWorkerLanguage} from './use-language';

const Context = createContext<Translate<WorkerMessageKey> | null>(null);

/** Gives messages that a page's loader has sent to the components below; no other page loads them. */
export function PageMessages({messages, children}: {messages: Messages; children: ReactNode}) {
  const {language, t: shopTranslate} = useWorkerLanguage();
  const t = useMemo(
    // The worker knows them all.
    () =>
      import.meta.env.SSR ? shopTranslate : createTranslate(messages, languages[language].locale),
    [messages, language, shopTranslate],
  );
  return <Context.Provider value={t}>{children}</Context.Provider>;
}

/** The translator of the page's own messages. Throws outside of `PageMessages`. */
export function usePageTranslate(): Translate<WorkerMessageKey> {
  const t = useContext(Context);
  if (!t) throw new Error('usePageTranslate needs PageMessages above it');
  return t;
}
