import {describe, expect, it} from 'vitest';
import {safeLink, safeReturnTo, webAddress} from './safe-addresses';

describe('a place to return to', () => {
  it.each([
    ['/', '/'],
    ['/products/gravel-x', '/products/gravel-x'],
    ['/products/gravel-x?Farbe=Reseda', '/products/gravel-x?Farbe=Reseda'],
    ['/products/gravel-x#bilder', '/products/gravel-x'],
    ['/ratgeber/../warenkorb', '/warenkorb'],
    ['/products/https://evil.example', '/products/https://evil.example'],
    ['/?to=//evil.example', '/?to=//evil.example'],
    ['/products/grün', '/products/gr%C3%BCn'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('%s is accepted as %s', (given, path) => {
    expect(safeReturnTo(given)).toBe(path);
  });

  const foreign = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ok\\..\\evil',
    '/\u0000',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https://shop.test.evil.example',
    'https://shop.test@evil.example',
    'https:evil.example',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hallo',
    'products/gravel-x',
    '?page=2',
    '',
  ];

  it.each(foreign)('%j is refused', (given) => {
    expect(safeReturnTo(given)).toBeNull();
  });

  it('is no file and not left out', () => {
    expect(safeReturnTo(new File([], 'a.txt'))).toBeNull();
    expect(safeReturnTo(null)).toBeNull();
  });
});

describe('a link', () => {
  it.each([
    ['/laufraeder?Farbe=Grün#oben', '/laufraeder?Farbe=Grün#oben'],
    ['#kontakt', '#kontakt'],
    [' https://hersteller.example/a ', 'https://hersteller.example/a'],
    ['http://räder.example', 'http://räder.example'],
    ['mailto:hallo@mail.example', 'mailto:hallo@mail.example'],
    ['tel:+4922112345', 'tel:+4922112345'],
    ['java\nscript:alert(1)', null],
    ['data:text/html,hallo', null],
    ['ftp://host.example/a', null],
    ['//host.example', null],
    ['/\t/host.example', null],
    ['/\\host.example', null],
    ['host.example', null],
    ['#', null],
    ['', null],
    [`/${'a'.repeat(2000)}`, null],
  ])('to %j leads to %j', (given, address) => {
    expect(safeLink(given)).toBe(address);
  });
});

describe('an address on the web', () => {
  it.each([
    ['https://host.example/a?b=c', 'https://host.example/a?b=c'],
    ['HTTP://Host.example', 'http://host.example/'],
    ['https:host.example', undefined],
    ['//host.example', undefined],
    ['mailto:hallo@mail.example', undefined],
    [' javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('%j is %j', (given, href) => {
    expect(webAddress(given)?.href).toBe(href);
  });
});
