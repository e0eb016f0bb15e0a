import {describe, expect, it} from 'vitest';
import {letterOf} from '../../../tests/fakes/request-letter';
import type {RequestKind, RequestLetter} from './request-letter.server';
import {
  confirmationMail,
  type MailParts,
  plainValue,
  shopMail,
  unconfirmedMail,
} from './request-mails.server';

const contact = {
  name: 'Radladen',
  details: 'Radladen Hanne Brook e. K., Sitz Köln, Amtsgericht Köln, HRA 00000',
  phone: '0221 4710 120',
  address: 'Speichenweg 12, 50674 Köln',
};

const partsOf = (letter: RequestLetter, change: Partial<MailParts> = {}): MailParts => ({
  settings: {
    MAIL_FROM: 'Radladen <anfragen@radladen.example>',
    MAIL_TO: ['laden@radladen.example'],
    SHOP_ORIGIN: 'https://shop.test',
  },
  letter,
  reference: '4F2A-91C0',
  language: 'de',
  contact,
  ...change,
});

const allMails = (parts: MailParts) => [
  shopMail(parts),
  confirmationMail(parts),
  unconfirmedMail(parts),
];

/** Tags of the HTML part, with their attributes. */
const tagsOf = (html: string) => [...html.matchAll(/<[a-z!/][^>]*>/gi)].map(([tag]) => tag);

describe('the mail to the shop', () => {
  it('disarms addresses in free text but contains the e-mail address of the customer', () => {
    const message = 'Sehen Sie https://boese.example/x an, www.boese.example!';
    const {text, html} = shopMail(partsOf(letterOf({message})));
    expect(text).not.toContain('boese.example');
    expect(text.replaceAll('\u2060', '')).toContain(message);
    expect(text).toContain('E-Mail-Adresse: jana.petersen@mail.example');
    expect(html).not.toContain('boese.example');
  });

  it('calls an accessory an item instead of a bike', () => {
    const letter = letterOf();
    const {text, html} = shopMail(partsOf({...letter, bike: {...letter.bike, isBike: false}}));
    for (const part of [text, html]) expect(part).toContain('Der Artikel');
    expect(html).toContain('Artikel im Shop ansehen');
    expect(text).not.toContain('Das Rad');
  });
});

describe('the confirmation mail', () => {
  it.each([
    ['de', 'Ihre Leasing-Anfrage bei Radladen (4F2A-91C0)', 'Leasing-Partner', 'lang="de"'],
    ['en', 'Your leasing request at Radladen (4F2A-91C0)', 'Leasing partner', 'lang="en-US"'],
  ] as const)('is written in the language of the page: %s', (language, subject, label, lang) => {
    const mail = confirmationMail(partsOf(letterOf(), {language}));
    expect(mail).toMatchObject({
      to: ['jana.petersen@mail.example'],
      replyTo: '"Radladen" <laden@radladen.example>',
      subject,
    });
    expect(mail.text).toContain(label);
    expect(mail.html).toContain(label);
    expect(mail.html).toContain(lang);
  });

  it.each(['leasing', 'price', 'appointment'] as const)(
    'has its own text for a %s request and, without a bike, links only to the withdrawal form',
    (kind) => {
      const texts = (['leasing', 'price', 'appointment'] satisfies RequestKind[]).map(
        (name) => confirmationMail(partsOf({...letterOf(), kind: name})).text,
      );
      expect(new Set(texts).size).toBe(3);
      const {html, text} = confirmationMail(partsOf({...letterOf(), kind, bike: null}));
      expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://shop.test/vertrag-widerrufen"']);
      expect(text).toContain('Vertrag widerrufen: https://shop.test/vertrag-widerrufen');
    },
  );

  it('says what the price includes, and shows no unit price without it', () => {
    const measured = {
      unitPrice: {amount: '8.95', currencyCode: 'EUR'},
      unitPriceMeasurement: {referenceUnit: 'L', referenceValue: 1},
    };
    const mailOf = (change: Partial<NonNullable<RequestLetter['bike']>>) => {
      const letter = letterOf();
      const bike = {...letter.bike, measured, ...change};
      const {text, html} = confirmationMail(partsOf({...letter, bike}));
      return [text, html].join().replaceAll('\u00a0', ' ');
    };
    const terms = {taxed: true, shipped: true, importDuties: false};
    const priced = mailOf({terms});
    expect(priced.match(/inkl\. MwSt\. zzgl\. Versand/g)).toHaveLength(2);
    expect(priced).not.toContain('Einfuhrabgaben');
    expect(mailOf({terms: {...terms, importDuties: true}})).toContain(
      'inkl. MwSt. zzgl. Versand, zzgl. Einfuhrabgaben',
    );
    expect(priced).toContain('Grundpreis 8,95 € / 1 l');
    expect(mailOf({terms: {...terms, shipped: false}})).not.toContain('zzgl. Versand');
    const unpriced = mailOf({price: null, terms});
    expect(unpriced).not.toMatch(/Grundpreis|MwSt/);
  });

  it('names legal form, seat and register below what customers get', () => {
    const {text, html} = confirmationMail(partsOf(letterOf()));
    for (const part of [text, html]) expect(part).toContain('Amtsgericht Köln, HRA 00000');
  });

  it('names the phone number only when there is one', () => {
    const without = confirmationMail(partsOf(letterOf(), {contact: {...contact, phone: ''}}));
    expect(without.text).not.toMatch(/rufen Sie|Telefon /);
    expect(confirmationMail(partsOf(letterOf())).text).toContain('0221 4710 120');
  });
});

