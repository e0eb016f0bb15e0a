import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {email, required} from './field-schemas';
import {readFields, readForm, refuseForm} from './read-form.server';

describe('the fields of a posted form', () => {
  const sent = (type: string, body: string) =>
    readFields(
      new Request('https://shop.test/warenkorb', {
        method: 'POST',
        headers: {'Content-Type': type},
        body,
      }),
    );
  const urlencoded = 'application/x-www-form-urlencoded';

  it('are read from a URL-encoded body', async () => {
    expect((await sent(urlencoded, 'intent=add')).get('intent')).toBe('add');
  });

  it.each([
    ['application/json', '{"intent":"add"}'],
    ['text/plain', 'intent=add'],
    ['multipart/form-data', 'no boundary'],
  ])('are rejected with 400 for %s', async (type, body) => {
    await expect(sent(type, body)).rejects.toMatchObject({status: 400});
  });

  it('may belong to 500 cart lines', async () => {
    const body = `intent=lines${'&lineId=x&shown=1&quantity=2'.repeat(500)}`;
    expect((await sent(urlencoded, body)).getAll('quantity')).toHaveLength(500);
  });

  it('are rejected with 400 when there are too many', async () => {
    const body = `intent=add${'&a='.repeat(21_000)}`;
    await expect(sent(urlencoded, body)).rejects.toMatchObject({status: 400});
  });
});

const schema = z.object({firstName: required('firstName'), email});
const posted = (...fields: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const good: [string, string][] = [
  ['firstName', ' Çağrı  '],
  ['email', 'a@mail.example'],
];
const noFirstName = 'Bitte geben Sie Ihren Vornamen ein.';

describe('a form', () => {
  it('is parsed by its schema', () => {
    const value = {firstName: 'Çağrı', email: 'a@mail.example'};
    expect(readForm(posted(...good), schema, 'de')).toEqual({refused: null, value});
  });

  it('returns the first message of each invalid field and the typed values when rejected', () => {
    const form = posted(['email', 'a@'], ['firstName', ' '], ['password', 'secret']);
    const {status, answer} = expectRefused(form);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      alerts: [],
      fields: {email: 'Die E-Mail-Adresse ist nicht korrekt formatiert.', firstName: noFirstName},
      values: {email: 'a@', firstName: ' '},
      bySchema: true,
    });
    expect(answer.values).not.toHaveProperty('password');
  });

  it('returns only the form messages to the browser when rejected', () => {
    const keys = Object.keys(expectRefused(posted()).answer.messages ?? {});
    expect(keys).toContain('shopify.errors.password.TOO_SHORT');
    expect(keys).toContain('validations.firstName.nonEmpty');
    expect(keys.filter((key) => !/^(validations|shopify\.errors)\./.test(key))).toEqual([]);
  });

  it.each([
    ['__intent__', '{"type":"validate","payload":{}}'],
    ['__intent__', '{"type":"reset","payload":{}}'],
    ['__intent__', new File(['x'], 'x.txt')],
    ['__state__', 'no json'],
    ['__proto__', 'x'],
    ['__proto__.polluted', 'x'],
    ['constructor.prototype.polluted', 'x'],
    ['firstName[__proto__]', 'x'],
    ['firstName.toString', 'x'],
    ['email[0]', 'x'],
    ['a[99999999999]', 'x'],
    ['[', 'x'],
    ['', 'x'],
  ])('ignores a field named %s', (name, value) => {
    const read = readForm(posted(...good, [name, value]), schema, 'de');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
    expect(read).toMatchObject({refused: null, value: {email: 'a@mail.example'}});
  });

  it.each([
    ['twice', posted(['firstName', 'A'], ['firstName', 'B'])],
    ['as a file', posted(['firstName', new File(['x'], 'x.txt')])],
    ['as an empty file', posted(['firstName', new File([], '')])],
    ['with levels', posted(['firstName.a', 'A'])],
  ])('is rejected at a text field that is sent %s', (_, form) => {
    expect(expectRefused(form).answer.fields.firstName).toBe(noFirstName);
  });

  it.each([
    ['a transformed object', schema.transform(({email: typed}) => typed)],
    [
      'a choice',
      z.discriminatedUnion('firstName', [
        z.object({firstName: z.literal('A'), email}),
        z.object({firstName: z.literal('B')}),
      ]),
    ],
  ])('is parsed by %s despite an additional field', (_, asked) => {
    const form = posted(['firstName', 'A'], ['email', 'a@mail.example'], ['__intent__', '1']);
    expect(readForm(form, asked, 'de').refused).toBeNull();
  });
});

describe('the values returned with a rejected form', () => {
  it('are limited in length and number', () => {
    const many = Array.from({length: 500}, (_, n) => [`f${n}`, 'x'] as [string, string]);
    const {values} = refuseForm(posted(['long', 'x'.repeat(10_000)], ...many), {}, 'de').answer;
    expect(values.long).toHaveLength(5000);
    expect(Object.keys(values)).toHaveLength(250);
  });

  it.each(['password', 'passwordConfirmation', 'currentPassword', 'PASSWORD', 'new_password'])(
    'never include the field %s',
    (name) => {
      expect(refuseForm(posted([name, 'secret']), {}, 'en').answer.values).toEqual({});
    },
  );

  it('never include the password of a body in another format than it claims', async () => {
    const sent = new FormData();
    sent.set('firstName', 'Nele');
    sent.set('password', 'Luftpumpe 9');
    const {body} = new Request('https://shop.test', {method: 'POST', body: sent});
    const multipart = await new Response(body).text();
    const form = posted(...new URLSearchParams(multipart).entries());
    expect(refuseForm(form, {}, 'de').answer.values).toEqual({});
  });

  it('keep special characters and fields named like Object properties', () => {
    const typed = 'Grüße 🚲 <b>„x“</b> \u0000';
    const form = posted(['constructor', typed], ['name', 'erst'], ['name', 'dann']);
    expect(refuseForm(form, {}, 'de').answer.values).toEqual({constructor: typed, name: 'erst'});
  });
});

function expectRefused(form: FormData) {
  const {refused} = readForm(form, schema, 'de');
  if (!refused) throw new Error('The form was not refused');
  return refused;
}
