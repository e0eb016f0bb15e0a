import {describe, expect, it} from 'vitest';
import {addressQuery, readAddressTask, type AddressTask} from './address-task';

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
