import {DAY_MS} from '../../app/durations';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {refuseRequest} from '../../app/features/requests/request-answers.server';
import {checkSeal, sealRequest} from '../../app/features/requests/request-seal.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {setupStandIns} from '../stand-ins/in-vitest';

setupStandIns();
beforeEach(freshIsolate);
afterEach(() => vi.restoreAllMocks());

const SHOWN = Date.parse('2026-11-21T10:00:00Z');
const contextAt = (path = '/leasing-anfrage') => contextOf(new Request(SHOP + path));

/** The response to a form that is submitted this many milliseconds after it was rendered. */
async function sendAfter(ms: number, fields: Record<string, string> = {}, path?: string) {
  const context = await contextAt(path);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(SHOWN);
  const seal = await sealRequest(context);
  clock.mockReturnValue(SHOWN + ms);
  const form = new FormData();
  for (const [name, value] of Object.entries({requestSeal: seal, name: 'Jana', ...fields})) {
    form.append(name, value);
  }
  const {refused: reason} = await checkSeal(context, form);
  const refused = reason && (await refuseRequest(context, form, reason));
  clock.mockRestore();
  return {refused, seal};
}

describe('a form with a seal', () => {
  it.each([3000, 60_000, DAY_MS])('is accepted after %d ms', async (ms) => {
    expect((await sendAfter(ms)).refused).toBeNull();
  });

  it.each([0, 1, 2999, -5000])(
    'is rejected after %d ms and may be sent again with the same seal',
    async (ms) => {
      const {refused, seal} = await sendAfter(ms);
      expect(refused).toMatchObject({
        status: 400,
        answer: {fields: {}, values: {name: 'Jana', requestSeal: seal}},
      });
      expect(refused?.answer.alerts).toEqual([
        expect.stringMatching(
          /noch nicht abgeschickt.*sehr schnell.*senden Sie noch einmal.*0221 4710 120\.$/,
        ),
      ]);
    },
  );

  it('is rejected after more than a day and gets a new seal', async () => {
    const {refused, seal} = await sendAfter(DAY_MS + 1);
    expect(refused?.answer.alerts[0]).toContain('zu lange offen');
    expect(refused?.answer.values.requestSeal).toMatch(/^[\w-]{100,}$/);
    expect(refused?.answer.values.requestSeal).not.toBe(seal);
  });

  it.each(['', 'x', '0b6f3a52-6d6f-4a55-9d5c-6b1c2f6f7a10.1.AAAA'])(
    'is rejected with the seal %j and gets a new one',
    async (requestSeal) => {
      const {refused} = await sendAfter(9000, {requestSeal});
      expect(refused?.status).toBe(400);
      expect(refused?.answer.values.requestSeal).toMatch(/^[\w-]{100,}$/);
    },
  );

  it('is rejected with its typed values when the hidden field is filled in', async () => {
    const {refused} = await sendAfter(9000, {favouriteSaddle: 'https://spam.example'});
    expect(refused).toMatchObject({status: 400, answer: {values: {name: 'Jana'}}});
    expect(refused?.answer.alerts[0]).toContain('unsichtbares Feld');
    expect((await sendAfter(9000, {favouriteSaddle: ''})).refused).toBeNull();
  });

  it('shows its errors in English on English pages', async () => {
    const {refused} = await sendAfter(0, {}, '/en-us/leasing-request');
    expect(refused?.answer.alerts[0]).toMatch(
      /not been sent yet.*very quick.*\+49 221 4710 120\.$/,
    );
  });
});

it('every seal is unique', async () => {
  const context = await contextAt();
  const seals = await Promise.all(Array.from({length: 50}, () => sealRequest(context)));
  expect(new Set(seals).size).toBe(50);
});
