import {afterEach, describe, expect, it, vi} from 'vitest';
import {withTabLock} from './tab-lock';

type Request = (name: string, options: LockOptions, send: () => unknown) => unknown;

const browserWith = (request: Request) => vi.stubGlobal('navigator', {locks: {request}});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a wishlist form with a tab lock', () => {
  it('is sent when it gets the lock, and returns the response', async () => {
    browserWith((_name, _options, send) => Promise.resolve().then(send));
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent at once in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent when a browser that blocks cookies denies the lock', async () => {
    browserWith(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
    expect(await withTabLock(() => Promise.resolve('answer'))).toBe('answer');
  });

  it('is sent once after a timeout when another tab holds the lock', async () => {
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

  it('is not sent again when it fails', async () => {
    browserWith((_name, _options, send) => Promise.resolve().then(send));
    const send = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(withTabLock(send)).rejects.toThrow('refused');
    expect(send).toHaveBeenCalledOnce();
  });
});
