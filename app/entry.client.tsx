import {RemixBrowser} from '@remix-run/react';
import {hydrateRoot} from 'react-dom/client';
import {LanguageProvider} from '~/i18n/use-language';
import {languageOfPath, languages, type Language} from '~/i18n/languages';
import {flatten, type Messages} from '~/i18n/flatten';
import {createTranslate} from '~/i18n/translate';

/** Each language's messages are a file of their own; only the page's language is loaded. */
async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'de') return flatten((await import('~/i18n/messages.de')).germanMessages);
  const {englishMessages} = await import('~/i18n/messages.en');
  return {...germanFallbacks(), ...flatten(englishMessages)};
}

/** German texts that the server sent along because English lacks them (decision 4). */
function germanFallbacks(): Messages {
  const sent = document.getElementById('german-fallbacks')?.textContent;
  return sent ? (JSON.parse(sent) as Messages) : {};
}

async function hydrate() {
  const language = languageOfPath(location.pathname);
  const t = createTranslate(await loadMessages(language), languages[language].locale);
  // At once, not as a transition: a key pressed meanwhile would interrupt it, which React 18 may not survive.
  hydrateRoot(
    document,
    <LanguageProvider language={language} t={t}>
      <RemixBrowser />
    </LanguageProvider>,
  );
}

void hydrate();
