import {createHmac} from 'node:crypto';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {execution, waitForBackgroundTasks} from '../../tests/fakes/background';
import {freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {workerSettings} from '../../tests/stand-ins/settings';
import {dataVersion} from './data-version.server';
import {readSettings} from './env.server';
import {handleWebhook} from './webhooks.server';

beforeEach(freshIsolate);

const own = workerSettings(SHOP);
const settings = readSettings({...own, SHOP_ORIGIN: SHOP});

/** A KV store as Cloudflare binds it. */
function store(more: object = {}) {
  const values = new Map<string, string>();
  return {
    DATA_VERSION: {
      get: (key: string) => Promise.resolve(values.get(key) ?? null),
      put: (key: string, value: string) => Promise.resolve(void values.set(key, value)),
      ...more,
    },
  };
}

const answered = (request: Request, env: object, given = settings) =>
  handleWebhook(request, given, env, execution.waitUntil, () => Promise.resolve());

const body = '{"id":7,"title":"Kutter – größer"}';
const shopify = (text = body, secret = own.SHOPIFY_WEBHOOK_SECRET ?? '') => ({
  path: '/webhooks/shopify',
  'X-Shopify-Hmac-SHA256': createHmac('sha256', secret).update(text).digest('base64'),
});
const storyblok = (text = body, secret = own.STORYBLOK_WEBHOOK_SECRET ?? '') => ({
  path: '/webhooks/storyblok',
  'webhook-signature': createHmac('sha1', secret).update(text).digest('hex'),
});

function post({path, ...headers}: Record<string, string>, text = body): Request {
  return new Request(`${SHOP}${path}`, {method: 'POST', headers, body: text});
}

describe.each([
  ['Shopify', shopify, 4 * 1024 * 1024],
  ['Storyblok', storyblok, 64 * 1024],
])('a webhook from %s', (_, signed, limit) => {
  it('is rejected and logged when its signature or body is forged', async () => {
    const env = store();
    const forged = [
      post(signed(body, 'another-secret-0123456789')),
      post(signed(), `${body} `),
      post({path: signed().path}),
      post({...signed(), 'X-Shopify-Hmac-SHA256': 'x', 'webhook-signature': 'x'}),
    ];
    for (const request of forged) {
      expect((await answered(request, env))?.status).toBe(401);
    }
    expect(await dataVersion(env)).toBe('');
    expect(console.warn).toHaveBeenCalledTimes(forged.length);
    const [[line]] = vi.mocked(console.warn).mock.calls as [[string]];
    expect(JSON.parse(line)).toMatchObject({event: 'bad-webhook-signature', route: 'webhook'});
  });

  it('is accepted with the longest body that its sender needs, and gets a 413 response above', async () => {
    const longest = 'x'.repeat(limit);
    expect((await answered(post(signed(longest), longest), store()))?.ok).toBe(true);
    const large = `${longest}x`;
    expect((await answered(post(signed(large), large), store()))?.status).toBe(413);
  });
});

describe('a webhook about products', () => {
  it('raises the version in cache keys', async () => {
    const env = store();
    expect(await dataVersion(env)).toBe('');
    expect((await answered(post(shopify()), env))?.status).toBe(204);
    const raised = await dataVersion(env);
    expect(raised).not.toBe('');

    freshIsolate();
    expect(await dataVersion(env)).toBe(raised);
  });

  it('is accepted without a store and leaves the version empty', async () => {
    expect((await answered(post(shopify()), {}))?.status).toBe(204);
    expect(await dataVersion({})).toBe('');
  });

  it('is accepted although the store fails, which is logged: reminders need no store', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const env = store({put: () => Promise.reject(new Error('429'))});
    expect((await answered(post(shopify()), env))?.status).toBe(204);
    await waitForBackgroundTasks();
    expect(complaints).toHaveBeenCalledOnce();
  });

  it('is accepted before the store has answered', async () => {
    const env = store({put: () => new Promise(() => undefined)});
    const waitUntil = vi.fn();
    const onStory = () => Promise.resolve();
    const answer = await handleWebhook(post(shopify()), settings, env, waitUntil, onStory);
    expect(answer?.status).toBe(204);
    expect(waitUntil).toHaveBeenCalledOnce();
  });
});

it('a webhook about content needs no store: pages follow the version of Storyblok itself', async () => {
  const onStory = vi.fn(() => Promise.resolve());
  const put = vi.fn(() => Promise.reject(new Error('429')));
  const story = '{"full_slug":"beratung/rahmenhoehe"}';
  const request = post(storyblok(story), story);
  const answer = await handleWebhook(request, settings, store({put}), execution.waitUntil, onStory);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get('Content-Type')).toBe('application/json');
  expect(onStory).toHaveBeenCalledExactlyOnceWith('beratung/rahmenhoehe');
  expect(put).not.toHaveBeenCalled();
});

it.each([
  ['another path', new Request(`${SHOP}/webhooks/other`, {method: 'POST', body})],
  ['somebody who looks', new Request(`${SHOP}/webhooks/shopify`)],
])('the webhook handler leaves %s to the shop', async (_, request) => {
  expect(await answered(request, store())).toBeNull();
});

it('no webhook is handled without its secret', async () => {
  const without = {...settings, SHOPIFY_WEBHOOK_SECRET: undefined};
  expect(await answered(post(shopify()), store(), without)).toBeNull();
});

it('changes within ten seconds store one version, and one more at the end', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
  const written: string[] = [];
  const env = store({put: (_: string, value: string) => Promise.resolve(void written.push(value))});
  for (let change = 0; change < 50; change += 1) {
    expect((await answered(post(shopify()), env))?.status).toBe(204);
    vi.setSystemTime(Date.now() + 100);
  }
  expect(written).toHaveLength(1);
  await vi.runAllTimersAsync();
  await waitForBackgroundTasks();
  expect(written).toHaveLength(2);
  expect(await dataVersion(env)).toBe(written[1]);
  vi.useRealTimers();
});

it('concurrent webhooks are accepted although the store rejects parallel writes', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
  let isBusy = false;
  const put = async () => {
    if (isBusy) throw new Error('429');
    isBusy = true;
    await new Promise(setImmediate);
    isBusy = false;
  };
  const env = store({put});
  const answers = await Promise.all([1, 2].map(() => answered(post(shopify()), env)));
  expect(answers.map((answer) => answer?.status)).toEqual([204, 204]);
  await vi.runAllTimersAsync();
  await waitForBackgroundTasks();
  vi.useRealTimers();
});

it('the last known version is used while the store fails', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const env = store();
  await answered(post(shopify()), env);
  const raised = await dataVersion(env);
  vi.setSystemTime(Date.now() + 60_000);
  env.DATA_VERSION.get = () => Promise.reject(new Error('down'));
  expect(await dataVersion(env)).toBe(raised);
  vi.useRealTimers();
});

it('the last known version is used while the store hangs, after a moment at most', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const env = store();
  await answered(post(shopify()), env);
  const raised = await dataVersion(env);
  vi.setSystemTime(Date.now() + 60_000);
  const get = vi.fn(() => new Promise<string | null>(() => undefined));
  env.DATA_VERSION.get = get;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const versions = await Promise.all([dataVersion(env), dataVersion(env)]);
  expect(versions).toEqual([raised, raised]);
  expect(get).toHaveBeenCalledOnce();
  expect(complaints).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('the version is empty while the store fails and none is known', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await dataVersion(store({get: () => Promise.reject(new Error('down'))}))).toBe('');
  expect(complaints).toHaveBeenCalledOnce();
});
