import {describe, expect, it} from 'vitest';
import {headerLine, isOneAddress, mailbox, readMailbox} from './mail.server';

describe('one address', () => {
  it.each([
    'jana@mail.example',
    'j.p+rad@sub.mail.example',
    "o'brien@mail.example",
    'käthe@müller.example',
  ])('is %s', (text) => expect(isOneAddress(text)).toBe(true));

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
  ])('is not %j', (text) => expect(isOneAddress(text)).toBe(false));
});

describe('a line of a header', () => {
  it.each([
    ['Jana\r\nBcc: otto@mail.example', 'Jana Bcc: otto@mail.example'],
    ['Jana\u2028Otto\u0085Paul\u0000', 'Jana Otto Paul'],
    ['  Leasing \t Anfrage ', 'Leasing Anfrage'],
    ['\u202etnuocca\u202c', 'tnuocca'],
    ['=?utf-8?q?=0D=0ABcc?=', '= ?utf-8?q?=0D=0ABcc?='],
    ['halbes \ud83d Zeichen', 'halbes Zeichen'],
    ['Jürgen 🚲 Öztürk', 'Jürgen 🚲 Öztürk'],
  ])('%j stays one line', (text, line) => expect(headerLine(text)).toBe(line));

  it('ends after 160 signs, none of them halved', () => {
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

  it('takes nothing but one address', () => {
    expect(() => mailbox('Jana', 'jana@mail.example, otto@mail.example')).toThrow('one address');
  });

  it('is read as settings write it', () => {
    const shop = {name: 'Radladen', address: 'post@radladen.example'};
    expect(readMailbox('Radladen <post@radladen.example>')).toEqual(shop);
    expect(readMailbox('"Radladen" <post@radladen.example>')).toEqual(shop);
    expect(readMailbox(' post@radladen.example ')).toEqual({...shop, name: ''});
    for (const text of ['', 'Radladen', 'Radladen <post>', 'a@b.example, c@d.example']) {
      expect(readMailbox(text)).toBeNull();
    }
  });
});
