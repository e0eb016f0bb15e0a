import {describe, expect, it} from 'vitest';
import {joinWishes} from './join-wishes';
import {MOST_WISHES} from './wishlist-ids';

const numbers = (count: number) => Array.from({length: count}, (_, at) => String(at + 1));

describe('a list that joins another', () => {
  it.each<[string, string[], string[], string[], number]>([
    ['all of it', [], ['8', '9'], ['8', '9'], 0],
    ['what is missing', ['9'], ['8', '9', '7'], ['8', '7'], 0],
    ['nothing of nothing', ['9'], [], [], 0],
    ['doubles once', [], ['8', '8'], ['8'], 0],
    ['as far as there is room', numbers(MOST_WISHES - 1), ['801', '802'], ['801'], 1],
    ['not at all when there is none', numbers(MOST_WISHES), ['801', '1'], [], 1],
    ['not at all beyond the cap', numbers(MOST_WISHES + 5), ['801'], [], 1],
  ])('brings %s', (_, own, more, joining, left) => {
    expect(joinWishes(own, more)).toEqual({joining, left});
  });
});
