import {describe, expect, it} from 'vitest';
import {
  changeTime,
  formatWishlistCookie,
  applyOptimistically,
  mergeWishlists,
  MAX_WISHLIST_ITEMS,
  parseWishlist,
  readSharedWishlist,
  shareLink,
} from './wishlist';

const numbers = (count: number, digits = 14) =>
  Array.from({length: count}, (_, at) => String(10 ** (digits - 1) + at));

describe('the wishlist cookie', () => {
  it.each<[string, string | null, string[]]>([
    ['none', null, []],
    ['empty', '', []],
    ['in the order of adding', '44.11.33', ['44', '11', '33']],
    ['a double', '11.22.11', ['11', '22']],
    ['garbage beside numbers', '11.x.-22.1e3.22', ['11', '22']],
    ['garbage alone', '%22%7D;<script>', []],
    ['separators only', '...', []],
    ['whole ids', 'gid://shopify/ProductVariant/11', []],
    ['leading zeros and zero', '011.0.22', ['22']],
    ['other digits and spaces', '١١. 11.22\n.33', ['33']],
    ['a number beyond 64 bits', '99999999999999999999.22', ['22']],
    ['the largest number', '999999999999999999', ['999999999999999999']],
    ['a megabyte', '1'.repeat(1_000_000), []],
  ])('is read: %s', (_, cookie, items) => {
    expect(parseWishlist(cookie)).toEqual(items);
  });

  it('holds at most the first 100 items', () => {
    const many = numbers(150);
    expect(parseWishlist(many.join('.'))).toEqual(many.slice(0, 100));
  });

  it('is read back with its items and the time of its last change', () => {
    const items = numbers(MAX_WISHLIST_ITEMS);
    const text = formatWishlistCookie(items, 1_763_856_000_000);
    expect(parseWishlist(text)).toEqual(items);
    expect(changeTime(text)).toBe(1_763_856_000_000);
    expect(changeTime(formatWishlistCookie([], 7))).toBe(7);
  });

  it.each([null, '', '44.11', 't', 'tx.44', 't-1.44', 't1e3.44', `t${'9'.repeat(400)}.44`])(
    'has no time of its last change: %s',
    (text) => expect(changeTime(text)).toBe(0),
  );

  it('stays below 2,000 bytes and needs no escaping', () => {
    const longest = numbers(MAX_WISHLIST_ITEMS, 15).map((number) => number.padEnd(18, '0'));
    const text = formatWishlistCookie(longest, 1_763_856_000_000);
    expect(parseWishlist(text)).toHaveLength(MAX_WISHLIST_ITEMS);
    expect(text.length).toBeLessThan(2000);
    expect(encodeURIComponent(text)).toBe(text);
  });
});

const noted = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

describe('merging two wishlists', () => {
  it.each<[string, string[], string[], string[], number]>([
    ['all of it', [], ['8', '9'], ['8', '9'], 0],
    ['what is missing', ['9'], ['8', '9', '7'], ['8', '7'], 0],
    ['nothing of nothing', ['9'], [], [], 0],
    ['as far as there is room', noted(MAX_WISHLIST_ITEMS - 1), ['801', '802'], ['801'], 1],
    ['not at all when there is none', noted(MAX_WISHLIST_ITEMS), ['801', '1'], [], 1],
    ['not at all beyond the cap', noted(MAX_WISHLIST_ITEMS + 5), ['801'], [], 1],
  ])('adds %s', (_, own, more, joining, left) => {
    expect(mergeWishlists(own, more)).toEqual({joining, left});
  });
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the optimistic wishlist', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['an addition', {add: '3', returnTo: '/'}, ['1', '2', '3']],
    ['an addition of what is there', {add: '1'}, ['1', '2']],
    ['a removal', {remove: '1'}, ['2']],
    ['clearing', {clear: 'all'}, []],
    ['a move that may still fail', {move: '1', quantity: '2'}, ['1', '2']],
    ['something else', {}, ['1', '2']],
  ])('has the expected items after %s', (_, fields, expected) => {
    expect(applyOptimistically(['1', '2'], form(fields))).toEqual(expected);
  });

  it('does not grow beyond the cap', () => {
    const full = Array.from({length: MAX_WISHLIST_ITEMS}, (_, at) => String(at + 1));
    expect(applyOptimistically(full, form({add: '777'}))).toEqual(full);
  });
});

const read = (search: string) =>
  readSharedWishlist(new URL(`https://shop.test/merkzettel${search}`));

describe('a shared wishlist link', () => {
  it.each<[string, string, string[]]>([
    ['its variants in their order', '?v=44.11.33', ['44', '11', '33']],
    ['each variant once', '?v=11.22.11', ['11', '22']],
    ['what several parameters say', '?v=11&x=1&v=22.11', ['11', '22']],
    ['numbers beside junk', '?v=11.%3Cb%3E.0.-5..22.', ['11', '22']],
    ['numbers at the end of a sentence', '?v=11.22.', ['11', '22']],
    ['nothing of junk', '?v=javascript:alert(1)', []],
    ['nothing of nothing', '?v', []],
  ])('contains %s', (_, search, numbers) => {
    expect(read(search)).toEqual({numbers, isTruncated: false});
  });

  it('is null without its parameter', () => {
    expect(read('')).toBeNull();
    expect(read('?V=11&utm_source=mail')).toBeNull();
  });

  it('is cut at the cap', () => {
    const many = Array.from({length: MAX_WISHLIST_ITEMS + 1}, (_, at) => String(at + 1));
    expect(read(`?v=${many.join('.')}`)).toEqual({
      numbers: many.slice(0, MAX_WISHLIST_ITEMS),
      isTruncated: true,
    });
  });

  it('is read back as it was created and stays below 2 kB', () => {
    const numbers = Array.from({length: MAX_WISHLIST_ITEMS}, (_, at) =>
      String(100 + at).padEnd(18, '7'),
    );
    const link = shareLink('https://shop.test/en-us/wishlist', numbers);
    expect(readSharedWishlist(new URL(link))).toEqual({numbers, isTruncated: false});
    expect(link.length).toBeLessThan(2048);
  });
});
