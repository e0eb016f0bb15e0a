import {describe, expect, it} from 'vitest';
import {HEAD, itemAt, readPosition, shownPath, writePosition} from './menu-position';
import type {NavigationItem} from '../navigation-view';

const item = (title: string, items: NavigationItem[] = []): NavigationItem => ({
  id: title,
  title,
  href: `/collections/${title}`,
  items,
});
const menu = [
  item('a', [item('a0', [item('a00', [item('a000')]), item('a01')]), item('a1')]),
  item('b'),
  item('c', [item('c0'), item('c1', [item('c10')])]),
];

describe('a position', () => {
  it.each([
    [[0], 'a'],
    [[0, HEAD], 'a'],
    [[0, 0, 1], 'a01'],
    [[2, 1, 0], 'c10'],
    [[], undefined],
    [[3], undefined],
    [[1, 0], undefined],
  ])('%j is %s', (position, title) => {
    expect(itemAt(menu, position)?.title).toBe(title);
  });

  it('comes through the page as it was', () => {
    for (const position of [[0], [2, HEAD], [0, 0, 12]]) {
      expect(readPosition(writePosition(position))).toEqual(position);
    }
    expect(readPosition(undefined)).toBeNull();
    expect(readPosition('')).toBeNull();
  });
});

describe('the columns of an open menu', () => {
  it.each([
    ['begin with the first entries', [0], [0, 0, 0]],
    ['stay with them at the head', [0, HEAD], [0, 0, 0]],
    ['follow the entry that is pointed at', [0, 0, 1], [0, 0, 1]],
    ['end at an entry without children', [0, 1], [0, 1]],
    ['show no second one when the first entry has no children', [2], [2]],
    ['open behind an entry in the middle', [2, 1], [2, 1]],
  ])('%s: %j shows %j', (_, at, path) => {
    expect(shownPath(menu, at)).toEqual(path);
  });
});
