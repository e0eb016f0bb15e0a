import {describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {
  hanging,
  mockDelivery,
  PREVIEW_TOKEN,
  settings,
  TOKEN,
} from '../../../tests/fakes/storyblok-delivery';
import {ServiceOutage} from '../http/outage.server';
import {createStoryblokMemory} from './cache-version.server';
import {
  assetHosts,
  createDeliveryClient,
  createRateLimit,
  deliveryBase,
  isAsset,
  regions,
  type StoryVersion,
} from './delivery-client.server';

const delivery = mockDelivery();

const fine = () => Promise.resolve(Response.json({ok: true}));
const refuse = (status: number, body: unknown = {error: 'Nein'}) =>
  Promise.resolve(Response.json(body, {status}));

async function ask(version: StoryVersion = 'published', limitMs = 6000): Promise<unknown> {
  const client = createDeliveryClient(settings, createRateLimit(5));
  const call = client.get({
    operation: "story 'home'",
    path: 'cdn/stories/home',
    query: {version, language: 'en'},
    version,
    schema: z.object({ok: z.boolean()}),
    until: Date.now() + limitMs,
  });
  const outcome = call.then(({data}) => data).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a delivery call', () => {
  it.each([
    ['published', TOKEN],
    ['draft', PREVIEW_TOKEN],
  ] as const)('for %s content uses its own token', async (version, token) => {
    delivery.asked.mockImplementation(fine);
    expect(await ask(version)).toEqual({ok: true});
    expect(delivery.asked.mock.calls[0]?.[0]).toBe(
      `https://blok.test/v2/cdn/stories/home?version=${version}&language=en&token=${token}`,
    );
  });
});

describe('a 429 response', () => {
  it('is retried after 300 ms', async () => {
    delivery.asked.mockImplementationOnce(() => refuse(429)).mockImplementation(fine);
    const began = Date.now();
    const times: number[] = [];
    delivery.asked.mockImplementationOnce(() => {
      times.push(Date.now() - began);
      return fine();
    });
    expect(await ask()).toEqual({ok: true});
    expect(times).toEqual([300]);
  });

  it('is retried up to ten times', async () => {
    for (let refusal = 0; refusal < 10; refusal += 1) {
      delivery.asked.mockImplementationOnce(() => refuse(429));
    }
    delivery.asked.mockImplementation(fine);
    expect(await ask()).toEqual({ok: true});
    expect(delivery.asked).toHaveBeenCalledTimes(11);
  });

  it('is an error after ten retries', async () => {
    delivery.asked.mockImplementation(() => refuse(429));
    expect(await ask()).toMatchObject({status: 429});
    expect(delivery.asked).toHaveBeenCalledTimes(11);
  });

  it('is an error when the time limit is reached first', async () => {
    delivery.asked.mockImplementation(() => refuse(429));
    expect(await ask('published', 1000)).toMatchObject({status: 429});
    expect(delivery.asked).toHaveBeenCalledTimes(4);
  });
});

