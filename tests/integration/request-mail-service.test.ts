import {http, HttpResponse} from 'msw';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createMail, type OutgoingMail} from '../../app/services/mail/mail.server';
import {apiKey} from '../stand-ins/mail/access';
import {server, setupStandIns, SERVICES_URL, standIns} from '../stand-ins/in-vitest';

setupStandIns();

const mail = createMail({MAIL_API_URL: `${SERVICES_URL}/mail`, MAIL_API_KEY: apiKey});
const to = (address: string, change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  from: '"Radladen" <anfragen@radladen.example>',
  to: [address],
  replyTo: '"Jana Petersen" <jana@mail.example>',
  subject: 'Anfrage',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  headers: {'X-Entity-Ref-ID': '1'},
  ...change,
});
const sent = (address: string) => standIns.outbox.list(address);
const calls = () => standIns.mailApi.calls();
const sendTo = (address: string, key = `key of ${address}`) =>
  mail.send(to(address), key).catch((error: unknown) => error);

const realTimeout = AbortSignal.timeout.bind(AbortSignal);
let limit = 0;
beforeEach(() => {
  standIns.outbox.clear();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limit = ms;
    // Shortens the wait for suppliers that hang.
    return realTimeout(Math.min(ms, 900));
  });
});
afterEach(() => vi.restoreAllMocks());

describe('a mail', () => {
  it('arrives as it was written', async () => {
    await mail.send(to('jana@mail.example'), 'a');
    expect(sent('jana@mail.example')).toMatchObject([
      {
        subject: 'Anfrage',
        text: 'Hallo',
        html: '<p>Hallo</p>',
        headers: {
          From: '"Radladen" <anfragen@radladen.example>',
          'Reply-To': '"Jana Petersen" <jana@mail.example>',
          'X-Entity-Ref-ID': '1',
        },
      },
    ]);
  });

  it('is sent once per key by simultaneous calls', async () => {
    const all = Array.from({length: 5}, () => mail.send(to('jana@mail.example'), 'a'));
    await Promise.all(all);
    expect(sent('jana@mail.example')).toHaveLength(1);
  });

  it('is sent once per key even when its text changes', async () => {
    expect(await mail.send(to('jana@mail.example'), 'a')).toBe(true);
    expect(await mail.send(to('jana@mail.example', {text: 'Anders'}), 'a')).toBe(false);
    expect(sent('jana@mail.example')).toMatchObject([{text: 'Hallo'}]);
  });

  it('waits for a simultaneous call with the same key to finish', async () => {
    vi.restoreAllMocks();
    const address = 'mail-late@mail.example';
    expect(await Promise.all([sendTo(address), sendTo(address)])).toEqual([true, true]);
    expect(sent(address)).toHaveLength(1);
  });

  it('waits while others use up the number of mails per second', async () => {
    vi.restoreAllMocks();
    expect(await sendTo('mail-429-twice@mail.example')).toBe(true);
    expect(sent('mail-429-twice@mail.example')).toHaveLength(1);
  });

  it('does not wait for the quota of the next day', async () => {
    const attempts = vi.fn(() =>
      HttpResponse.json({name: 'daily_quota_exceeded', message: ''}, {status: 429}),
    );
    server.use(http.post('*/mail/emails', attempts));
    expect(await sendTo('jana@mail.example')).toMatchObject({status: 429});
    expect(attempts).toHaveBeenCalledTimes(2);
  });
});

describe('a mail that arrives exactly once', () => {
  it.each([
    ['mail-500-once@mail.example', 2],
    ['mail-503-once@mail.example', 2],
    ['mail-429-once@mail.example', 2],
    ['mail-409-once@mail.example', 2],
    ['mail-lost-once@mail.example', 2],
    ['mail-garbled-once@mail.example', 2],
  ])('is accepted by a second attempt: %s', async (address, tries) => {
    expect(await sendTo(address)).toBe(true);
    expect(calls()).toHaveLength(tries);
    expect(sent(address)).toHaveLength(1);
  });

  it.each([
    ['mail-lost@mail.example', 'no answer', 2],
    ['mail-slow@mail.example', 'no answer', 1],
  ])(
    'is not duplicated when the response is lost and it is sent again: %s',
    async (address, status, tries) => {
      for (const attempt of [1, 2]) {
        expect(await sendTo(address), `attempt ${attempt}`).toMatchObject({
          name: 'ServiceOutage',
          message: expect.stringContaining(`Mail API emails failed (${status})`) as string,
        });
      }
      expect(calls()).toHaveLength(2 * tries);
      expect(sent(address)).toHaveLength(1);
    },
  );
});

describe('a mail that is not sent', () => {
  it.each([
    ['mail-401@mail.example', 401, 'restricted_api_key', 1],
    ['mail-403@mail.example', 403, 'invalid_api_key', 1],
    ['mail-422@mail.example', 422, 'validation_error', 1],
    ['mail-429@mail.example', 429, 'rate_limit_exceeded', 2],
    ['mail-500@mail.example', 500, 'application_error', 2],
    ['mail-503@mail.example', 503, 'service_unavailable', 2],
    ['mail-garbled@mail.example', 502, 'SyntaxError', 2],
  ])('fails for %s with status %d', async (address, status, name, tries) => {
    const outage = await sendTo(address);
    expect(outage).toMatchObject({name: 'ServiceOutage', status});
    expect(String(outage)).toContain(name);
    expect(String(outage)).not.toContain('mail.example');
    expect(calls()).toHaveLength(tries);
    expect(sent(address)).toEqual([]);
  });

  it('fails when another call with its key never finishes', async () => {
    expect(await sendTo('mail-409@mail.example')).toMatchObject({name: 'ServiceOutage', status: 0});
    expect(calls().length).toBeGreaterThan(1);
    expect(standIns.outbox.list()).toEqual([]);
  });

  it('fails with 403 for a wrong API key', async () => {
    const stranger = createMail({MAIL_API_URL: `${SERVICES_URL}/mail`, MAIL_API_KEY: 're_wrong'});
    await expect(stranger.send(to('jana@mail.example'), 'a')).rejects.toMatchObject({status: 403});
  });

  it.each<[string, Partial<OutgoingMail>]>([
    ['two addresses in one', {to: ['a@mail.example, b@mail.example']}],
    ['an answer to somebody else', {replyTo: 'Jana <a@mail.example>\r\nBcc: b@mail.example'}],
    ['lines in the subject', {subject: 'Hallo\nBcc: b@mail.example'}],
    ['a sender of another domain', {from: 'Chef <chef@bank.example>'}],
  ])('is refused by the stand-in of the mail API for %s', async (_, change) => {
    await expect(mail.send(to('jana@mail.example', change), 'a')).rejects.toThrow('failed (4');
    expect(standIns.outbox.list()).toEqual([]);
  });
});

it('a mail times out after eight seconds', async () => {
  await sendTo('mail-slow@mail.example');
  expect(limit).toBe(8000);
});
