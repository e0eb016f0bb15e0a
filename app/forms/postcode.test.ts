import {describe, expect, it} from 'vitest';
import {plainPostcode, postcodeProblem} from './postcode';

describe('a postcode', () => {
  it.each([
    ['DE', '20095', '20095'],
    ['DE', '01067', '01067'],
    ['DE', '99998', '99998'],
    ['DE', ' 20095 ', '20095'],
    ['DE', '20 095', '20095'],
    ['DE', '20\u00a0095', '20095'],
    ['DE', 'D-20095', '20095'],
    ['DE', 'D 20095', '20095'],
    ['DE', 'd20095', '20095'],
    ['DE', 'DE-20095', '20095'],
    ['DE', 'D–20095', '20095'],
    ['DE', '20095', '20095'],
    ['AT', '1010', '1010'],
    ['AT', 'A-1010', '1010'],
    ['AT', 'AT 9992', '9992'],
    ['CH', '8001', '8001'],
    ['CH', 'CH-8001', '8001'],
    ['CH', 'ch 1200', '1200'],
    ['LI', '9490', '9490'],
    ['LI', 'FL-9490', '9490'],
    ['NL', '1012 ab', '1012 AB'],
    ['FR', '75001', '75001'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['PL', '00-950', '00-950'],
  ])('of %s, typed %j, is read as %s', (country, typed, plain) => {
    expect(postcodeProblem(typed, country)).toBeNull();
    expect(plainPostcode(typed, country)).toBe(plain);
  });

  it.each([
    ['DE', '1010', 'germany'],
    ['DE', '200955', 'germany'],
    ['DE', '00123', 'germany'],
    ['DE', '2009O', 'germany'],
    ['DE', 'A-20095', 'germany'],
    ['DE', 'Hamburg', 'germany'],
    ['DE', '20095 Hamburg', 'germany'],
    ['DE', '-20095', 'germany'],
    ['DE', '٢٠٠٩٥', 'germany'],
    ['AT', '20095', 'austria'],
    ['AT', '0101', 'austria'],
    ['AT', 'D-1010', 'austria'],
    ['CH', '80011', 'switzerland'],
    ['CH', '0800', 'switzerland'],
    ['CH', 'A-8001', 'switzerland'],
    ['LI', '8001', 'liechtenstein'],
    ['FR', '<b>1</b>', 'format'],
    ['FR', 'Paris', 'format'],
    ['', '123', 'format'],
    ['', 'SW1A 1AA', 'format'],
    ['', '', 'format'],
  ])('of %j, typed %j, is refused: %s', (country, typed, problem) => {
    expect(postcodeProblem(typed, country)).toBe(`validations.zipCode.${problem}`);
  });

  it.each([['20095'], ['D-20095'], ['1010'], ['A-1010'], ['CH-8001'], ['8001']])(
    'typed %j is right as long as no country has been chosen',
    (typed) => {
      expect(postcodeProblem(typed, '')).toBeNull();
    },
  );

  it('of a name that every object has is no known country', () => {
    expect(postcodeProblem('20095', 'constructor')).toBeNull();
    expect(plainPostcode('20095', 'toString')).toBe('20095');
  });
});
