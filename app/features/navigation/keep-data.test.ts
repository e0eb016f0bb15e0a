import type {ClientLoaderFunctionArgs} from '@remix-run/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {onSent} from '~/forms/unsent';
import {expectConsoleError} from '../../../tests/setup';
import {keepData} from './keep-data';

const shown = {cart: {totalQuantity: 1}};

beforeEach(() => {
  openAt('/warenkorb');
});

/** Stands in for the browser's window, with the cart's page loaded. */
function openAt(pathname: string) {
  const loaderData = {root: shown, 'cart.de': shown};
  const more = {location: {pathname}, __remixRouter: {state: {loaderData}}};
  vi.stubGlobal('window', Object.assign(new EventTarget(), more));
}

const load = (
  answer: () => Promise<unknown>,
  path = '/warenkorb',
  id?: string,
  signal?: AbortSignal,
) => {
  const request = new Request(`https://shop.test${path}`, {signal});
  const serverLoader = answer as ClientLoaderFunctionArgs['serverLoader'];
  return keepData({request, params: {}, serverLoader}, id);
};
const response = (status: number) => ({status, statusText: '', internal: false, data: null});
/** Ends as Remix's loaders may: with what is no error. */
const endWith = async (thrown: unknown): Promise<never> => {
  await Promise.resolve();
  throw thrown;
};

describe('a page that is loaded again after a form', () => {
  it('gets what the shop answers', async () => {
    const fresh = {cart: {totalQuantity: 2}};
    expect(await load(() => Promise.resolve(fresh))).toBe(fresh);
  });

  it.each([
    ['the network fails', new TypeError('Failed to fetch')],
    ['the shop is down', response(503)],
  ])('keeps what it shows and says so when %s', async (_, reason) => {
    expectConsoleError('could not be loaded again');
    const heard = vi.fn();
    onSent(heard);
    expect(await load(() => endWith(reason))).toEqual({...shown, unseen: true});
    expect(heard).toHaveBeenCalledExactlyOnceWith('unseen');
  });

  it('says nothing when a newer request takes its place', async () => {
    const heard = vi.fn();
    onSent(heard);
    const ended = new DOMException('Replaced', 'AbortError');
    const loading = load(() => endWith(ended), undefined, undefined, AbortSignal.abort());
    await expect(loading).rejects.toBe(ended);
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps the frame around it, too', async () => {
    expectConsoleError('could not be loaded again');
    const failed = () => endWith(new TypeError('Failed to fetch'));
    expect(await load(failed, '/warenkorb', 'root')).toEqual({...shown, unseen: true});
  });
});

describe('an error is told', () => {
  it.each([
    ['on another page', '/merkzettel', new TypeError('Failed to fetch')],
    ['when it says more than an outage', '/warenkorb', response(404)],
  ])('%s', async (_, path, reason) => {
    const heard = vi.fn();
    onSent(heard);
    await expect(load(() => endWith(reason), path, 'root')).rejects.toBe(reason);
    expect(heard).not.toHaveBeenCalled();
  });

  it('of a page that shows nothing yet', async () => {
    openAt('/merkzettel');
    const reason = new TypeError('Failed to fetch');
    await expect(load(() => endWith(reason), '/merkzettel')).rejects.toBe(reason);
  });
});
