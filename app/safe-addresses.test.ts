import {describe, expect, it} from 'vitest';
import {
  headerLine,
  isOneAddress,
  mailbox,
  readMailbox,
  safeLink,
  safeReturnTo,
  webAddress,
} from './safe-addresses';

describe('a return path', () => {
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
  ])('from %s is accepted as %s', (given, path) => {
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

  it.each(foreign)('is rejected: %j', (given) => {
    expect(safeReturnTo(given)).toBeNull();
  });

  it('is rejected when it is too long for a page of the shop', () => {
    expect(safeReturnTo(`/suche?q=${'x'.repeat(1_990)}`)).toHaveLength(1_999);
    expect(safeReturnTo(`/suche?q=${'x'.repeat(1_992)}`)).toBeNull();
  });

  it('is rejected when it is a file or missing', () => {
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
  ])('to %j is resolved to %j', (given, address) => {
    expect(safeLink(given)).toBe(address);
  });
});

describe('a web address', () => {
  it.each([
    ['https://host.example/a?b=c', 'https://host.example/a?b=c'],
    ['HTTP://Host.example', 'http://host.example/'],
    ['https:host.example', undefined],
    ['//host.example', undefined],
    ['mailto:hallo@mail.example', undefined],
    [' javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('%j is parsed as %j', (given, href) => {
    expect(webAddress(given)?.href).toBe(href);
  });
});

describe('a single e-mail address', () => {
  it.each([
    'jana@mail.example',
    'j.p+rad@sub.mail.example',
    "o'brien@mail.example",
    'käthe@müller.example',
  ])('may be %s', (text) => expect(isOneAddress(text)).toBe(true));

  it.each([
    '',
    'jana',
    'jana@mail',
    'jana@mail.example,otto@mail.example',
    'jana@mail.example;otto@mail.example',
    'jana@mail.example otto@mail.example',
    'Jana <jana@mail.example>',
    '"jana"@mail.example',
    'jana@mail.example\r\nBcc: otto@mail.example',
    'jana@mail.example\n',
    'jana@mail.example\u0000',
    'jana@mail.example\u2028',
    'jana@@mail.example',
    'jana@[127.0.0.1]',
    `${'x'.repeat(65)}@mail.example`,
    `jana@${'x'.repeat(255)}.example`,
  ])('cannot be %j', (text) => expect(isOneAddress(text)).toBe(false));
});

describe('a header line', () => {
  it.each([
    ['Jana\r\nBcc: otto@mail.example', 'Jana Bcc: otto@mail.example'],
    ['Jana\u2028Otto\u0085Paul\u0000', 'Jana Otto Paul'],
    ['  Leasing \t Anfrage ', 'Leasing Anfrage'],
    ['\u202etnuocca\u202c', 'tnuocca'],
    ['=?utf-8?q?=0D=0ABcc?=', '= ?utf-8?q?=0D=0ABcc?='],
    ['halbes \ud83d Zeichen', 'halbes Zeichen'],
    ['Jürgen 🚲 Öztürk', 'Jürgen 🚲 Öztürk'],
  ])('is a single line for %j', (text, line) => expect(headerLine(text)).toBe(line));

  it('is cut to 160 characters without splitting one', () => {
    const line = headerLine('🚲'.repeat(500));
    expect(Array.from(line)).toHaveLength(160);
    expect(line.endsWith('🚲…')).toBe(true);
  });
});

describe('a mailbox', () => {
  it.each([
    ['Jana Petersen', '"Jana Petersen" <jana@mail.example>'],
    ['Petersen, Jana', '"Petersen, Jana" <jana@mail.example>'],
    ['Jana "Rad" \\ Petersen', '"Jana \\"Rad\\" \\\\ Petersen" <jana@mail.example>'],
    ['x" <otto@mail.example>, "', '"x\\" <otto@mail.example>, \\"" <jana@mail.example>'],
    ['Jana\r\nBcc: otto@mail.example', '"Jana Bcc: otto@mail.example" <jana@mail.example>'],
    ['', 'jana@mail.example'],
  ])('quotes the name %j', (name, text) => expect(mailbox(name, 'jana@mail.example')).toBe(text));

  it('throws for more than one address', () => {
    expect(() => mailbox('Jana', 'jana@mail.example, otto@mail.example')).toThrow('one address');
  });

  it('is parsed from a setting, or is null when invalid', () => {
    const shop = {name: 'Radladen', address: 'post@radladen.example'};
    expect(readMailbox('Radladen <post@radladen.example>')).toEqual(shop);
    expect(readMailbox('"Radladen" <post@radladen.example>')).toEqual(shop);
    expect(readMailbox(' post@radladen.example ')).toEqual({...shop, name: ''});
    for (const text of ['', 'Radladen', 'Radladen <post>', 'a@b.example, c@d.example']) {
      expect(readMailbox(text)).toBeNull();
    }
  });
});
