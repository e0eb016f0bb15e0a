import {createContext, useContext, type ReactNode} from 'react';
import type {PageName} from '~/pages';
import {href} from './href';
import type {Language} from './languages';
import type {Translate} from './translate';

interface LanguageContext {
  language: Language;
  t: Translate;
}

const Context = createContext<LanguageContext | null>(null);

/** Gives the page's language and its messages to all components below. */
export function LanguageProvider({children, ...value}: LanguageContext & {children: ReactNode}) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The page's language and translator. Throws outside of a LanguageProvider. */
export function useLanguage(): LanguageContext {
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
