import {describe, expect, it} from 'vitest';
import {countryOptions} from './country-options';

describe('the countries of an address', () => {
  it('begin with Germany, Austria and Switzerland and go on by the alphabet', () => {
    const options = countryOptions('de');
    expect(options.slice(0, 5)).toEqual([
      {value: 'DE', label: 'Deutschland'},
      {value: 'AT', label: 'Österreich'},
      {value: 'CH', label: 'Schweiz'},
      {value: 'AF', label: 'Afghanistan'},
      {value: 'EG', label: 'Ägypten'},
    ]);
    expect(new Set(options.map(({value}) => value)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(230);
  });

  it('are named in the language of the page', () => {
    const english = countryOptions('en');
    expect(english[0]).toEqual({value: 'DE', label: 'Germany'});
    expect(english.find(({value}) => value === 'CZ')?.label).toBe('Czechia');
  });

  it.each(['de', 'en'] as const)('have a name each in %s', (language) => {
    const unnamed = countryOptions(language).filter(({value, label}) => value === label);
    expect(unnamed).toEqual([]);
  });
});
