import {describe, expect, it} from 'vitest';
import {
  changeTime,
  formatWishesCookie,
  MOST_WISHES,
  parseWishes,
  withoutWish,
  withWish,
  joinWishes,
  expectWishes,
} from './wishlist-ids';

const numbers = (count: number, digits = 14) =>
  Array.from({length: count}, (_, at) => String(10 ** (digits - 1) + at));

describe('the cookie', () => {
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
  ])('is read: %s', (_, cookie, wishes) => {
    expect(parseWishes(cookie)).toEqual(wishes);
  });

  it('holds 100 at most, the first ones', () => {
    const many = numbers(150);
    expect(parseWishes(many.join('.'))).toEqual(many.slice(0, 100));
  });

  it('is read as it was written', () => {
    const wishes = numbers(MOST_WISHES);
    const text = formatWishesCookie(wishes, 1_763_856_000_000);
    expect(parseWishes(text)).toEqual(wishes);
    expect(changeTime(text)).toBe(1_763_856_000_000);
    expect(changeTime(formatWishesCookie([], 7))).toBe(7);
  });

  it.each([null, '', '44.11', 't', 'tx.44', 't-1.44', 't1e3.44', `t${'9'.repeat(400)}.44`])(
    'says no time of its last change: %s',
    (text) => expect(changeTime(text)).toBe(0),
  );

  it('never grows over 4096 bytes, nor does writing it as a header change it', () => {
    const longest = numbers(MOST_WISHES, 15).map((number) => number.padEnd(18, '0'));
    const text = formatWishesCookie(longest, 1_763_856_000_000);
    expect(parseWishes(text)).toHaveLength(MOST_WISHES);
    expect(text.length).toBeLessThan(2000);
    expect(encodeURIComponent(text)).toBe(text);
  });
});

describe('a variant', () => {
  it('joins at the end, once', () => {
    expect(withWish(['1', '2'], '3')).toEqual(['1', '2', '3']);
    expect(withWish(['1', '2'], '1')).toEqual(['1', '2']);
  });

  it('goes, and what is not there stays away', () => {
    expect(withoutWish(['1', '2'], '1')).toEqual(['2']);
    expect(withoutWish(['1', '2'], '3')).toEqual(['1', '2']);
  });
});

const noted = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

describe('a list that joins another', () => {
  it.each<[string, string[], string[], string[], number]>([
    ['all of it', [], ['8', '9'], ['8', '9'], 0],
    ['what is missing', ['9'], ['8', '9', '7'], ['8', '7'], 0],
    ['nothing of nothing', ['9'], [], [], 0],
    ['doubles once', [], ['8', '8'], ['8'], 0],
    ['as far as there is room', noted(MOST_WISHES - 1), ['801', '802'], ['801'], 1],
    ['not at all when there is none', noted(MOST_WISHES), ['801', '1'], [], 1],
    ['not at all beyond the cap', noted(MOST_WISHES + 5), ['801'], [], 1],
  ])('brings %s', (_, own, more, joining, left) => {
    expect(joinWishes(own, more)).toEqual({joining, left});
  });
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('what the wishlist will be', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['an addition', {add: '3', returnTo: '/'}, ['1', '2', '3']],
    ['an addition of what is there', {add: '1'}, ['1', '2']],
    ['a removal', {remove: '1'}, ['2']],
    ['clearing', {clear: 'all'}, []],
    ['a move that may still fail', {move: '1', quantity: '2'}, ['1', '2']],
    ['something else', {}, ['1', '2']],
  ])('after %s', (_, fields, expected) => {
    expect(expectWishes(['1', '2'], form(fields))).toEqual(expected);
  });

  it('has no room beyond the cap', () => {
    const full = Array.from({length: MOST_WISHES}, (_, at) => String(at + 1));
    expect(expectWishes(full, form({add: '777'}))).toEqual(full);
  });
});
