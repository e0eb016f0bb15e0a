import i18next from 'i18next';
import {describe, expect, it, vi} from 'vitest';
import {languageNames, languages, type Language} from './languages';
import {type MessageKey, createTranslate, flattenAreas} from './messages';
import {messagesOf} from './messages.server';

const counts = [0, 1, 2, 5];
const awkward = [
  ...['Räder & <b>Teile</b>', '"$&" $1 $$', '$t(cart.title)', '{{rad}}', '', 0, 12.5],
];

const oracle = i18next.createInstance();
await oracle.init({
  resources: Object.fromEntries(
    languageNames.map((name) => [languages[name].tag, {translation: messagesOf[name]}]),
  ),
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  interpolation: {escapeValue: false},
});

/** Keys as the shop uses them, each with the placeholders of its messages. */
function askedKeys(language: Language): Map<MessageKey, string[]> {
  const asked = new Map<MessageKey, string[]>();
  for (const [key, text] of Object.entries(messagesOf[language])) {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '') as MessageKey;
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    asked.set(base, [...(asked.get(base) ?? []), ...names]);
  }
  return asked;
}

describe.each(languageNames)('every message in %s', (language) => {
  const translate = createTranslate(messagesOf[language], languages[language].locale);
  const expected = oracle.getFixedT(languages[language].tag);
  const keys = [...askedKeys(language)];
  const differences = (asked: typeof keys, values: readonly (string | number)[], count?: number) =>
    asked.flatMap(([key, names]) =>
      values.flatMap((value) => {
        const filled = {
          ...Object.fromEntries(names.map((name) => [name, value])),
          ...(count !== undefined && {count}),
        };
        const [said, wanted] = [translate(key, filled), expected(key, filled)];
        return said === wanted ? [] : [{key, value, said, wanted}];
      }),
    );

  it.each(counts)('matches i18next for the count %d', (count) => {
    expect(keys).not.toEqual([]);
    // Messages without placeholders are the same for every value.
    const [filled, plain] = [keys.filter(([, names]) => names.length > 0), keys];
    expect([...differences(filled, awkward, count), ...differences(plain, [''], count)]).toEqual(
      [],
    );
  });

  it('matches i18next without a count', () => {
    const uncounted = keys.filter(([key]) => key in messagesOf[language]);
    expect(differences(uncounted, ['Wert'])).toEqual([]);
    const unfilled = uncounted.filter(([key, names]) =>
      translate(key, Object.fromEntries(names.map((name) => [name, 'Wert']))).includes('{{'),
    );
    expect(unfilled).toEqual([]);
  });
});

describe('a message', () => {
  const translate = createTranslate(
    {'cart.items_one': 'ein Rad', 'cart.items_other': '{{count}} Räder'},
    'de-DE',
  );
  const ask = (key: string, values?: Record<string, string | number>) =>
    translate(key as MessageKey, values);

  it('uses the plural form for its count', () => {
    expect(counts.map((count) => ask('cart.items', {count}))).toEqual([
      '0 Räder',
      'ein Rad',
      '2 Räder',
      '5 Räder',
    ]);
  });

  it('falls back to the "other" form when a plural form is missing', () => {
    const french = createTranslate(
      {'cart.items_one': '{{count}} vélo', 'cart.items_other': '{{count}} vélos'},
      'fr-CH',
    );
    expect(new Intl.PluralRules('fr-CH').select(1_000_000)).toBe('many');
    expect(french('cart.items', {count: 1_000_000})).toBe('1000000 vélos');
  });

  it('falls back to its key and logs an error when it is missing', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(ask('cart.unheardOf')).toBe('cart.unheardOf');
    expect(ask('cart.unheardOf', {count: 2})).toBe('cart.unheardOf');
    expect(log.mock.calls).toEqual([
      ['No text for cart.unheardOf'],
      ['No text for cart.unheardOf'],
    ]);
    log.mockRestore();
  });

  it('of a page takes precedence over that of the shop', () => {
    const shop = createTranslate({'cart.title': 'Warenkorb', 'cart.close': 'Schließen'}, 'de-DE');
    const page = createTranslate({'cart.title': 'Ihr Warenkorb'}, 'de-DE', shop);
    expect([page('cart.title'), page('cart.close')]).toEqual(['Ihr Warenkorb', 'Schließen']);
  });
});

describe('message files', () => {
  it('become one table of full keys, prefixed with their file names', () => {
    const files = {
      '../locales/de/cart.json': {title: 'Warenkorb', quantity: {label: 'Menge'}},
      '../locales/de/worker/leasing-request.json': {close: 'Schließen'},
    };
    expect(flattenAreas(files)).toEqual({
      'cart.title': 'Warenkorb',
      'cart.quantity.label': 'Menge',
      'leasingRequest.close': 'Schließen',
    });
  });

  it('drop values that are not text, and may be empty', () => {
    const files = {'cart.json': {count: 3, none: null, yes: true, text: 'da'}, 'form.json': {}};
    expect(flattenAreas(files)).toEqual({'cart.text': 'da'});
  });
});