describe('a failed call', () => {
  it.each([408, 409, 425, 500, 502, 503, 504])('with status %d is retried once', async (status) => {
    delivery.asked.mockImplementation(() => refuse(status));
    expect(await ask()).toMatchObject({status});
    expect(delivery.asked).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 422, 501])('with status %d is not retried', async (status) => {
    delivery.asked.mockImplementation(() => refuse(status));
    expect(await ask()).toMatchObject({status});
    expect(delivery.asked).toHaveBeenCalledOnce();
  });

  it('is retried once after a connection error', async () => {
    delivery.asked.mockRejectedValueOnce(new TypeError('fetch failed')).mockImplementation(fine);
    expect(await ask()).toEqual({ok: true});
  });

  it('throws an outage with message, status and response', async () => {
    delivery.asked.mockImplementation(() => refuse(422, {slug: ['ist zu lang'], more: 1}));
    const error = await ask();
    expect(error).toBeInstanceOf(ServiceOutage);
    expect(error).toMatchObject({
      name: 'ServiceOutage',
      message: "Storyblok story 'home' failed (422): ist zu lang",
      status: 422,
      response: {slug: ['ist zu lang'], more: 1},
    });
  });

  it.each([
    [{error: 'Unauthorized'}, 'Unauthorized'],
    [['This record could not be found'], 'This record could not be found'],
    [{}, '{}'],
    ['kaputt', '"kaputt"'],
  ])('takes its message from %j', async (body, words) => {
    delivery.asked.mockImplementation(() => refuse(400, body));
    expect(await ask()).toMatchObject({message: `Storyblok story 'home' failed (400): ${words}`});
  });

  it.each([
    ['published', 'STORYBLOK_TOKEN'],
    ['draft', 'STORYBLOK_PREVIEW_TOKEN'],
  ] as const)(
    'with status 401 for %s content names the wrong setting',
    async (version, setting) => {
      delivery.asked.mockImplementation(() => refuse(401, {error: 'Unauthorized'}));
      expect(await ask(version)).toMatchObject({
        message: `Storyblok story 'home' failed (401): ${setting} is not accepted: Unauthorized`,
      });
    },
  );

  it.each([
    ['an answer', () => refuse(401, {error: `token ${TOKEN} is wrong`, [TOKEN]: TOKEN})],
    ['text', () => Promise.resolve(new Response(`no ${TOKEN}`, {status: 400}))],
    ['an error', () => Promise.reject(new TypeError(`cannot load https://x/?token=${TOKEN}`))],
    ['a page', () => Promise.resolve(new Response(`<p>${TOKEN}</p>`))],
  ])('never exposes the token, even when %s repeats it', async (_, answer) => {
    delivery.asked.mockImplementation(answer);
    const error = await ask();
    expect(error).toBeInstanceOf(Error);
    const stack = error instanceof Error ? error.stack : '';
    const logged = [JSON.stringify(error), String(error), stack].join();
    expect(logged).not.toContain(TOKEN);
  });
});

describe('an invalid response', () => {
  it.each(['<html>', '', '{"half":'])('that is not JSON is an outage: %j', async (text) => {
    delivery.asked.mockImplementation(() => Promise.resolve(new Response(text)));
    expect(await ask()).toMatchObject({name: 'ServiceOutage', status: 200});
    expect(delivery.asked).toHaveBeenCalledOnce();
  });

  it('that breaks off is a broken connection, and asked for again', async () => {
    const body = new ReadableStream({start: (stream) => stream.error(new TypeError('lost'))});
    delivery.asked.mockResolvedValueOnce(new Response(body)).mockImplementationOnce(fine);
    expect(await ask()).toEqual({ok: true});
  });

  it('of another shape is an outage that names the field', async () => {
    delivery.asked.mockImplementation(() => Promise.resolve(Response.json({ok: 'ja'})));
    const error = await ask();
    expect(error).toMatchObject({status: 200});
    expect(String(error)).toMatch(/not as expected: ok .*boolean/);
  });
});

describe('the time limit', () => {
  it.each([6000, 1500])(
    'ends a call after %d ms when Storyblok does not respond',
    async (limitMs) => {
      delivery.asked.mockImplementation(hanging);
      const began = Date.now();
      expect(await ask('published', limitMs)).toMatchObject({status: 0});
      expect(Date.now() - began).toBe(limitMs);
    },
  );

  it('covers all retries together', async () => {
    delivery.asked.mockImplementationOnce(() => refuse(503)).mockImplementation(hanging);
    const began = Date.now();
    expect(await ask()).toMatchObject({status: 0});
    expect(Date.now() - began).toBe(6000);
  });

  it('prevents a request when it has already passed', async () => {
    expect(await ask('published', 0)).toMatchObject({status: 0});
    expect(delivery.asked).not.toHaveBeenCalled();
  });
});

