import {describe, expect, it} from 'vitest';
import {HEAD} from './menu-position';
import type {NavigationItem} from '../navigation-view';
import {positionByKey} from './menu-keys';

const item = (title: string, items: NavigationItem[] = []): NavigationItem => ({
  id: title,
  title,
  href: `/collections/${title}`,
  items,
});
const menu = [
  item('a', [item('a0', [item('a00', [item('a000')]), item('a01')]), item('a1'), item('a2')]),
  item('b'),
  item('c', [item('c0')]),
];

describe('at the top level', () => {
  it.each([
    ['Enter', [0], [0, HEAD]],
    ['ArrowDown', [0], [0, HEAD]],
    ['ArrowDown', [1], null],
    ['Enter', [1], null],
    ['ArrowRight', [0], [1]],
    ['ArrowRight', [2], null],
    ['ArrowLeft', [2], [1]],
    ['ArrowLeft', [0], null],
    ['Home', [2], [0]],
    ['End', [0], [2]],
    ['ArrowUp', [0], null],
    [' ', [0], null],
    ['Tab', [0], null],
    ['Escape', [0], null],
  ])('%j from %j leads to %j', (key, at, next) => {
    expect(positionByKey(menu, at, key)).toEqual(next);
  });
});

describe('inside of a menu', () => {
  it.each([
    ['ArrowDown', [0, HEAD], [0, 0]],
    ['ArrowUp', [0, HEAD], [0]],
    ['ArrowLeft', [0, HEAD], [0]],
    ['ArrowRight', [0, HEAD], null],
    ['ArrowDown', [0, 0], [0, 1]],
    ['ArrowDown', [0, 2], null],
    ['ArrowUp', [0, 1], [0, 0]],
    ['ArrowUp', [0, 0], [0, HEAD]],
    ['ArrowRight', [0, 0], [0, 0, 0]],
    ['ArrowRight', [0, 1], null],
    ['ArrowLeft', [0, 1], [0]],
    ['Home', [0, 2], [0, 0]],
    ['End', [0, 0], [0, 2]],
    ['Enter', [0, 0], null],
    ['Tab', [0, 0], null],
  ])('%j from %j leads to %j', (key, at, next) => {
    expect(positionByKey(menu, at, key)).toEqual(next);
  });

  it.each([
    ['ArrowDown', [0, 0, 0], [0, 0, 1]],
    ['ArrowUp', [0, 0, 0], null],
    ['ArrowRight', [0, 0, 0], [0, 0, 0, 0]],
    ['ArrowRight', [0, 0, 0, 0], null],
    ['ArrowLeft', [0, 0, 0, 0], [0, 0, 0]],
    ['ArrowLeft', [0, 0, 1], [0, 0]],
  ])('levels down, %j from %j leads to %j', (key, at, next) => {
    expect(positionByKey(menu, at, key)).toEqual(next);
  });

  it.each([[[0, HEAD]], [[0, 2]], [[0, 0, 0, 0]]])('Escape leads out of %j at once', (at) => {
    expect(positionByKey(menu, at, 'Escape')).toEqual([0]);
  });
});
