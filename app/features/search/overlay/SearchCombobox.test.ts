import {describe, expect, it} from 'vitest';
import {FIELD, nextHitIndex} from './SearchCombobox';

describe('a key among three search hits', () => {
  it.each([
    ['ArrowDown', FIELD, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, FIELD],
    ['ArrowUp', FIELD, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, FIELD],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from index %i to index %i', (key, at, next) => {
    expect(nextHitIndex(key, at, 3)).toBe(next);
  });

  it.each(['Home', 'End'])('%s is left to the text field while the field is active', (key) => {
    expect(nextHitIndex(key, FIELD, 3)).toBeNull();
  });

  it.each(['Enter', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'a', 'PageDown'])(
    '%s does not move the selection',
    (key) => {
      for (const at of [FIELD, 0, 2]) expect(nextHitIndex(key, at, 3)).toBeNull();
    },
  );
});

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
  '%s does not move the selection without hits',
  (key) => {
    expect(nextHitIndex(key, FIELD, 0)).toBeNull();
  },
);
