import {describe, expect, it} from 'vitest';
import {pageLinks} from './page-links';

const linksOf = (path: string) =>
  pageLinks('https://shop.test', path).map(({rel, hrefLang, href}) => [hrefLang ?? rel, href]);

describe('the links of a page', () => {
  it.each([
    ['/warenkorb', 'https://shop.test/warenkorb', 'https://shop.test/en-us/cart'],
    ['/en-us/cart', 'https://shop.test/warenkorb', 'https://shop.test/en-us/cart'],
    ['/', 'https://shop.test/', 'https://shop.test/en-us'],
    ['/en-us', 'https://shop.test/', 'https://shop.test/en-us'],
    ['/products/x', 'https://shop.test/products/x', 'https://shop.test/en-us/products/x'],
  ])('%s name itself and both languages, German for all others', (path, german, english) => {
    expect(linksOf(path)).toEqual([
      ['canonical', `https://shop.test${path}`],
      ['de', german],
      ['en-US', english],
      ['x-default', german],
    ]);
  });
});
