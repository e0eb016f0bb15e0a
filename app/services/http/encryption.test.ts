import {describe, expect, it} from 'vitest';
import {fromBase64url, randomBase64url, toBase64url} from './encryption.server';

describe('base64url', () => {
  it('decodes every byte that it encoded, in URL-safe characters', () => {
    for (let length = 1; length <= 256; length += 1) {
      const bytes = Uint8Array.from({length}, (_, at) => 255 - at);
      const text = toBase64url(bytes);
      expect(text).toMatch(/^[\w-]+$/);
      expect(fromBase64url(text)).toEqual(bytes);
    }
  });

  it.each(['', 'a', 'ab+c', 'ab/c', 'abc=', 'ä', 'ab c'])('returns null for %j', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });

  it('encodes the requested number of random bytes', () => {
    expect(fromBase64url(randomBase64url(32))).toHaveLength(32);
    expect(randomBase64url(32)).not.toBe(randomBase64url(32));
  });
});
