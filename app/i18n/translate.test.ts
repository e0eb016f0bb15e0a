import {createInstance} from 'i18next';
import {describe, expect, it} from 'vitest';
import {flatten} from './flatten';
import {languageNames, languages} from './languages';
import type {MessageKey} from './messages';
import {germanMessages} from './messages.de';
import {englishMessages} from './messages.en';
import {createTranslate} from './translate';
import {workerMessages} from './worker-messages.server';

// Both sets know words of the same areas.
const messages = {
  de: {...flatten(germanMessages), ...flatten(workerMessages.de)},
  en: {...flatten(englishMessages), ...flatten(workerMessages.en)},
};
const counts = [0, 1, 2, 5];
const awkward = ['Räder & <b>Teile</b>', '"$&" $1 $$', '', 0, 12.5];

/** Keys as the shop asks for them, each with the names that its texts want filled. */
function askedKeys(language: 'de' | 'en'): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const [key, text] of Object.entries(messages[language])) {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    asked.set(base, [...(asked.get(base) ?? []), ...names]);
  }
  return asked;
}

function i18nextOf(language: 'de' | 'en') {
  const {locale} = languages[language];
  const instance = createInstance();
  void instance.init({
    lng: locale,
    initImmediate: false,
    keySeparator: false,
    resources: {[locale]: {translation: messages[language]}},
    interpolation: {escapeValue: false},
  });
  return instance;
}

describe.each(languageNames)('every message in %s', (language) => {
  const translate = createTranslate(messages[language], languages[language].locale);
  const i18next = i18nextOf(language);
  const keys = [...askedKeys(language)];

  it.each(keys)('%s says what i18next says, for every count', (key, names) => {
    for (const value of awkward) {
      for (const count of counts) {
        const values = {...Object.fromEntries(names.map((name) => [name, value])), count};
        expect(translate(key as MessageKey, values)).toBe(i18next.t(key, values));
      }
    }
  });

  it.each(keys.filter(([, names]) => !names.includes('count')))(
    '%s says what i18next says, uncounted',
    (key, names) => {
      const values = Object.fromEntries(names.map((name) => [name, 'Wert']));
      expect(translate(key as MessageKey, values)).toBe(i18next.t(key, values));
      expect(translate(key as MessageKey, values)).not.toContain('{{');
    },
  );
});

describe('a message', () => {
  const translate = createTranslate(
    {'cart.items_one': 'ein Rad', 'cart.items_other': '{{count}} Räder'},
    'de-DE',
  );
  const ask = (key: string, values?: Record<string, string | number>) =>
    translate(key as MessageKey, values);

  it('chooses its plural form', () => {
    expect(counts.map((count) => ask('cart.items', {count}))).toEqual([
      '0 Räder',
      'ein Rad',
      '2 Räder',
      '5 Räder',
    ]);
  });

  it('that is missing is answered with its key', () => {
    expect(ask('cart.unheardOf')).toBe('cart.unheardOf');
    expect(ask('cart.unheardOf', {count: 2})).toBe('cart.unheardOf');
  });
});
