import {expect, it} from 'vitest';
import {plainValue} from './plain-value';

it.each([
  ['  Jana  ', 'Jana'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
  ['a \t \nb', 'a\nb'],
  ['a\u0000b\u0007c', 'a b c'],
  ['gpj.\u202eexe', 'gpj. exe'],
  ['halb \ud83d', 'halb'],
  ['Größe 🚲 “ja”', 'Größe 🚲 “ja”'],
])('%j is written as %j', (typed, plain) => expect(plainValue(typed)).toBe(plain));

it('is never longer than any field allows', () => {
  expect(plainValue('x'.repeat(100_000))).toHaveLength(10_000);
});
