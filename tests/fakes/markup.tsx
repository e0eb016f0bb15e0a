import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';

/** An element on a page in a language. */
export function inLanguage(element: ReactElement, language: Language = 'de'): ReactElement {
  return (
    <LanguageProvider language={language} t={translatorOf(language)}>
      {element}
    </LanguageProvider>
  );
}

/** The markup of an element on a page in a language, as the worker renders it. */
export function markup(element: ReactElement, language: Language = 'de'): string {
  return renderToStaticMarkup(inLanguage(element, language));
}
