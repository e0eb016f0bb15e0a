import {describe, expect, it} from 'vitest';
import {personValues} from './leasing-request.server';

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

describe('street and house number', () => {
  it.each([
    ['Nabenstraße 7', 'Nabenstraße', '7'],
    ['Nabenstraße 7 b', 'Nabenstraße', '7 b'],
    ['Am Alten Markt 12-14', 'Am Alten Markt', '12-14'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Straße 12 Nr. 4a', 'Straße 12 Nr.', '4a'],
    ['Postfach', 'Postfach', ''],
    ['  ', '', ''],
    ['7', '7', ''],
  ])('of %j are %j and %j', (line, street, houseNumber) => {
    expect(personValues({...known, address1: line})).toMatchObject({street, houseNumber});
  });
});

describe('the values of a form', () => {
  it('begin with what the account knows', () => {
    expect(personValues(known)).toEqual({
      firstName: 'Jana',
      lastName: 'Petersen',
      email: 'jana.petersen@mail.example',
      phone: '',
      street: 'Nabenstraße',
      houseNumber: '7',
      zipCode: '50674',
      city: 'Köln',
      country: 'AT',
    });
  });

  it('begin with the country of the shop for everybody else, and for who lives far away', () => {
    expect(personValues(null)).toEqual({country: 'DE'});
    expect(personValues({...known, country: 'NZ'})).toMatchObject({country: 'DE'});
  });
});
