import {http, HttpResponse} from 'msw';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createMail} from '../../app/services/mail/mail.server';
import {apiKey} from '../stand-ins/mail/access';
import {server, setupStandIns, SERVICES_URL, standIns} from '../stand-ins/in-vitest';

setupStandIns();

const mail = createMail({MAIL_API_URL: `${SERVICES_URL}/mail`, MAIL_API_KEY: apiKey});
const written = {
  from: '"Radladen" <anfragen@radladen.example>',
  replyTo: '"Jana Petersen" <jana@mail.example>',
  subject: 'Anfrage',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  headers: {'X-Entity-Ref-ID': '1'},
};
const sendTo = (address: string) =>
  mail.send({...written, to: [address]}, `key of ${address}`).catch((error: unknown) => error);

const realTimeout = AbortSignal.timeout.bind(AbortSignal);
let limit = 0;
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limit = ms;
    // Shortens the wait for suppliers that hang.
    return realTimeout(Math.min(ms, 900));
  });
});
afterEach(() => vi.restoreAllMocks());

it('a mail arrives as it was written', async () => {
  expect(await sendTo('jana@mail.example')).toBe(true);
  const {subject, text, html, from, replyTo, headers} = written;
  expect(standIns.outbox.list('jana@mail.example')).toMatchObject([
    {subject, text, html, headers: {From: from, 'Reply-To': replyTo, ...headers}},
  ]);
});

it.each([
  ['mail-401@mail.example', 401, 'restricted_api_key', 1],
  ['mail-403@mail.example', 403, 'invalid_api_key', 1],
  ['mail-422@mail.example', 422, 'validation_error', 1],
  ['mail-500@mail.example', 500, 'application_error', 2],
  ['mail-503@mail.example', 503, 'service_unavailable', 2],
  ['mail-garbled@mail.example', 502, 'SyntaxError', 2],
  ['mail-lost@mail.example', 0, 'no answer', 2],
  ['mail-slow@mail.example', 0, 'no answer', 1],
])(
  'a mail to %s fails with status %d, without its address',
  async (address, status, name, tries) => {
    const outage = await sendTo(address);
    expect(outage).toMatchObject({name: 'ServiceOutage', status});
    expect(String(outage)).toContain(name);
    expect(String(outage)).not.toContain('mail.example');
    expect(standIns.mailApi.calls()).toHaveLength(tries);
  },
);

it('a mail times out after eight seconds', async () => {
  await sendTo('mail-slow@mail.example');
  expect(limit).toBe(8000);
});

it('a mail waits while others use up the number of mails per second', async () => {
  vi.restoreAllMocks();
  expect(await sendTo('mail-429-twice@mail.example')).toBe(true);
  expect(standIns.outbox.list('mail-429-twice@mail.example')).toHaveLength(1);
});

it('a mail fails if they use it up for too long', async () => {
  expect(await sendTo('mail-429@mail.example')).toMatchObject({status: 429});
});

it('a mail does not wait for the quota of the next day', async () => {
  const attempts = vi.fn(() =>
    HttpResponse.json({name: 'daily_quota_exceeded', message: ''}, {status: 429}),
  );
  server.use(http.post('*/mail/emails', attempts));
  expect(await sendTo('jana@mail.example')).toMatchObject({status: 429});
  expect(attempts).toHaveBeenCalledTimes(2);
});
