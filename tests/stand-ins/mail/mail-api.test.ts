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

describe('the played mail API', () => {
  it('takes a mail and tells its id, the same one for the same key', async () => {
    const first = await post(mail);
    expect(first).toMatchObject({status: 200, id: expect.any(String) as string});
    expect(await post(mail)).toEqual(first);
    expect(outbox.list()).toHaveLength(1);
    expect(outbox.list()[0]?.headers).toMatchObject({
      'Reply-To': 'Otto Rad <otto@mail.example>',
      'Idempotency-Key': 'a',
    });
  });

  it('takes a key for one content only, and only once at a time', async () => {
    const [first, second] = await Promise.all([post(mail), post(mail)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(await post({...mail, text: 'Anders'})).toMatchObject({
      statusCode: 409,
      name: 'invalid_idempotent_request',
    });
  });

  it.each([
    ['no key', mail, {Authorization: ''}, 401, 'missing_api_key'],
    ['a wrong key', mail, {Authorization: 'Bearer x'}, 403, 'invalid_api_key'],
    ['a long key', mail, {'Idempotency-Key': 'x'.repeat(257)}, 400, 'invalid_idempotency_key'],
    ['no subject', {...mail, subject: undefined}, {}, 422, 'missing_required_field'],
    ['unknown fields', {...mail, replyTo: 'x@mail.example'}, {}, 422, 'missing_required_field'],
    ['no JSON', '{"from":', {}, 422, 'missing_required_field'],
    ['no content', {...mail, text: ''}, {}, 422, 'missing_required_field'],
    ['two in one', {...mail, to: 'a@b.example, c@d.example'}, {}, 422, 'validation_error'],
    ['a name unquoted', {...mail, to: 'Rad, Otto <a@b.example>'}, {}, 422, 'validation_error'],
    [
      'foreign headers',
      {...mail, reply_to: 'a@b.example\nBcc: c@d.example'},
      {},
      422,
      'validation_error',
    ],
    ['another domain', {...mail, from: 'x@bank.example'}, {}, 403, 'validation_error'],
  ])('refuses %s', async (_, body, headers, status, name) => {
    expect(await post(body, headers)).toMatchObject({status, statusCode: status, name});
    expect(outbox.list()).toEqual([]);
  });

  it.each([401, 403, 409, 422, 429, 500, 503])('fails on request: %d', async (status) => {
    const answer = await post({...mail, to: [`mail-${status}@mail.example`]});
    expect(answer).toMatchObject({statusCode: status, name: expect.any(String) as string});
    expect(outbox.list()).toEqual([]);
  });

  it('loses the connection after it has taken a mail', async () => {
    const lost = {...mail, reply_to: 'mail-lost-once@mail.example'};
    expect(await post(lost)).toEqual({status: 0, type: 'error'});
    expect(await post(lost)).toMatchObject({status: 200});
    expect(outbox.list()).toHaveLength(1);
  });

  it.each([
    ['confirmation-500@mail.example', [200, 500]],
    ['shop-500@mail.example', [500, 200]],
    ['mail-500@mail.example', [500, 500]],
  ])('fails the mails that are meant: %s', async (customer, statuses) => {
    const toShop = await post({...mail, reply_to: customer});
    const confirmation = await post({...mail, to: [customer]}, {'Idempotency-Key': 'b'});
    expect([toShop.status, confirmation.status]).toEqual(statuses);
  });

  it('fails as often as it is told to', async () => {
    const twice = {...mail, reply_to: 'mail-500-twice@mail.example'};
    const answers = [await post(twice), await post(twice), await post(twice)];
    expect(answers.map(({status}) => status)).toEqual([500, 500, 200]);
  });

  it('keeps others with the same key waiting while it takes its time', async () => {
    const late = {...mail, reply_to: 'mail-late@mail.example'};
    const first = post(late);
    expect(await post(late)).toMatchObject({name: 'concurrent_idempotent_requests'});
    expect(await first).toMatchObject({status: 200});
    expect(outbox.list()).toHaveLength(1);
  });
});
