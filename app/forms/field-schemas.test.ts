import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {
  acceptedPrivacy,
  email,
  optionalLine,
  required,
  requiredLine,
  signInEmail,
} from './field-schemas';
import {readForm} from './read-form.server';

it.each(['', ' \t\u00a0\u3000'])('a required field rejects %j', (typed) => {
  const {error} = required('firstName').safeParse(typed);
  expect(error?.issues.map(({message}) => message)).toEqual(['validations.firstName.nonEmpty']);
});

it('a line has composed letters, and is rejected if too long before they are composed', () => {
  expect(requiredLine('lastName').parse(' Mu\u0308ller ')).toBe('M\u00fcller');
  expect(optionalLine().parse('Mu\u0308ller & So\u0308hne')).toBe('M\u00fcller & S\u00f6hne');
  const {error} = requiredLine('lastName').safeParse('u\u0308'.repeat(200));
  expect(error?.issues.map(({message}) => message)).toEqual(['shopify.errors.TOO_LONG']);
});

it.each(['off', 'true', '', '0'])(
  'the privacy policy is not accepted by the checkbox value %j',
  (sent) => {
    const form = new FormData();
    form.set('privacy', sent);
    const schema = z.object({privacy: acceptedPrivacy});
    expect(readForm(form, schema, 'de').refused?.answer.fields).toHaveProperty('privacy');
  },
);

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
    'jana@mail.de',
    'jana@xn--80aswg.xn--p1ai',
    'info@xn--mller-rder-w5a5z.de',
  ])('is accepted as browsers accept it: %s', (typed) => expect(wordsOf(email, typed)).toBe(typed));

  it.each([
    [' jana@mail.example ', 'jana@mail.example'],
    ['\u202ajana@mail.example \u200b', 'jana@mail.example'],
    ['info@müller-räder.de', 'info@xn--mller-rder-w5a5z.de'],
    ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['info@räder.müller.example', 'info@xn--rder-loa.xn--mller-kva.example'],
    ['info@例え.jp', 'info@xn--r8jz45g.jp'],
  ])('is trimmed and its domain converted to ASCII: %s', (typed, plain) => {
    expect(wordsOf(email, typed)).toBe(plain);
    expect(wordsOf(signInEmail, typed)).toBe(plain);
  });

  it.each([
    'jana',
    'jana@',
    '@mail.example',
    'jana@mail',
    'jana.petersen@mail',
    'jana@mail.d',
    'jana@mail.1e',
    'jana@192.0.2.1',
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
  ])('is rejected where no mail server or browser accepts it: %s', (typed) => {
    expect(wordsOf(email, typed)).toContain('validations.email.email');
  });

  it('is rejected when missing or too long', () => {
    expect(wordsOf(email, '  ')).toEqual(['validations.email.nonEmpty']);
    expect(wordsOf(email, `jana@${'mail.'.repeat(60)}example`)).toEqual([
      'shopify.errors.TOO_LONG',
    ]);
  });
});

describe('the e-mail address for sign-in', () => {
  it.each(['jana@mail', 'käthe@mail.example', '"jana"@mail.example', 'j,p@mail.example'])(
    'is accepted in any form that an account may have: %s',
    (typed) => expect(wordsOf(signInEmail, typed)).toBe(typed),
  );

  it('is rejected when empty, too long or without an @', () => {
    expect(wordsOf(signInEmail, ' ')).toContain('validations.email.nonEmpty');
    expect(wordsOf(signInEmail, 'jana')).toEqual(['validations.email.email']);
    expect(wordsOf(signInEmail, `jana@${'ö'.repeat(250)}`)).toEqual(['shopify.errors.TOO_LONG']);
  });
});
