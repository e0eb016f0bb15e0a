import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';

/** A view that is complete on the worker; browsers only get the named properties, all others may be missing. */
export type SentToBrowser<View, Name extends keyof View = never> = Pick<View, Name> & Partial<View>;

/**
 * Hides all but the named properties of a view from browsers and returns it: for the content of `ServerMarkup`, which
 * they never render. Changes the view itself, since Remix serializes enumerable properties (turbo-stream, `flatten`); a
 * copy by spread lacks what is hidden.
 */
export function sendOnly<View extends object, Name extends keyof View = never>(
  view: View,
  ...names: Name[]
): SentToBrowser<View, Name> {
  for (const name of Reflect.ownKeys(view)) {
    const isSent = names.some((sentName) => sentName === name);
    if (!isSent) Object.defineProperty(view, name, {enumerable: false});
  }
  return view;
}

/**
 * Hides the named properties of a view from browsers, as `sendOnly` does. Its type is unchanged: pass it to components
 * whose props omit them.
 */
export function sendWithout<View extends object>(view: View, ...names: (keyof View)[]): View {
  for (const name of names) Object.defineProperty(view, name, {enumerable: false});
  return view;
}

/**
 * Renders a worker-only part to HTML (`ui/ServerMarkup.tsx`). It has the language, but no other context of its page.
 *
 * @param idPrefix Prefix of all ids in the part, to avoid collisions with the page around it
 */
export function renderMarkup(part: ReactNode, language: Language, idPrefix: string): string {
  const html = renderToString(
    <LanguageProvider language={language} t={translatorOf(language)}>
      {part}
    </LanguageProvider>,
    {identifierPrefix: idPrefix},
  );
  // Reading a character makes V8 flatten the hundreds of string pieces that React wrote. Unflattened, markup takes
  // three times the memory, and every page that contains it flattens them again.
  html.charCodeAt(0);
  return html;
}
