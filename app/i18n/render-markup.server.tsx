import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import type {Language} from './languages';
import {translatorOf} from './messages.server';
import {LanguageProvider} from './use-language';

/**
 * HTML of a part that the worker alone renders (`ui/KeptMarkup.tsx`). It knows the language, and nothing else of its page.
 *
 * @param ids Begins all ids of the part, so that the page around has none of them
 */
export function renderMarkup(part: ReactNode, language: Language, ids: string): string {
  return renderToString(
    <LanguageProvider language={language} t={translatorOf(language)}>
      {part}
    </LanguageProvider>,
    {identifierPrefix: ids},
  );
}
