import {describe, expect, it} from 'vitest';
import {readForm} from '~/forms/read-form.server';
import {languageNames} from '~/i18n/languages';
import {addressSchema, countryOptions} from './address-schema';

describe('country options', () => {
  it('list Germany, Austria and Switzerland first, then all others alphabetically', () => {
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

  it.each(languageNames)('include a name for every country in %s', (language) => {
    const unnamed = countryOptions(language).filter(({value, label}) => value === label);
    expect(unnamed).toEqual([]);
  });
});

const jana = {
  firstName: 'Jana',
  lastName: 'Petersen',
  address1: 'Nabenstraße 7',
  zip: '50674',
  city: 'Köln',
  country: 'DE',
};

function read(change: Record<string, string>, language: 'de' | 'en' = 'de') {
  const form = new FormData();
  for (const [name, value] of Object.entries({...jana, ...change})) form.set(name, value);
  return readForm(form, addressSchema, language);
}
const complaints = (change: Record<string, string>, language?: 'de' | 'en') => {
  const found = read(change, language);
  return found.refused?.answer.fields ?? {};
};

describe('the address schema', () => {
  it('accepts an address and trims its values', () => {
    expect(read({city: ' Köln ', company: ' ', useAsDefault: 'on'})).toEqual({
      refused: null,
      value: {...jana, company: '', address2: '', province: '', phone: '', useAsDefault: true},
    });
  });

  it.each([
    [{firstName: ' '}, 'firstName', 'Bitte geben Sie Ihren Vornamen ein.'],
    [{lastName: ''}, 'lastName', 'Bitte geben Sie Ihren Nachnamen ein.'],
    [{address1: ''}, 'address1', 'Bitte geben Sie Ihren Straße ein.'],
    [{zip: ''}, 'zip', 'Bitte geben Sie Ihren Postleitzahl ein.'],
    [{city: ''}, 'city', 'Bitte geben Sie Ihren Ort ein.'],
    [{country: ''}, 'country', 'Bitte wählen Sie Ihr Land aus.'],
    [{country: 'Deutschland'}, 'country', 'Bitte wählen Sie Ihr Land aus.'],
    [{country: 'de'}, 'country', 'Bitte wählen Sie Ihr Land aus.'],
    [{country: 'US', province: ' '}, 'province', 'Bitte geben Sie Bundesstaat oder Provinz ein.'],
    [{country: 'IT'}, 'province', 'Bitte geben Sie Bundesstaat oder Provinz ein.'],
    [{company: 'x'.repeat(256)}, 'company', 'Die Eingabe ist zu lang.'],
    [{zip: '5'.repeat(10_000)}, 'zip', 'Die Eingabe ist zu lang.'],
    [{phone: '5'.repeat(10_000)}, 'phone', 'Die Eingabe ist zu lang.'],
    [{zip: '5067'}, 'zip', 'Postleitzahlen in Deutschland haben fünf Ziffern, zum Beispiel 20095.'],
    [
      {country: 'CH'},
      'zip',
      'Postleitzahlen in der Schweiz haben vier Ziffern, zum Beispiel 8001.',
    ],
  ])('rejects %j with an error at the field %s: %s', (change, field, message) => {
    expect(complaints(change)).toEqual({[field]: message});
  });

  it('reports all errors at once, including those that depend on the country', () => {
    const empty = Object.fromEntries(Object.keys(jana).map((name) => [name, '']));
    expect(Object.keys(complaints(empty))).toEqual([
      'firstName',
      'lastName',
      'address1',
      'zip',
      'city',
      'country',
    ]);
    expect(Object.keys(complaints({firstName: '', zip: '1', phone: 'abc'}))).toEqual([
      'firstName',
      'zip',
      'phone',
    ]);
  });

  it('returns error messages in English for English pages', () => {
    expect(complaints({city: ''})).toEqual({city: 'Bitte geben Sie Ihren Ort ein.'});
    expect(complaints({city: ''}, 'en')).toEqual({city: 'Please enter your city.'});
  });

  it.each([
    ['D-50674', 'DE', '50674'],
    ['a-1070', 'AT', '1070'],
    ['ec1a 1bb', 'GB', 'EC1A 1BB'],
    ['', 'QA', ''],
  ])('converts the postcode %j in %s to %j', (zip, country, sent) => {
    expect(read({zip, country})).toMatchObject({refused: null, value: {zip: sent}});
  });

  it.each([
    ['US', ' Oregon ', 'Oregon'],
    ['IT', 'MI', 'MI'],
    // The field is hidden for these countries.
    ['DE', 'Oregon', ''],
    ['CH', 'ZH', ''],
  ])('converts, in %s, the province %j to %j', (country, province, sent) => {
    const zip = country === 'CH' ? '8005' : jana.zip;
    expect(read({country, province, zip})).toMatchObject({refused: null, value: {province: sent}});
  });

  it.each(['0221 4710120', '+43 1 2345678', ''])('accepts the phone number %j', (phone) => {
    expect(complaints({phone})).toEqual({});
  });
});
