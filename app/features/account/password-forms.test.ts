import {describe, expect, it} from 'vitest';
import {pageOfShopifyLink} from './password-forms.server';

const key = '7001/0123456789abcdef0123456789abcdef-1763750000';

describe("links in Shopify's e-mails", () => {
  it.each([
    ['/account', '/konto'],
    ['/account/', '/konto'],
    ['/account/login', '/konto/anmelden'],
    ['/Account/Login', '/konto/anmelden'],
    ['/account/register', '/konto/registrieren'],
    ['/account/addresses', '/konto/adressen'],
    ['/account/orders', '/konto/bestellungen'],
    ['/account/orders/5f4dcc3b5aa765d61d8327deb882cf99', '/konto/bestellungen'],
    [`/account/reset/${key}`, `/konto/passwort-zuruecksetzen/${key}`],
    [`/account/activate/${key}`, `/konto/aktivieren/${key}`],
    ['/en/account', '/en-us/account'],
    ['/en/account/login', '/en-us/account/login'],
    [`/en/account/reset/${key}`, `/en-us/account/reset-password/${key}`],
    [`/en-us/account/reset/${key}`, `/en-us/account/reset-password/${key}`],
    [`/en/account/activate/${key}`, `/en-us/account/activate/${key}`],
  ])('%s resolves to the account page %s', (link, page) => {
    expect(pageOfShopifyLink(link)).toBe(page);
  });

  it.each([
    '/',
    '/konto',
    '/accounts',
    '/account/unknown',
    '/account/login/more',
    '/account/reset',
    '/account/reset/abc/0123456789abcdef',
    '/account/reset/7001/kurz',
    '/account/reset/7001/0123456789abcdef/more',
    '/account/reset/7001/..%2F..%2Fadmin',
    '/xx/account',
    '//evil.example/account',
  ])('%s is not an account link', (path) => {
    expect(pageOfShopifyLink(path)).toBeNull();
  });
});
