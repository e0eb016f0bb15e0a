import {describe, expect, it} from 'vitest';
import {missingSafetyData} from '../../../tests/commands/doctor/check-goods';
import {readSafety} from './product-safety.server';

const field = (value: string) => ({value});
const company = (given: Record<string, unknown> = {}) => ({
  reference: {
    name: field('Ostwind GmbH'),
    postalAddress: field('Deichstraße 14\n26721 Emden'),
    electronicAddress: field('sicherheit@ostwind.example'),
    country: field('DE'),
    ...given,
  },
});
const read = (told: object) => {
  const complaints: string[] = [];
  const safety = readSafety(told, (name) => complaints.push(name));
  return {safety, complaints, missing: missingSafetyData(safety)};
};
const model = {modelNumber: field('OW-F7')};

describe('the safety data of a product', () => {
  it.each<[string, object, string[]]>([
    ['everything', {manufacturer: company(), ...model}, []],
    [
      'everything, with an address at a domain with an umlaut',
      {manufacturer: company({electronicAddress: field('sicherheit@müller.example')}), ...model},
      [],
    ],
    ['nothing', {}, ['manufacturer', 'model_number']],
    [
      'a maker outside the EU without somebody responsible here',
      {manufacturer: company({country: field('TW')}), ...model},
      ['responsible_person'],
    ],
    [
      'a maker outside the EU with somebody responsible here',
      {
        manufacturer: company({country: field('TW')}),
        responsiblePerson: company(),
        ...model,
      },
      [],
    ],
    [
      'a maker without addresses',
      {manufacturer: company({postalAddress: null, electronicAddress: field(' ')}), ...model},
      ['manufacturer.postal_address', 'manufacturer.electronic_address'],
    ],
    [
      'a maker of unknown country',
      {manufacturer: company({country: null}), ...model},
      ['manufacturer.country'],
    ],
  ])('with %s report the missing fields', (_, told, missing) => {
    const found = read(told);
    expect(found.missing).toEqual(missing);
    expect(found.complaints).toEqual([]);
  });

  it('drop only malformed fields and report them', () => {
    const {safety, complaints, missing} = read({
      manufacturer: company({electronicAddress: field('bitte anrufen')}),
      safetyWarnings: field('keine'),
      ...model,
    });
    expect(safety.manufacturer?.name).toBe('Ostwind GmbH');
    expect(safety).toMatchObject({modelNumber: 'OW-F7', warnings: []});
    expect(complaints).toEqual(['manufacturer.electronic_address', 'safety_warnings']);
    expect(missing).toEqual(['manufacturer.electronic_address']);
  });

  it('report a reference to something else and treat it as missing', () => {
    expect(read({manufacturer: {reference: {name: 'Ostwind'}}, ...model})).toMatchObject({
      complaints: ['manufacturer'],
      missing: ['manufacturer'],
    });
  });
});
