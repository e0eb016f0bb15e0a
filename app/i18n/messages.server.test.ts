import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {flatten} from './flatten';
import {germanMessages} from './messages.de';
import {englishMessages} from './messages.en';
import {messagesOf, missingEnglish, translatorOf} from './messages.server';
import {workerMessages} from './worker-messages.server';

describe('the messages of the shop', () => {
  it('are complete in both languages', () => {
    const german = Object.keys({...flatten(germanMessages), ...flatten(workerMessages.de)});
    expect(Object.keys(messagesOf.de)).toEqual(german);
    expect(Object.keys(messagesOf.en).toSorted()).toEqual(german.toSorted());
    expect(missingEnglish).toEqual({});
  });

  it('are read in the language asked for', () => {
    expect(translatorOf('de')('cart.title')).toBe(germanMessages.cart.title);
    expect(translatorOf('en')('cart.title')).toBe(englishMessages.cart.title);
    expect(englishMessages.cart.title).not.toBe(germanMessages.cart.title);
  });
});

describe('what visitors read', () => {
  // Asked for with this very apostrophe.
  const asGiven = ["Ups, hier geht's nicht weiter!"];

  it('has the apostrophes and quotes of a printer', () => {
    const typed = Object.values(messagesOf)
      .flatMap((messages) => Object.values(messages))
      .filter((text) => /['"]/.test(text.replaceAll(/<[^>]*>/g, '')));
    expect(typed.filter((text) => !asGiven.includes(text))).toEqual([]);
  });

  it('opens quotes below the line in German and above it in English', () => {
    const [german, english] = [messagesOf.de, messagesOf.en].map((messages) =>
      Object.values(messages),
    );
    expect(german?.filter((text) => /”|“(?=\w|\{)/.test(text))).toEqual([]);
    expect(english?.filter((text) => /[„‚]/.test(text))).toEqual([]);
  });
});

describe('messages of the worker alone', () => {
  it('are in no file that a browser loads', () => {
    const spoken = Object.keys(flatten(workerMessages.de));
    expect(spoken).toContain('shopify.errors.UNIDENTIFIED_CUSTOMER');
    expect(spoken).toContain('account.notice.expired');
    const loaded = {...flatten(germanMessages), ...flatten(englishMessages), ...missingEnglish};
    expect(spoken.filter((key) => key in loaded)).toEqual([]);
  });
});

describe('a key that English lacks', () => {
  const {title, ...rest} = englishMessages.cart;

  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./messages.en', () => ({englishMessages: {...englishMessages, cart: rest}}));
  });
  afterEach(() => vi.doUnmock('./messages.en'));

  it('shows the German text, alone', async () => {
    const shortened = await import('./messages.server');
    const english = shortened.translatorOf('en');
    expect(english('cart.title')).toBe(germanMessages.cart.title);
    expect(english('cart.title')).not.toBe(title);
    expect(english('cart.close')).toBe(englishMessages.cart.close);
  });

  it('travels to the browser, whose English bundle lacks it', async () => {
    const shortened = await import('./messages.server');
    expect(shortened.missingEnglish).toEqual({'cart.title': germanMessages.cart.title});
  });
});
