import {createContext, type ReactNode, useContext, useMemo} from 'react';
import type {PageName} from '~/pages';
import {href} from './href';
import {type Language, languages} from './languages';
import {createTranslate, type Messages, type Translate} from './messages';

interface LanguageContext {
  language: Language;
  t: Translate;
}

const Context = createContext<LanguageContext | null>(null);

/** Provides the page's language and its messages to all components below. */
export function LanguageProvider({children, ...value}: LanguageContext & {children: ReactNode}) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The page's language and translator. Throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageContext {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage needs a LanguageProvider above it');
  return context;
}

/**
 * The translator of the page's language. In the browser it has the messages that every page loads and, below
 * `PageMessages`, those of the page; all others are only available to markup that the worker alone renders.
 */
export function useTranslate(): Translate {
  return useLanguage().t;
}

/** Builds links in the page's language: `const to = useHref(); to('product', {handle})`. */
export function useHref() {
  const {language} = useLanguage();
  return (page: PageName, params?: Record<string, string>) => href(language, page, params);
}

interface PageMessagesProps {
  messages: Messages | undefined;
  children: ReactNode;
}

/** Adds messages sent by a page's loader for the components below; no other page loads them. */
export function PageMessages({messages, children}: PageMessagesProps) {
  const parent = useLanguage();
  const value = useMemo(() => {
    // The worker has all messages.
    if (import.meta.env.SSR || !messages) return parent;
    const {language, t} = parent;
    return {language, t: createTranslate(messages, languages[language].locale, t)};
  }, [messages, parent]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
