import {describe, expect, it} from 'vitest';
import {referenceOf, requestId} from './send-request.server';
import {openSeal, writeSeal} from './request-seal.server';

const secret = 'a secret of the session';
const seal = {id: '0b6f3a52-6d6f-4a55-9d5c-6b1c2f6f7a10', at: 1_763_700_000_000};

describe('the seal of a form', () => {
  it('can be opened only with its secret and for its purpose', async () => {
    const text = await writeSeal(seal, secret);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await openSeal(text, ['a new secret', secret])).toEqual(seal);
    expect(await openSeal(text, ['a new secret'])).toBeNull();
    expect(await openSeal(text, [secret], 'withdrawal 1')).toBeNull();
  });

  it('is null when a single character has changed', async () => {
    const text = await writeSeal(seal, secret);
    // The last character carries bits that base64 ignores.
    for (let at = 0; at < text.length - 1; at += 1) {
      const other = text[at] === 'a' ? 'e' : 'a';
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      expect(await openSeal(changed, [secret]), changed).toBeNull();
    }
  });

  it.each([null, undefined, 42, '', '.', '..', 'x'.repeat(10_000), new Blob(['x']), '%00.1.AAAA'])(
    'is null for an invalid value: %s',
    async (value) => expect(await openSeal(value, [secret])).toBeNull(),
  );
});

const form = (id = crypto.randomUUID()) => ({id, at: 0});
const typed = {name: 'Jana', message: '', variant: '1'};

describe('a request', () => {
  it('has the same id when the same values are sent with the same form', async () => {
    const seal = form();
    expect(await requestId(seal, {...typed})).toBe(await requestId(seal, {...typed}));
  });

  it.each([
    ['a changed message', {...typed, message: 'Doch in 58 cm'}],
    ['another bike', {...typed, variant: '2'}],
    ['a field more', {...typed, phone: '1'}],
  ])('has another id with %s', async (_, changed) => {
    const seal = form();
    expect(await requestId(seal, changed)).not.toBe(await requestId(seal, typed));
  });

  it('has another id when sent with another form', async () => {
    expect(await requestId(form(), typed)).not.toBe(await requestId(form(), typed));
  });

  it('has an id that fits an idempotency key and a webhook id', async () => {
    const id = await requestId(form(), {message: 'ü'.repeat(5000)});
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-[\da-f]{16}$/);
  });

  it('has a short reference that can be read aloud', () => {
    expect(referenceOf(form('4f2a91c0-6d6f-4a55-9d5c-6b1c2f6f7a10'))).toBe('4F2A-91C0');
  });
});
