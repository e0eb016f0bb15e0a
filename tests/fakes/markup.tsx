import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {flatten} from '~/i18n/flatten';
import type {Language} from '~/i18n/languages';
import {englishMessages} from '~/i18n/messages.en';
import {germanMessages} from '~/i18n/messages.de';
import {createTranslate} from '~/i18n/translate';
import {LanguageProvider} from '~/i18n/use-language';

/** The markup of an element on a page in a language, as the worker writes it. */
export function markup(element: ReactElement, language: Language = 'de'): string {
  const messages = flatten(language === 'de' ? germanMessages : englishMessages);
  return renderToStaticMarkup(
    <LanguageProvider language={language} t={createTranslate(messages, language)}>
      {element}
    </LanguageProvider>,
  );
}
