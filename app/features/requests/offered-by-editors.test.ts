import {expect, it} from 'vitest';
import {germanNameOf} from './offered-by-editors';

const english = [
  {id: 'a', name: 'Brakes'},
  {id: 'b', name: 'Tune-up'},
];
const german = [
  {id: 'b', name: 'Inspektion'},
  {id: 'a', name: 'Bremsen'},
];

it.each([
  ['a name in English', 'Brakes', 'Bremsen'],
  ['a name that German has not', 'Wheel', 'Wheel'],
  ['own words', 'The bell is silent', 'The bell is silent'],
  ['nothing', '', ''],
])('%s', (_, chosen, expected) => {
  expect(germanNameOf(chosen, english, german)).toBe(expected);
});

it('stays as it is while German cannot be read', () => {
  expect(germanNameOf('Brakes', english, [])).toBe('Brakes');
});
