import {describe, expect, it} from 'vitest';
import {checkForm} from '~/forms/check-form';
import {formSchema} from '~/forms/field-schemas';
import {messagesOf} from '~/i18n/messages.server';
import {withdrawalFields} from './fields';
import {formatTimestamp} from './withdrawal-letter.server';

function read(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return checkForm(form, formSchema(withdrawalFields, {}), messagesOf.de);
}
const typed = {name: ' Jana Petersen ', contract: '#1178', email: 'jana@mail.example'};

describe('the withdrawal form', () => {
  it('keeps line breaks and rejects a text of more than 2,000 characters', () => {
    const contract = 'Rad\r\nHelm';
    expect(read({...typed, contract})).toMatchObject({value: {contract: 'Rad\nHelm'}});
    expect(read({...typed, contract: 'x'.repeat(2000)})).toMatchObject({success: true});
    expect(read({...typed, contract: 'x'.repeat(2001)})).toMatchObject({
      fields: {contract: messagesOf.de['validations.message.tooLong']},
    });
  });
});

describe('the time of receipt', () => {
  it.each([
    ['2026-11-22T22:59:59Z', '22. November 2026', '23:59:59 MEZ'],
    ['2026-11-22T23:00:00Z', '23. November 2026', '00:00:00 MEZ'],
    ['2027-07-01T10:00:00Z', '1. Juli 2027', '12:00:00 MESZ'],
  ])('is formatted in the time zone of the shop: %s', (moment, date, time) => {
    const words = formatTimestamp(Date.parse(moment), 'de');
    expect(words.startsWith(date)).toBe(true);
    expect(words.endsWith(time)).toBe(true);
  });

  it('is formatted in the time zone of the shop in English', () => {
    const words = formatTimestamp(Date.parse('2026-11-22T09:00:00Z'), 'en');
    expect(words).toMatch(/^November 22, 2026 at 10:00:00\sAM CET$/);
  });
});
