import {describe, expect, it} from 'vitest';
import {messagesOf} from '~/i18n/messages.server';
import {userErrorMessage} from './user-error-messages.server';

/** Every code of spec §8. */
const codes = [
  'ALREADY_ENABLED',
  'BAD_DOMAIN',
  'BLANK',
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'CUSTOMER_DISABLED',
  'INVALID',
  'INVALID_MULTIPASS_REQUEST',
  'NOT_FOUND',
  'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
  'TAKEN',
  'TOKEN_INVALID',
  'TOO_LONG',
  'TOO_SHORT',
  'UNIDENTIFIED_CUSTOMER',
] as const;
/** Those with words of their own for a field. */
const own = [
  'password.TOO_SHORT',
  'password.TOO_LONG',
  'password.BLANK',
  'email.TAKEN',
  'firstName.BLANK',
  'lastName.BLANK',
];
const fields = ['email', 'password', 'firstName', 'lastName', 'phone', 'address1'];
const raw = 'Shopify says {{so}} $t(it)';
const every = codes.flatMap((code) => fields.map((field) => [field, code] as const));

describe.each(['de', 'en'] as const)('a complaint in %s', (language) => {
  it.each(every)('at %s with %s has the words of its field, else of its code', (field, code) => {
    const key = own.includes(`${field}.${code}`) ? `${field}.${code}` : code;
    const text = messagesOf[language][`shopify.errors.${key}`];
    expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(userErrorMessage({code, field: ['input', field], message: raw}, language)).toBe(text);
  });

  it.each([null, [], ['input']])('at field %j has the words of its code', (field) => {
    const text = messagesOf[language]['shopify.errors.TAKEN'];
    expect(userErrorMessage({code: 'TAKEN', field, message: raw}, language)).toBe(text);
  });

  it.each([null, 'NEW_CODE', 'email', 'constructor', '__proto__'])(
    'with code %s is told in the words of Shopify, as they are',
    (code) => {
      const issue = {code, field: ['input', 'email'], message: raw};
      expect(userErrorMessage(issue as Parameters<typeof userErrorMessage>[0], language)).toBe(raw);
    },
  );
});

describe('the German words', () => {
  it.each([
    ['UNIDENTIFIED_CUSTOMER', ['input'], 'E-Mail-Adresse oder Passwort ist falsch.'],
    ['TAKEN', ['input', 'email'], 'Diese E-Mail-Adresse wird bereits verwendet.'],
  ] as const)('of %s are those of spec §8', (code, field, text) => {
    expect(userErrorMessage({code, field: [...field], message: raw}, 'de')).toBe(text);
  });
});
