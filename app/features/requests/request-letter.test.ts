import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {checkForm} from '~/forms/check-form';
import {formSchema} from '~/forms/field-schemas';
import {type FieldRow, validationParts} from '~/forms/fields';
import {messagesOf} from '~/i18n/messages.server';
import {germanNameOf, letterGroups} from './request-letter.server';

const fields = {
  firstName: {
    kind: 'line',
    label: 'leasingRequest.fields.firstName',
    required: 'firstName',
    autoComplete: 'given-name',
    letter: {group: 'person', label: 'leasingRequest.letter.name'},
  },
  lastName: {
    kind: 'line',
    label: 'leasingRequest.fields.lastName',
    required: 'lastName',
    letter: {group: 'person', label: 'leasingRequest.letter.name'},
  },
  code: {
    kind: 'line',
    label: 'leasingRequest.fields.leasingCode',
    maxLength: 8,
    letter: {group: 'leasing'},
  },
  size: {kind: 'own', label: 'leasingRequest.fields.country', letter: {group: 'leasing'}},
  message: {
    kind: 'message',
    label: 'leasingRequest.fields.message',
    letter: {group: 'person'},
  },
  privacy: {kind: 'consent', label: 'leasingRequest.letter.privacy'},
} as const satisfies Record<string, FieldRow>;

const schema = formSchema(fields, {size: z.enum(['m', 'l'], 'validations.invalid')});

function read(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return checkForm(form, schema, messagesOf.de);
}

const typed = {firstName: ' Jana ', lastName: 'Petersen', size: 'l', privacy: 'on'};

describe('a field table', () => {
  it('rejects invalid fields with the messages that it names', () => {
    expect(read({...typed, lastName: '', size: 'xxl', privacy: ''})).toEqual({
      success: false,
      fields: {
        lastName: messagesOf.de['validations.lastName.nonEmpty'],
        size: messagesOf.de['validations.invalid'],
        privacy: messagesOf.de['validations.privacy.check'],
      },
    });
    expect(validationParts(fields)).toEqual([
      'validations.firstName',
      'validations.lastName',
      'validations.message',
      'validations.privacy',
    ]);
  });

  it('produces a letter that merges fields with the same label and omits empty ones', () => {
    const values = {firstName: 'Jana', lastName: 'Petersen', code: '', size: 'l', message: 'Hallo'};
    const headings = {
      leasing: 'leasingRequest.letter.headings.leasing',
      person: 'leasingRequest.letter.headings.person',
      wishes: 'leasingRequest.letter.headings.wishes',
    } as const;
    const overrides = {size: {value: 'Large', chosen: true}};
    expect(letterGroups(fields, {values, headings, overrides}, 'en')).toEqual([
      {heading: 'Leasing', rows: [{label: 'Country', value: 'Large', chosen: true}]},
      {
        heading: 'Contact and address',
        rows: [
          {label: 'Name', value: 'Jana Petersen'},
          {label: 'Message', value: 'Hallo', isFreeText: true},
        ],
      },
    ]);
  });
});

const english = [
  {id: 'a', name: 'Brakes'},
  {id: 'b', name: 'Tune-up'},
];
const german = [
  {id: 'b', name: 'Inspektion'},
  {id: 'a', name: 'Bremsen'},
];

describe('the German name of a choice', () => {
  it.each([
    ['a name in English', 'Brakes', 'Bremsen'],
    ['a name that German has not', 'Wheel', 'Wheel'],
    ['own words', 'The bell is silent', 'The bell is silent'],
    ['nothing', '', ''],
  ])('replaces the chosen text where it exists: %s', (_, chosen, expected) => {
    expect(germanNameOf(chosen, english, german)).toBe(expected);
  });

  it('falls back to the chosen text when no German names are available', () => {
    expect(germanNameOf('Brakes', english, [])).toBe('Brakes');
  });
});
