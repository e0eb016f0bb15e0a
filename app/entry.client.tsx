import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {LanguageProvider} from '~/i18n/use-language';
import {languageOfPath, languages, type Language} from '~/i18n/languages';
import {flatten, type Messages} from '~/i18n/flatten';
import {createTranslate} from '~/i18n/translate';
import {watchBuilds} from '~/services/builds/latest-build';
import {loadAnew} from '~/ui/load-anew';

/** Each language's messages are a file of their own; only the page's language is loaded. */
async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'de') return flatten((await import('~/i18n/messages.de')).germanMessages);
  const {englishMessages} = await import('~/i18n/messages.en');
  return {...germanFallbacks(), ...flatten(englishMessages)};
}

/** German texts that the server sent along because English lacks them. */
function germanFallbacks(): Messages {
  const sent = document.getElementById('german-fallbacks')?.textContent;
  return sent ? (JSON.parse(sent) as Messages) : {};
}

/**
 * Waits for the page's data. Remix's component throws the promise of it while it is being decoded; inside
 * React that suspends the whole document, and a key pressed meanwhile ends in React 18's error 345.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}

async function hydrate() {
  const language = languageOfPath(location.pathname);
  const [messages] = await Promise.all([loadMessages(language), decodeData()]);
  const t = createTranslate(messages, languages[language].locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <LanguageProvider language={language} t={t}>
        <RemixBrowser />
      </LanguageProvider>,
    );
  });
}

hydrate().catch((error: unknown) => void loadAnew(error));
watchBuilds(window.__remixManifest.version, (build) => {
  document.documentElement.dataset.newBuild = build;
});
