import {describe, expect, it} from 'vitest';
import {languageOfPath, languageOfTag} from './languages';

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
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['en-US', 'en'],
    ['en', null],
    ['EN-us', null],
    ['fr', null],
    ['', null],
    ['__proto__', null],
    [null, null],
  ])('%s is %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});
