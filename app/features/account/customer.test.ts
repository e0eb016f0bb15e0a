import type {AppLoadContext} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {loadFrameAccount} from './customer.server';

it.each([
  [null, false],
  [{}, true],
])(
  'a visitor is offered the form with a password where accounts have one',
  async (passwords, offered) => {
    const context = {accounts: {passwords}, customer: null} as unknown as AppLoadContext;
    expect(await loadFrameAccount(context)).toMatchObject({signedIn: false, passwords: offered});
  },
);
