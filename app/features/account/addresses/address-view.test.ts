import {describe, expect, it} from 'vitest';
import type {CustomerAddress} from '~/services/shopify/accounts/customer-data';
import {
  addressNumber,
  addressQuery,
  type AddressTask,
  readAddressTask,
  toAddressFields,
  toAddressView,
} from './address-view';

const address: CustomerAddress = {
  id: 'gid://shopify/MailingAddress/7002000?model_name=CustomerAddress&customer_access_token=secret',
  firstName: 'Çağrı',
  lastName: 'Öztürk-Großmann',
  company: 'Kettenwerk OG',
  address1: 'Felgengasse 12',
  address2: 'Stiege 3',
  zip: '1070',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 2345678',
  isDefault: true,
};
const nothing = {firstName: null, lastName: null, company: null, address2: null, phone: null};

describe('an address', () => {
  it('is shown line by line, its country in the words of the language', () => {
    const german = toAddressView(address, 'de');
    expect(german).toEqual({
      id: '7002000',
      lines: [
        'Çağrı Öztürk-Großmann',
        'Kettenwerk OG',
        'Felgengasse 12',
        'Stiege 3',
        '1070 Wien',
        'Österreich',
      ],
      short: 'Felgengasse 12, Wien',
      phone: '+43 1 2345678',
      isDefault: true,
    });
    expect(toAddressView(address, 'en').lines.at(-1)).toBe('Austria');
  });

  it('says nothing where Shopify knows nothing', () => {
    const bare = {...address, ...nothing, address1: null, zip: null, city: null};
    const view = toAddressView({...bare, country: null, firstName: 'Jo'}, 'de');
    expect(view).toMatchObject({lines: ['Jo'], short: 'Jo', phone: null});
  });

  it.each([
    ['GB', '97214', 'Portland', {}, ['Portland 97214']],
    ['US', '97214', 'Portland', {province: 'Oregon', provinceCode: 'OR'}, ['Portland OR 97214']],
    ['IT', '20121', 'Milano', {province: 'Milano', provinceCode: 'MI'}, ['20121 Milano MI']],
    ['CA', 'H3B 2Y7', 'Montréal', {province: 'Quebec'}, ['Montréal Quebec H3B 2Y7']],
    ['ES', '28013', 'Getafe', {province: 'Madrid', provinceCode: 'M'}, ['28013 Getafe', 'Madrid']],
  ] as const)('in %s is written as it is there: %s %s', (country, zip, city, more, lines) => {
    const there = {...address, country, zip, city, ...more};
    expect(toAddressView(there, 'de').lines.slice(4, -1)).toEqual(lines);
  });

  it('never shows its whole id, which may hold the token', () => {
    expect(JSON.stringify([toAddressView(address, 'de'), toAddressFields(address)])).not.toContain(
      'secret',
    );
  });
});

describe('the number of an address', () => {
  it.each([
    ['gid://shopify/MailingAddress/12?model_name=CustomerAddress', '12'],
    ['gid://shopify/MailingAddress/12', '12'],
    ['gid://shopify/Customer/12', ''],
    ['', ''],
  ])('of %j is %j', (id, number) => {
    expect(addressNumber(id)).toBe(number);
  });
});

const tasks: [string, AddressTask][] = [
  ['', {name: 'list'}],
  ['?new', {name: 'new'}],
  ['?edit=12', {name: 'edit', id: '12'}],
  ['?delete=12', {name: 'delete', id: '12'}],
  ['?default=12', {name: 'default', id: '12'}],
  ['?gone', {name: 'gone'}],
];

describe('the address of the address book', () => {
  it.each(tasks)('with %j says %j, and back', (query, task) => {
    expect(readAddressTask(`https://shop.test/konto/adressen${query}`)).toEqual(task);
    expect(addressQuery(task)).toBe(query);
  });

  it.each([
    '?edit=',
    '?edit=abc',
    '?delete=-1',
    '?default=1e3',
    '?edit=gid://shopify/MailingAddress/1',
    `?edit=${'9'.repeat(21)}`,
  ])('with %j names no address that could be there', (query) => {
    expect(readAddressTask(`https://shop.test/konto/adressen${query}`)).toEqual({name: 'gone'});
  });

  it('with anything else is the list', () => {
    expect(readAddressTask('https://shop.test/konto/adressen?utm_source=mail')).toEqual({
      name: 'list',
    });
  });
});
