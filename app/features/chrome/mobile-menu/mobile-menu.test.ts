import {describe, expect, it} from 'vitest';
import {openLevel, closeLevel, TOP_LEVEL} from './MobileMenu';

describe('the levels of the mobile menu', () => {
  it('grow with every item that is entered', () => {
    expect(openLevel(openLevel(TOP_LEVEL, 'a'), 'b')).toEqual({ids: ['a', 'b'], depth: 2});
  });

  it('keep the level that slides out while the one above is open', () => {
    expect(closeLevel(openLevel(openLevel(TOP_LEVEL, 'a'), 'b'))).toEqual({
      ids: ['a', 'b'],
      depth: 1,
    });
  });

  it('forget it when another item is entered', () => {
    const back = closeLevel(closeLevel(openLevel(openLevel(TOP_LEVEL, 'a'), 'b')));
    expect(openLevel(back, 'c')).toEqual({ids: ['c'], depth: 1});
  });

  it('end at the top', () => {
    expect(closeLevel(TOP_LEVEL)).toEqual(TOP_LEVEL);
  });
});