describe('the base URL of delivery calls', () => {
  it.each([
    ['eu', 'https://api.storyblok.com/v2'],
    ['us', 'https://api-us.storyblok.com/v2'],
    ['cn', 'https://app.storyblokchina.cn/v2'],
    ['ap', 'https://api-ap.storyblok.com/v2'],
    ['ca', 'https://api-ca.storyblok.com/v2'],
  ] as const)('in region %s is %s', (region, base) => {
    expect(deliveryBase(region)).toBe(base);
    expect(regions).toContain(region);
  });

  it.each(['http://127.0.0.1:4010/v2', 'http://127.0.0.1:4010/v2/'])(
    'is taken from the setting when there is one: %s',
    (override) => expect(deliveryBase('us', override)).toBe('http://127.0.0.1:4010/v2'),
  );
});

describe('Storyblok assets', () => {
  it.each([
    ['eu', ['https://a.storyblok.com', 'https://a2.storyblok.com']],
    ['us', ['https://a-us.storyblok.com', 'https://a2-us.storyblok.com']],
    ['cn', ['https://a.storyblokchina.cn']],
    ['ap', ['https://a-ap.storyblok.com', 'https://a2-ap.storyblok.com']],
    ['ca', ['https://a-ca.storyblok.com']],
  ] as const)('of region %s come from %j', (region, origins) => {
    expect(assetHosts(region)).toEqual(origins);
    for (const origin of origins) expect(isAsset(`${origin}/f/40100/x/0a/rad.svg`)).toBe(true);
  });

  it.each([
    'http://a.storyblok.com/f/1/x/0a/rad.svg',
    'https://a.storyblok.com.evil.test/f/1/x/0a/rad.svg',
    'https://app.storyblok.com/f/1/x/0a/rad.svg',
    'https://a.storyblok.com/rad.svg',
  ])('do not come from %s', (address) => {
    expect(isAsset(address)).toBe(false);
  });
});

const reserve = (limit: {reserve(): number}, times: number) =>
  Array.from({length: times}, () => limit.reserve());

describe('the rate limit', () => {
  it('lets five requests out at once and the next ones a second later', () => {
    expect(reserve(createRateLimit(5), 7)).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
  });

  it('counts from the time a request was sent', () => {
    const limit = createRateLimit(2);
    limit.reserve();
    vi.advanceTimersByTime(300);
    limit.reserve();
    vi.advanceTimersByTime(300);
    expect(reserve(limit, 2)).toEqual([400, 700]);
  });

  it('is reset after a second without requests', () => {
    const limit = createRateLimit(5);
    reserve(limit, 5);
    vi.advanceTimersByTime(1000);
    expect(reserve(limit, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('allows five requests per second, as Storyblok does', () => {
    expect(reserve(createStoryblokMemory().rateLimit, 6)).toEqual([0, 0, 0, 0, 0, 1000]);
  });

  it('never delays a request by more than a second', () => {
    expect(Math.max(...reserve(createRateLimit(5), 500))).toBe(1000);
  });

  it('spreads sixty sequential requests at five per second', async () => {
    const limit = createRateLimit(5);
    const began = Date.now();
    const sent: number[] = [];
    const all = (async () => {
      for (let request = 0; request < 60; request += 1) {
        const delay = limit.reserve();
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        sent.push(Date.now() - began);
      }
    })();
    await vi.runAllTimersAsync();
    await all;
    expect(sent.at(-1)).toBe(11_000);
    const inSecond = (second: number) => sent.filter((at) => Math.floor(at / 1000) === second);
    for (let second = 0; second < 12; second += 1) expect(inSecond(second)).toHaveLength(5);
  });

  it('handles a clock that is set back', () => {
    const limit = createRateLimit(1);
    limit.reserve();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(limit.reserve()).toBe(1000);
  });
});
