import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {LanguageProvider} from '~/i18n/use-language';
import {languageOfPath, languages} from '~/i18n/languages';
import {createTranslate, type Messages} from '~/i18n/messages';
import {mayRunTags} from '~/pages';
import {watchBuilds} from '~/services/http/fetch-shop-json';
import {reloadIfReplaced, waitForLazyParts} from '~/ui/lazy-part';

declare global {
  interface Window {
    /** Resolves once the modules of the page's routes have loaded (`worker/document-scripts.server.tsx`). */
    pageModules: Promise<void>;
    /** Path and query of the page that the worker has rendered (`worker/document-scripts.server.tsx`). */
    renderedPath: string;
  }
}

/** Each language's messages are a separate file; only the page's language is loaded. */
const files = import.meta.glob<Messages>(['./i18n/messages.*.ts', '!**/*.{server,test}.*'], {
  import: 'messages',
});

/**
 * Waits for the page's modules, its late parts and its data. `RemixBrowser` throws a promise while the data is being
 * decoded; inside React that would suspend the entire document, and a key press meanwhile would end in React 18's error
 * 345.
 */
async function decodeData(): Promise<void> {
  await window.pageModules;
  await waitForLazyParts();
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}

async function hydrate() {
  const language = languageOfPath(location.pathname);
  const [messages] = await Promise.all([files[`./i18n/messages.${language}.ts`]?.(), decodeData()]);
  const t = createTranslate(messages ?? {}, languages[language].locale);
  if (needsOwnDocument()) {
    location.reload();
    return;
  }
  isHydrated = true;
  startTransition(() => {
    hydrateRoot(
      document,
      <LanguageProvider language={language} t={t}>
        <RemixBrowser />
      </LanguageProvider>,
    );
  });
  watchBuilds();
}

/** Lays out what is below the fold (`late-layout`), one part in each frame, so that no task takes long. */
function layOutRest() {
  const [part] = document.getElementsByClassName('late-layout');
  if (!part) return;
  part.classList.remove('late-layout');
  requestAnimationFrame(layOutRest);
}

/**
 * Once the page's modules have loaded, with which images below the fold would compete for bandwidth. React's development
 * build complains about changed classes, so there everything is laid out at once.
 */
function layOutLater() {
  if (import.meta.env.DEV) document.documentElement.dataset.whole = '';
  else requestAnimationFrame(layOutRest);
}

/** Whether the router shows the pages of other entries of the history. */
let isHydrated = false;

/**
 * Whether the current entry needs a document. After a reload, Back leads to entries of an earlier document without
 * loading one: before this page is hydrated, nothing would show them, and tags that may run in it would read what is
 * typed on a page without tags.
 */
function needsOwnDocument(): boolean {
  const path = location.pathname + location.search;
  if (!isHydrated) return path !== window.renderedPath;
  return mayRunTags(window.renderedPath) && !mayRunTags(path);
}

// Before the router listens.
addEventListener('popstate', (event) => {
  if (!needsOwnDocument()) return;
  event.stopImmediatePropagation();
  location.reload();
});

window.pageModules.then(layOutLater, layOutLater);
hydrate().catch(reloadIfReplaced);
