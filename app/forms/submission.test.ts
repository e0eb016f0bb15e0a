import {beforeEach, describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../tests/setup';
import {keepPageOnOutage, keepInputOnOutage, onSubmission} from './submission';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

const outage = {status: 503, statusText: '', internal: false, data: null};
const missing = {...outage, status: 404};
const clientActions = {keepPageOnOutage, keepInputOnOutage};
const names = ['keepPageOnOutage', 'keepInputOnOutage'] as const;

/** Returns what Remix gets from a `clientAction` with this server action. */
const ask = (name: (typeof names)[number], serverAction: () => Promise<never> | Promise<object>) =>
  clientActions[name]({
    request: new Request('https://shop.test/warenkorb'),
    params: {},
    serverAction: serverAction as Parameters<typeof keepPageOnOutage>[0]['serverAction'],
  });

/** Rejects with a non-error, as Remix's server actions may. */
const endWith = async (thrown: unknown): Promise<never> => {
  await Promise.resolve();
  throw thrown;
};

describe.each(names)('a form on a route with %s', (name) => {
  it('gets the result of its action', async () => {
    expect(await ask(name, () => Promise.resolve({error: null}))).toEqual({error: null});
  });

  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the shop is down', outage],
  ])('gets a 503 response when %s', async (_, reason) => {
    expectConsoleError('A form has not been answered');
    const answer = await ask(name, () =>
      Promise.resolve().then(() => {
        throw reason;
      }),
    );
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({status: 503});
  });

  it('rethrows other errors and redirects of its action', async () => {
    await expect(ask(name, () => endWith(missing))).rejects.toBe(missing);
    const redirect = new Response(null, {status: 303});
    await expect(ask(name, () => endWith(redirect))).rejects.toBe(redirect);
  });
});

it('listeners are notified whether a form reached the shop, until they unsubscribe', async () => {
  const heard = vi.fn();
  const stop = onSubmission(heard);
  expectConsoleError('A form has not been answered');
  const answer = await ask('keepPageOnOutage', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await (answer as Response).json()).toEqual({});
  expect(heard).toHaveBeenLastCalledWith('lost');
  await ask('keepPageOnOutage', () => Promise.resolve({}));
  expect(heard).toHaveBeenLastCalledWith('arrived');

  stop();
  await ask('keepPageOnOutage', () => Promise.resolve({}));
  expect(heard).toHaveBeenCalledTimes(2);
});
