import {createContext, type ReactNode, useContext, useMemo} from 'react';
import type {PageName} from '~/pages';
import {href} from './href';
import {type Language, languages} from './languages';
import type {WorkerMessageKey} from './messages';
import {createTranslate, type Messages, type Translate} from './translate';

interface LanguageContext {
  language: Language;
  t: Translate;
}

interface WorkerContext extends LanguageContext {
  t: Translate<WorkerMessageKey>;
}

const Context = createContext<WorkerContext | null>(null);

/** Gives the page's language and its messages to all components below. */
export function LanguageProvider({children, ...value}: WorkerContext & {children: ReactNode}) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The page's language and translator. Throws outside of a LanguageProvider. */
export function useLanguage(): LanguageContext {
  return useWorkerLanguage();
}

/**
 * The page's language with a translator for the worker's messages too: for markup that browsers never render
 * (`chrome/KeptMarkup.tsx`), as they load none of those. Throws outside of a LanguageProvider.
 */
export function useWorkerLanguage(): WorkerContext {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage needs a LanguageProvider above it');
  return context;
}

/** The translator of the page's language. */
export function useTranslate(): Translate {
  return useLanguage().t;
}

/** Builds links in the page's language: `const to = useHref(); to('product', {handle})`. */
export function useHref() {
  const {language} = useLanguage();
  return (page: PageName, params?: Record<string, string>) => href(language, page, params);
}

const PageContext = createContext<Translate<WorkerMessageKey> | null>(null);

/** Gives messages that a page's loader has sent to the components below; no other page loads them. */
export function PageMessages({messages, children}: {messages: Messages; children: ReactNode}) {
  const {language, t: shopTranslate} = useWorkerLanguage();
  const t = useMemo(
    // The worker knows them all.
    () =>
      import.meta.env.SSR ? shopTranslate : createTranslate(messages, languages[language].locale),
    [messages, language, shopTranslate],
  );
  return <PageContext.Provider value={t}>{children}</PageContext.Provider>;
}

/** The translator of the page's own messages. Throws outside of `PageMessages`. */
export function usePageTranslate(): Translate<WorkerMessageKey> {
  const t = useContext(PageContext);
  if (!t) throw new Error('usePageTranslate needs PageMessages above it');
  return t;
}
