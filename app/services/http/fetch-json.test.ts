import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {fetchJson, jsonSchema} from './fetch-json.server';
import {ServiceOutage} from './outage.server';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked.mockReset());
  // The timers of `AbortSignal.timeout` cannot be faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Zu spät', 'TimeoutError')), delay);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fine = () => Promise.resolve(Response.json({ok: true}));
const status = (code: number) => () =>
  Promise.resolve(new Response('Das ging schief', {status: code}));

/** A server that never responds until the caller aborts. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () =>
      reject(new DOMException('Zu spät', 'TimeoutError')),
    );
  });

async function ask(idempotent = true): Promise<unknown> {
  const call = {
    service: 'Shopify',
    operation: 'Cart',
    url: 'https://shop.test/',
    init: {},
    idempotent,
  };
  const outcome = fetchJson(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a response', () => {
  it('is parsed as JSON', async () => {
    asked.mockImplementation(fine);
    expect(await ask()).toEqual({ok: true});
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each(['<html>', '', '{"half":'])(
    'that is not JSON throws an outage and is not retried: %j',
    async (text) => {
      asked.mockImplementation(() => Promise.resolve(new Response(text)));
      const outage = await ask();
      expect(outage).toBeInstanceOf(ServiceOutage);
      expect(outage).toMatchObject({service: 'Shopify', operation: 'Cart', status: 200});
      expect(asked).toHaveBeenCalledOnce();
    },
  );

  it('with an error status puts the beginning of its body into the message', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('x'.repeat(5000), {status: 400})));
    const outage = await ask();
    expect(outage).toMatchObject({
      name: 'ServiceOutage',
      status: 400,
      message: `Shopify Cart failed (400): ${'x'.repeat(200)}`,
    });
  });
});

const listed = [408, 409, 425, 429, 500, 502, 503, 504];

describe('an idempotent call', () => {
  it.each(listed)('is retried once after %d', async (code) => {
    asked.mockImplementationOnce(status(code)).mockImplementationOnce(fine);
    expect(await ask()).toEqual({ok: true});
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each(listed)('is not retried a second time after %d', async (code) => {
    asked.mockImplementation(status(code));
    expect(await ask()).toMatchObject({name: 'ServiceOutage', status: code});
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 402, 403, 404, 422, 501, 505])('is not retried after %d', async (code) => {
    asked.mockImplementation(status(code));
    expect(await ask()).toMatchObject({name: 'ServiceOutage', status: code});
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is retried once after a connection error', async () => {
    asked.mockRejectedValueOnce(new TypeError('fetch failed')).mockImplementationOnce(fine);
    expect(await ask()).toEqual({ok: true});
  });

  it('is retried once after a response that breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"half":'));
        controller.error(new TypeError('connection lost'));
      },
    });
    asked.mockResolvedValueOnce(new Response(body)).mockImplementationOnce(fine);
    expect(await ask()).toEqual({ok: true});
  });

  it('reports the second failure', async () => {
    asked.mockImplementationOnce(status(503)).mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await ask()).toMatchObject({
      status: 0,
      message: 'Shopify Cart failed (no answer): fetch failed',
    });
  });

  it('waits 300 ms before the retry', async () => {
    asked.mockImplementationOnce(status(503)).mockImplementationOnce(fine);
    const call = {
      service: 'S',
      operation: 'O',
      url: 'https://shop.test/',
      init: {},
      idempotent: true,
    };
    const answer = fetchJson(call);
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await answer;
  });
});

describe('a call that is not idempotent', () => {
  it.each(listed)('is not retried after %d', async (code) => {
    asked.mockImplementation(status(code));
    expect(await ask(false)).toMatchObject({name: 'ServiceOutage', status: code});
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not retried after a connection error', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'));
    expect(await ask(false)).toMatchObject({name: 'ServiceOutage', status: 0});
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('a supplier that does not respond', () => {
  it('times out after six seconds', async () => {
    asked.mockImplementation(hanging);
    const began = Date.now();
    expect(await ask()).toMatchObject({name: 'ServiceOutage', status: 0});
    expect(Date.now() - began).toBe(6000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('times out after six seconds, including the retry', async () => {
    asked.mockImplementationOnce(status(503)).mockImplementation(hanging);
    const began = Date.now();
    expect(await ask()).toMatchObject({name: 'ServiceOutage', status: 0});
    expect(Date.now() - began).toBe(6000);
  });
});

const weight = jsonSchema(z.object({value: z.number(), unit: z.literal('KILOGRAMS')}));

it.each([
  ['{"value":150,"unit":"KILOGRAMS"}', {value: 150, unit: 'KILOGRAMS'}],
  ['{"value":150,"unit":"POUNDS"}', undefined],
  ['150 kg', undefined],
  ['', undefined],
  [undefined, undefined],
])('the JSON of %j is parsed, or rejected without throwing when invalid', (text, expected) => {
  expect(weight.safeParse(text).data).toEqual(expected);
});
