import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';

/** A view of which the worker has everything and browsers the named properties: all others may be missing. */
export type Sent<View, Name extends keyof View = never> = Pick<View, Name> & Partial<View>;

/**
 * The same view, of which browsers get the named properties and nothing else: for what `KeptMarkup` shows, which
 * they never render. Remix sends what can be enumerated (turbo-stream, `flatten`).
 */
export function sendOnly<View extends object, Name extends keyof View = never>(
  view: View,
  ...names: Name[]
): Sent<View, Name> {
  for (const name of Reflect.ownKeys(view)) {
    const isSent = names.some((sent) => sent === name);
    if (!isSent) Object.defineProperty(view, name, {enumerable: false});
  }
  return view;
}

/**
 * The same view, of which browsers do not get the named properties. Its type stays: hand it to components whose props
 * leave them out.
 */
export function sendWithout<View extends object>(view: View, ...names: (keyof View)[]): View {
  for (const name of names) Object.defineProperty(view, name, {enumerable: false});
  return view;
}

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