const hostile = [
  'Jana\r\nBcc: alle@mail.example',
  'Jana\nContent-Type: text/html\n\n<b>',
  '"><script>alert(1)</script>',
  '</td></tr></table><a href="https://boese.example">hier</a>',
  '<img src="https://boese.example/pixel.gif">',
  "' onmouseover='alert(1)",
  '${7*7}{{name}}',
  '\u202eexe.gpj\u0000\u2028Bcc: x@y.example',
  '=?utf-8?q?=0D=0ABcc:_x@y.example?=',
  '🚲'.repeat(3000),
];

describe('request mails', () => {
  it.each(hostile)('never turn typed text into a header or markup: %j', (typed) => {
    const harmless = allMails(partsOf(letterOf({message: 'x', name: 'x'})));
    allMails(partsOf(letterOf({message: typed, name: typed}))).forEach((mail, at) => {
      const headers = [mail.from, ...mail.to, mail.replyTo, mail.subject];
      for (const line of [...headers, ...Object.values(mail.headers)]) {
        expect(line).not.toMatch(/[\r\n\u0000\u2028\u202e]/);
      }
      expect(mail.replyTo).toMatch(/^"(?:[^"\\]|\\.)*" <[^<>@\s]+@[^<>@\s]+>$/);
      const known = new Set(tagsOf(harmless[at]?.html ?? '').concat('<span>', '</span>', '<br>'));
      expect(tagsOf(mail.html).filter((tag) => !known.has(tag))).toEqual([]);
    });
  });

  it('load no external resources', () => {
    for (const {html} of allMails(partsOf(letterOf()))) {
      expect(html).not.toMatch(/<(img|link|script|iframe|object|form)|url\(|@import|\ssrc=/i);
    }
  });

  it('are identical when built again, so that the idempotency key matches', () => {
    expect(allMails(partsOf(letterOf()))).toEqual(allMails(partsOf(letterOf())));
  });
});

it.each([
  ['  Jana  ', 'Jana'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
  ['a \t \nb', 'a\nb'],
  ['a\u0000b\u0007c', 'a b c'],
  ['gpj.\u202eexe', 'gpj. exe'],
  ['halb \ud83d', 'halb'],
  ['Größe 🚲 “ja”', 'Größe 🚲 “ja”'],
])('plainValue turns %j into %j', (typed, plain) => expect(plainValue(typed)).toBe(plain));

it('plainValue cuts text to 10,000 characters', () => {
  expect(plainValue('x'.repeat(100_000))).toHaveLength(10_000);
});
