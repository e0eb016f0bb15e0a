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
  const html = renderToString(
    <LanguageProvider language={language} t={translatorOf(language)}>
      {part}
    </LanguageProvider>,
    {identifierPrefix: ids},
  );
  // Reading a character makes V8 join the hundreds of pieces that React wrote. Kept in pieces, markup takes three times the
  // memory, and every page that contains it joins them anew.
  html.charCodeAt(0);
  return html;
}
