import {describe, expect, it} from 'vitest';
import {enter, goBack, TOP} from './menu-stack';

describe('the levels of the mobile menu', () => {
  it('grow with every item that is entered', () => {
    expect(enter(enter(TOP, 'a'), 'b')).toEqual({ids: ['a', 'b'], depth: 2});
  });

  it('keep the level that slides out while the one above is open', () => {
    expect(goBack(enter(enter(TOP, 'a'), 'b'))).toEqual({ids: ['a', 'b'], depth: 1});
  });

  it('forget it when another item is entered', () => {
    const back = goBack(goBack(enter(enter(TOP, 'a'), 'b')));
    expect(enter(back, 'c')).toEqual({ids: ['c'], depth: 1});
  });

  it('end at the top', () => {
    expect(goBack(TOP)).toEqual(TOP);
  });
});
