import {afterEach, describe, expect, it, vi} from 'vitest';
import {withTabLock} from './tab-lock';

type Request = (name: string, options: LockOptions, send: () => unknown) => unknown;

const browserWith = (request: Request) => vi.stubGlobal('navigator', {locks: {request}});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a form of the wishlist', () => {
  it('is sent when it is its turn, and its answer comes back', async () => {
    browserWith((_name, _options, send) => Promise.resolve().then(send));
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent at once where no browser keeps turns', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent where a browser that keeps no cookies refuses turns', async () => {
    browserWith(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent all the same, once, when another tab does not come to an end', async () => {
    vi.useFakeTimers();
    browserWith(
      (_name, {signal}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('too late')));
        }),
    );
    const send = vi.fn(() => Promise.resolve('answer'));
    const answer = withTabLock(send);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe('answer');
    expect(send).toHaveBeenCalledOnce();
  });

  it('that fails is not sent again', async () => {
    browserWith((_name, _options, send) => Promise.resolve().then(send));
    const send = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(withTabLock(send)).rejects.toThrow('refused');
    expect(send).toHaveBeenCalledOnce();
  });
});
