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

describe('the address view', () => {
  it('shows the address line by line, with the country in the language of the page', () => {
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

  it('leaves out missing fields', () => {
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
  ] as const)(
    'formats an address in %s by the rules of that country: %s %s',
    (country, zip, city, more, lines) => {
      const there = {...address, country, zip, city, ...more};
      expect(toAddressView(there, 'de').lines.slice(4, -1)).toEqual(lines);
    },
  );

  it('never exposes the full id, which may contain the token', () => {
    expect(JSON.stringify([toAddressView(address, 'de'), toAddressFields(address)])).not.toContain(
      'secret',
    );
  });
});

describe('addressNumber', () => {
  it.each([
    ['gid://shopify/MailingAddress/12?model_name=CustomerAddress', '12'],
    ['gid://shopify/MailingAddress/12?customer_access_token=a/b', '12'],
    ['gid://shopify/CustomerAddress/12', '12'],
  ])('maps %j to %j', (id, number) => {
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

describe('the URL of the address book', () => {
  it.each(tasks)('maps the query %j to the task %j and back', (query, task) => {
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
  ])('treats %j as an address that no longer exists', (query) => {
    expect(readAddressTask(`https://shop.test/konto/adressen${query}`)).toEqual({name: 'gone'});
  });

  it('shows the list for any other query', () => {
    expect(readAddressTask('https://shop.test/konto/adressen?utm_source=mail')).toEqual({
      name: 'list',
    });
  });
});
