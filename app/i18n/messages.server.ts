import {languages, type Language} from './languages';
import {flatten, type Messages} from './flatten';
import {germanMessages} from './messages.de';
import {englishMessages} from './messages.en';
import type {WorkerMessageKey} from './messages';
import {createTranslate, type Translate} from './translate';
import {workerMessages} from './worker-messages.server';

const german = flatten(germanMessages);
const english = flatten(englishMessages);

/** All messages of a language; English falls back to German, key by key (decision 4). */
export const messagesOf: Record<Language, Messages> = {
  de: {...german, ...flatten(workerMessages.de)},
  en: {...german, ...english, ...flatten(workerMessages.de), ...flatten(workerMessages.en)},
};

/** German texts for keys that English lacks: the browser's English bundle does not carry them. */
export const missingEnglish: Messages = Object.fromEntries(
  Object.entries(german).filter(([key]) => !(key in english)),
);

type WorkerTranslate = Translate<WorkerMessageKey>;

const translators: Record<Language, WorkerTranslate> = {
  de: createTranslate(messagesOf.de, languages.de.locale),
  en: createTranslate(messagesOf.en, languages.en.locale),
};

/** The translator of a language, for loaders, actions and the first rendering. */
export function translatorOf(language: Language): WorkerTranslate {
  return translators[language];
}
