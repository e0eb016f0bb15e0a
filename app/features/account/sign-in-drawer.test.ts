import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {hasLoginFlag} from '~/pages';
import {loadFrameAccount} from './customer.server';
import {withoutLoginFlag} from './use-account';

describe('the query parameter that opens the sign-in drawer', () => {
  it.each([
    ['?login=true', true, ''],
    ['?page=2&login=true', true, '?page=2'],
    ['?login=true&Farbe=Reseda+hell&q=a%26b', true, '?Farbe=Reseda+hell&q=a%26b'],
    ['?login=false&page=2', false, '?page=2'],
    ['?login', false, ''],
    ['?nologin=true', false, '?nologin=true'],
    ['?q=login=true', false, '?q=login=true'],
    ['', false, ''],
  ])('in %j is set: %s; the query without it is %j', (search, there, others) => {
    expect(hasLoginFlag(new URLSearchParams(search))).toBe(there);
    expect(withoutLoginFlag(search)).toBe(others);
  });
});

it.each([
  [null, false],
  [{}, true],
])(
  'the sign-in drawer shows the password form only if accounts have passwords',
  async (passwords, offered) => {
    const context = {accounts: {passwords}, customer: null} as unknown as AppLoadContext;
    expect(await loadFrameAccount(context)).toMatchObject({signedIn: false, passwords: offered});
  },
);
