import {expect, it, vi} from 'vitest';
import {memoize} from './isolate-memory';

it('makes a value once for each object, also when it is nothing', () => {
  const make = vi.fn(({name}: {name: string}) => (name === '' ? undefined : `Rad ${name}`));
  const ask = memoize(make);
  const [a, b, nothing] = [{name: 'A'}, {name: 'B'}, {name: ''}];
  expect([a, b, a, nothing, nothing].map(ask)).toEqual([
    'Rad A',
    'Rad B',
    'Rad A',
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
