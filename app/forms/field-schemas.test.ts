import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {messagesOf} from '~/i18n/messages.server';
import {acceptedPrivacy, email, required, signInEmail} from './field-schemas';
import {readForm} from './read-form.server';

/** German to the letter, and our English. */
const whenEmpty = {
  name: ['Bitte geben Sie Ihren Namen ein.', 'Please enter your name.'],
  password: ['Bitte geben Sie Ihr Passwort ein.', 'Please enter your password.'],
  firstName: ['Bitte geben Sie Ihren Vornamen ein.', 'Please enter your first name.'],
  lastName: ['Bitte geben Sie Ihren Nachnamen ein.', 'Please enter your last name.'],
  street: ['Bitte geben Sie Ihren Straße ein.', 'Please enter your street.'],
  houseNumber: ['Bitte geben Sie Ihren Hausnummer ein.', 'Please enter your house number.'],
  zipCode: ['Bitte geben Sie Ihren Postleitzahl ein.', 'Please enter your ZIP code.'],
  city: ['Bitte geben Sie Ihren Ort ein.', 'Please enter your city.'],
  country: ['Bitte wählen Sie Ihr Land aus.', 'Please choose your country.'],
  email: ['Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Please enter your e-mail address.'],
  phone: ['Bitte geben Sie Ihre Telefonnummer ein.', 'Please enter your phone number.'],
  leasingPartner: [
    'Bitte wählen Sie einen Leasing-Partner aus.',
    'Please choose a leasing partner.',
  ],
  leasingPortal: [
    'Bitte entscheiden Sie sich ob wir das Angebot direkt in das Leasingportal einstellen dürfen.',
    'Please decide whether we may put the offer straight into the leasing portal.',
  ],
  shippingMethod: ['Bitte wählen Sie eine Versandart aus.', 'Please choose a shipping method.'],
  offerLink: [
    'Bitte geben Sie den Link zum günstigeren Angebot ein.',
    'Please enter the link to the cheaper offer.',
  ],
} as const;
const others = {
  'validations.email.email': [
    'Die E-Mail-Adresse ist nicht korrekt formatiert.',
    'This e-mail address is not in the right format.',
  ],
  'validations.password.confirm': [
    'Die Passwörter müssen übereinstimmen.',
    'The passwords must match.',
  ],
  'validations.privacy.check': [
    'Sie müssen die Datenschutzerklärung akzeptieren.',
    'You have to accept the privacy policy.',
  ],
} as const;

const names = Object.keys(whenEmpty) as (keyof typeof whenEmpty)[];
const shape = z.object({
  ...Object.fromEntries(names.map((name) => [name, required(name)])),
  privacy: acceptedPrivacy,
});

function complaints(language: 'de' | 'en', typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  return readForm(form, shape, language).refused?.answer.fields ?? {};
}

describe.each([
  ['de', 0],
  ['en', 1],
] as const)('messages of fields in %s', (language, column) => {
  it.each(names)('say that %s must not be left empty', (name) => {
    const text = whenEmpty[name][column];
    expect(complaints(language, {})).toMatchObject({[name]: text});
    expect(complaints(language, {[name]: ''})).toMatchObject({[name]: text});
    expect(complaints(language, {[name]: ' \t\u00a0\u3000'})).toMatchObject({[name]: text});
    expect(messagesOf[language][`validations.${name}.nonEmpty`]).toBe(text);
  });

  it.each(Object.entries(others))('say %s', (key, texts) => {
    expect(messagesOf[language][key]).toBe(texts[column]);
  });

  it.each(['off', 'true', '', '0'])('want the box at the privacy policy, not %j', (privacy) => {
    const text = others['validations.privacy.check'][column];
    expect(complaints(language, {privacy})).toHaveProperty('privacy', text);
    expect(complaints(language, {privacy: 'on'})).not.toHaveProperty('privacy');
  });
});

const wordsOf = (schema: typeof email, typed: string) => {
  const read = schema.safeParse(typed);
  return read.success ? read.data : read.error.issues.map(({message}) => message);
};

describe('an e-mail address', () => {
  it.each([
    'jana@mail.example',
    "o'brien@mail.example",
    'j.p+rad@sub.mail.example',
    'jana!rad#1&2@mail.example',
    '.jana..p.@mail.example',
    'j@1.example',
    'info@xn--mller-rder-w5a5z.de',
  ])('is taken as browsers take it: %s', (typed) => expect(wordsOf(email, typed)).toBe(typed));

  it.each([
    [' jana@mail.example ', 'jana@mail.example'],
    ['info@müller-räder.de', 'info@xn--mller-rder-w5a5z.de'],
    ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['info@räder.müller.example', 'info@xn--rder-loa.xn--mller-kva.example'],
    ['info@例え.jp', 'info@xn--r8jz45g.jp'],
  ])('of a domain with umlauts becomes what mail servers know: %s', (typed, plain) => {
    expect(wordsOf(email, typed)).toBe(plain);
    expect(wordsOf(signInEmail, typed)).toBe(plain);
  });

  it.each([
    'jana',
    'jana@',
    '@mail.example',
    'jana@mail',
    'jana@-mail.example',
    'jana@mail..example',
    'jana@mail.example.',
    'jana@müller.example/x',
    'jana@müller.example:80',
    'jana@otto@müller.example',
    'jana petersen@mail.example',
    'käthe@mail.example',
    'jana@mail.example, otto@mail.example',
    'jana@[127.0.0.1]',
    '"jana"@mail.example',
    'jana@@mail.example',
    'mailto:jana@mail.example',
  ])('is refused where no mail server or browser takes it: %s', (typed) => {
    expect(wordsOf(email, typed)).toContain('validations.email.email');
  });

  it('is missing or too long', () => {
    expect(wordsOf(email, '  ')).toEqual(['validations.email.nonEmpty']);
    expect(wordsOf(email, `jana@${'mail.'.repeat(60)}example`)).toEqual([
      'shopify.errors.TOO_LONG',
    ]);
  });
});

describe('the address to sign in with', () => {
  it.each(['jana@mail', 'käthe@mail.example', '"jana"@mail.example', 'j,p@mail.example'])(
    'may be any that an account was made with: %s',
    (typed) => expect(wordsOf(signInEmail, typed)).toBe(typed),
  );

  it('is not empty and has an @', () => {
    expect(wordsOf(signInEmail, ' ')).toContain('validations.email.nonEmpty');
    expect(wordsOf(signInEmail, 'jana')).toEqual(['validations.email.email']);
  });
});
