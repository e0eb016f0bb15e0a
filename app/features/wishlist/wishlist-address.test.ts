import {describe, expect, it} from 'vitest';
import {readSharedWishes, shareLink} from './wishlist-address';
import {MOST_WISHES} from './wishlist-ids';

const read = (search: string) => readSharedWishes(new URL(`https://shop.test/merkzettel${search}`));

describe('a shared link', () => {
  it.each<[string, string, string[]]>([
    ['its variants in their order', '?v=44.11.33', ['44', '11', '33']],
    ['each variant once', '?v=11.22.11', ['11', '22']],
    ['what several parameters say', '?v=11&x=1&v=22.11', ['11', '22']],
    ['numbers beside junk', '?v=11.%3Cb%3E.0.-5..22.', ['11', '22']],
    ['numbers at the end of a sentence', '?v=11.22.', ['11', '22']],
    ['nothing of junk', '?v=javascript:alert(1)', []],
    ['nothing of nothing', '?v', []],
  ])('names %s', (_, search, numbers) => {
    expect(read(search)).toEqual({numbers, cut: false});
  });

  it('is none without its parameter', () => {
    expect(read('')).toBeNull();
    expect(read('?V=11&utm_source=mail')).toBeNull();
  });

  it('ends at the cap', () => {
    const many = Array.from({length: MOST_WISHES + 1}, (_, at) => String(at + 1));
    expect(read(`?v=${many.join('.')}`)).toEqual({numbers: many.slice(0, MOST_WISHES), cut: true});
  });

  it('is read as it was made, and is never longer than 2 kB', () => {
    const numbers = Array.from({length: MOST_WISHES}, (_, at) => String(100 + at).padEnd(18, '7'));
    const link = shareLink('https://shop.test', 'en', numbers);
    expect(readSharedWishes(new URL(link))).toEqual({numbers, cut: false});
    expect(link.startsWith('https://shop.test/en-us/wishlist?v=1')).toBe(true);
    expect(link.length).toBeLessThan(2048);
  });
});
