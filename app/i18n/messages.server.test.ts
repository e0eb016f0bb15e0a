import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import germanCart from '../../locales/de/cart.json';
import englishCart from '../../locales/en/cart.json';
import {type Language, languageNames} from './languages';
import {messages as germanMessages} from './messages.de';
import {messages as englishMessages} from './messages.en';
import {flattenAreas} from './messages';
import {messagesOf, translatorOf} from './messages.server';

const files = import.meta.glob<object>('../../locales/*/**/*.json', {
  eager: true,
  import: 'default',
});

/** The keys of a language's own files, without the German fallback. */
function keysIn(language: Language): string[] {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.keys(flattenAreas(Object.fromEntries(own))).sort();
}

describe('the messages of the shop', () => {
  it.each(languageNames)('are complete in %s', (language) => {
    expect(keysIn(language)).toEqual(keysIn('de'));
  });

  it.each(languageNames)('match the browser bundle in %s', async (language) => {
    const {messages} = (await import(`./messages.${language}.ts`)) as {
      messages: Record<string, string>;
    };
    expect(messagesOf[language]).toMatchObject(messages);
    expect(Object.keys(messages)).toEqual(Object.keys(germanMessages));
  });

  it('are returned in the requested language', () => {
    expect(translatorOf('de')('cart.title')).toBe(germanCart.title);
    expect(translatorOf('en')('cart.title')).toBe(englishCart.title);
    expect(englishCart.title).not.toBe(germanCart.title);
  });
});

describe('texts for visitors', () => {
  // Required with exactly this apostrophe.
  const asGiven = ["Ups, hier geht's nicht weiter!"];

  it('use typographic apostrophes and quotation marks', () => {
    const typed = Object.values(messagesOf)
      .flatMap((messages) => Object.values(messages))
      .filter((text) => /['"]/.test(text.replaceAll(/<[^>]*>/g, '')));
    expect(typed.filter((text) => !asGiven.includes(text))).toEqual([]);
  });

  it('use German quotation marks in German and English ones in English', () => {
    const [german, english] = [messagesOf.de, messagesOf.en].map((messages) =>
      Object.values(messages),
    );
    expect(german?.filter((text) => /”|“(?=\w|\{)/.test(text))).toEqual([]);
    expect(english?.filter((text) => /[„‚]/.test(text))).toEqual([]);
  });
});

describe('messages for the worker only', () => {
  it('are in no bundle that a browser loads', () => {
    const keys = Object.keys(messagesOf.de).filter((key) => /^(shopify|validations)\./.test(key));
    expect(keys).toContain('shopify.errors.UNIDENTIFIED_CUSTOMER');
    const loaded = {...germanMessages, ...englishMessages};
    expect(keys.filter((key) => key in loaded)).toEqual([]);
    expect('account.notice.expired' in messagesOf.de).toBe(true);
    expect('account.notice.expired' in loaded).toBe(false);
  });
});

describe('a message missing in English', () => {
  const {title, ...rest} = englishCart;

  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../../locales/en/cart.json', () => ({default: rest}));
  });
  afterEach(() => vi.doUnmock('../../locales/en/cart.json'));

  it('falls back to German without affecting other messages', async () => {
    const shortened = await import('./messages.server');
    const english = shortened.translatorOf('en');
    expect(english('cart.title')).toBe(germanCart.title);
    expect(english('cart.title')).not.toBe(title);
    expect(english('cart.close')).toBe(englishCart.close);
  });
});
