import {describe, expect, it} from 'vitest';
import {pagePath} from '~/pages';
import {href} from './href';
import {
  defaultLanguage,
  languageNames,
  languageOfPath,
  languageOfSegment,
  languageOfTag,
  languages,
} from './languages';

describe('the language of a path', () => {
  it.each([
    ['/', 'de'],
    ['/en-us', 'en'],
    ['/en-us/', 'en'],
    ['/EN-US/cart', 'en'],
    ['/en-us.data', 'en'],
    ['/EN-US.DATA', 'en'],
    ['/en-us/products/gravel-x.data', 'en'],
    ['/_root.data', 'de'],
    ['/en', 'de'],
    ['/en-us-tour', 'de'],
    ['/products/en-us', 'de'],
    ['/de/en-us', 'de'],
    ['', 'de'],
  ])('for %s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['en-US', 'en'],
    ['en', null],
    ['EN-us', null],
    ['xx', null],
    ['', null],
    ['__proto__', null],
    [null, null],
  ])('for %s is %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});

describe.each(languageNames)('the language %s', (language) => {
  const {prefix, tag, locale, shopify} = languages[language];
  const others = languageNames.filter((name) => name !== language).map((name) => languages[name]);

  it('differs from the others in prefix, tag and Shopify code', () => {
    const own = [prefix, tag, shopify, ...(prefix ? [shopify.toLowerCase()] : [])];
    const taken = others.flatMap((other) => [other.prefix, other.tag, other.shopify]);
    expect(own.filter((word) => taken.some((other) => other === word))).toEqual([]);
  });

  it('is recognised only by its own paths and tag', () => {
    expect(prefix === '').toBe(language === defaultLanguage);
    expect(languageOfPath(href(language, 'home'))).toBe(language);
    expect(languageOfPath(href(language, 'cart'))).toBe(language);
    expect(pagePath('cart', language).startsWith(prefix)).toBe(true);
    expect(languageOfTag(tag)).toBe(language);
  });

  it('is recognised by its Shopify path segment, unless it is the default language', () => {
    const expected = language === defaultLanguage ? null : language;
    expect(languageOfSegment(shopify)).toBe(expected);
    expect(languageOfSegment(prefix)).toBe(expected);
  });

  it('has a locale and a tag that Intl supports', () => {
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });
});
