import {getResponse} from 'msw';
import {beforeEach, describe, expect, it} from 'vitest';
import {apiKey} from './access';
import {createMailApi} from './mail-api';
import {Outbox} from './outbox';

const outbox = new Outbox();
const api = createMailApi(outbox);
beforeEach(() => {
  outbox.clear();
  api.reset();
});

const mail = {
  from: '"Radladen" <anfragen@radladen.example>',
  to: ['jana@mail.example'],
  reply_to: 'Otto Rad <otto@mail.example>',
  subject: 'Hallo',
  text: 'Hallo',
  headers: {'X-Entity-Ref-ID': '1'},
};

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await getResponse(
    api.handlers,
    new Request('http://localhost/mail/emails', {
      method: 'POST',
      headers: {Authorization: `Bearer ${apiKey}`, 'Idempotency-Key': 'a', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  if (!response) throw new Error('Nobody answered');
  if (response.type === 'error') return {status: 0, type: 'error'};
  const answer = JSON.parse(await response.text()) as Record<string, unknown>;
  return {...answer, status: response.status};
}

describe('the mail API stand-in', () => {
  it.each([
    ['a missing API key', mail, {Authorization: ''}, 401, 'missing_api_key'],
    ['a wrong API key', mail, {Authorization: 'Bearer x'}, 403, 'invalid_api_key'],
    [
      'an idempotency key that is too long',
      mail,
      {'Idempotency-Key': 'x'.repeat(257)},
      400,
      'invalid_idempotency_key',
    ],
    ['a missing subject', {...mail, subject: undefined}, {}, 422, 'missing_required_field'],
    ['unknown fields', {...mail, replyTo: 'x@mail.example'}, {}, 422, 'missing_required_field'],
    ['invalid JSON', '{"from":', {}, 422, 'missing_required_field'],
    ['empty content', {...mail, text: ''}, {}, 422, 'missing_required_field'],
    [
      'two addresses in one field',
      {...mail, to: 'a@b.example, c@d.example'},
      {},
      422,
      'validation_error',
    ],
    [
      'an unquoted name with a comma',
      {...mail, to: 'Rad, Otto <a@b.example>'},
      {},
      422,
      'validation_error',
    ],
    [
      'injected headers',
      {...mail, reply_to: 'a@b.example\nBcc: c@d.example'},
      {},
      422,
      'validation_error',
    ],
    ['a sender of another domain', {...mail, from: 'x@bank.example'}, {}, 403, 'validation_error'],
  ])('rejects %s', async (_, body, headers, status, name) => {
    expect(await post(body, headers)).toMatchObject({status, statusCode: status, name});
    expect(outbox.list()).toEqual([]);
  });
});
