import {describe, expect, it} from 'vitest';
import {readFields} from './read-fields';

const posted = (type: string, body: string) =>
  new Request('https://shop.test/warenkorb', {
    method: 'POST',
    headers: {'Content-Type': type},
    body,
  });

describe('the fields of a form', () => {
  it('are read', async () => {
    const form = await readFields(posted('application/x-www-form-urlencoded', 'intent=add'));
    expect(form.get('intent')).toBe('add');
  });

  it.each([
    ['application/json', '{"intent":"add"}'],
    ['text/plain', 'intent=add'],
    ['multipart/form-data', 'no boundary'],
  ])('are not made up from %s', async (type, body) => {
    await expect(readFields(posted(type, body))).rejects.toMatchObject({status: 400});
  });
});
