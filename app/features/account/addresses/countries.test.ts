import {describe, expect, it} from 'vitest';
import {countryOptions} from './countries';

describe('the countries of an address', () => {
  it('begin with Germany, Austria and Switzerland and go on by the alphabet', () => {
    const options = countryOptions('de');
    expect(options.slice(0, 5).map(({value, label}) => [value, label])).toEqual([
      ['DE', 'Deutschland'],
      ['AT', 'Österreich'],
      ['CH', 'Schweiz'],
      ['AF', 'Afghanistan'],
      ['EG', 'Ägypten'],
    ]);
    expect(new Set(options.map(({value}) => value)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(230);
  });

  it('are named in the language of the page', () => {
    const english = countryOptions('en');
    expect(english[0]).toEqual({value: 'DE', label: 'Germany', hasProvinces: false});
    expect(english.find(({value}) => value === 'US')?.hasProvinces).toBe(true);
    expect(english.find(({value}) => value === 'CZ')?.label).toBe('Czechia');
  });

  it.each(['de', 'en'] as const)('have a name each in %s', (language) => {
    const unnamed = countryOptions(language).filter(({value, label}) => value === label);
    expect(unnamed).toEqual([]);
  });
});
