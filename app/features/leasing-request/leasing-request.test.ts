import {describe, expect, it} from 'vitest';
import {checkForm} from '~/forms/check-form';
import german from '../../../locales/de/worker/validations.json';
import {flattenAreas} from '~/i18n/messages';
import {complete} from '../../../tests/integration/leasing-visitor';
import {leasingRequestSchema, type FormSubject} from './leasing-request-schema';
import {personValues} from './leasing-request.server';

const messages = flattenAreas({'/validations.json': german});

function check(change: Record<string, string>, subject: Partial<FormSubject> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({...complete, ...change})) form.set(name, value);
  const schema = leasingRequestSchema({bikeKnown: true, delivered: true, ...subject});
  return checkForm(form, schema, messages);
}

describe('a leasing request', () => {
  it('is valid without optional fields', () => {
    expect(check({})).toMatchObject({
      success: true,
      value: {leasingCode: '', message: '', bike: '', privacy: true},
    });
  });

  it('describes a bike in up to 2,000 characters, of which a line break is one', () => {
    const bike = `Ein Rad\r\n${'x'.repeat(1992)}`;
    expect(check({bike}, {bikeKnown: false})).toMatchObject({
      value: {bike: bike.replace('\r', '')},
    });
    expect(check({bike: `${bike}x`}, {bikeKnown: false})).toMatchObject({
      fields: {bike: german.message.tooLong},
    });
  });

  it.each([
    ['Nabenstraße 7', '', 'Nabenstraße', '7'],
    ['Straße des 17. Juni 110 a', '', 'Straße des 17. Juni', '110 a'],
    ['Am Alten Markt 12-14', '', 'Am Alten Markt', '12-14'],
    ['Straße 12 Nr. 4a', '', 'Straße 12 Nr.', '4a'],
    ['12, rue du Moyeu', '', 'rue du Moyeu', '12'],
    ['Nabenstraße 7', '9', 'Nabenstraße 7', '9'],
  ])(
    'splits the autofilled street line %s into street and house number',
    (line, number, street, houseNumber) => {
      expect(check({street: line, houseNumber: number})).toMatchObject({
        value: {street, houseNumber},
      });
    },
  );

  it.each([
    ['DE', '1010', 'zipCode', german.zipCode.germany],
    ['AT', '50674', 'zipCode', german.zipCode.austria],
    ['CH', '50674', 'zipCode', german.zipCode.switzerland],
  ])(
    'in %s, rejects the postcode %s by the rules of that country',
    (country, zipCode, field, message) => {
      expect(check({country, zipCode, email: 'jana@'})).toEqual({
        success: false,
        fields: {[field]: message, email: german.email.email},
      });
    },
  );

  it.each([
    ['0221 4710 120', true],
    ['044 668 18 00', true],
    ['+43 1 51546-0', true],
    ['morgens', false],
  ])('accepts the phone number %s: %s', (phone, success) => {
    expect(check({country: 'AT', zipCode: '1010', phone}).success).toBe(success);
  });

  it('removes the country prefix from the postcode', () => {
    expect(check({zipCode: 'D-50674'})).toMatchObject({value: {zipCode: '50674'}});
  });
});

const known = {
  firstName: 'Jana',
  lastName: 'Petersen',
  email: 'jana.petersen@mail.example',
  phone: '',
  address1: 'Nabenstraße 7',
  zip: '50674',
  city: 'Köln',
  country: 'AT',
};

describe('the initial values of the leasing form', () => {
  it("use the shop's country without customer data and for unsupported countries", () => {
    expect(personValues(null)).toEqual({country: 'DE'});
    expect(personValues({...known, country: 'NZ'})).toMatchObject({country: 'DE'});
  });

  it.each(['Postfach', '', '7'])(
    'do not split an address line without street or house number: %j',
    (line) => {
      const values = personValues({...known, address1: line});
      expect(values).toMatchObject({street: line, houseNumber: ''});
    },
  );
});
