import {describe, expect, it} from 'vitest';
import {openCartCookie} from './cart.server';

describe('the cart id in the cookie', () => {
  const jarWith = (cookie: string | null) => {
    const jar = {
      cookie,
      get: () => jar.cookie,
      set: (_: 'cart', value: string) => void (jar.cookie = value),
      remove: () => undefined,
    };
    return jar;
  };

  it.each([
    'gid://shopify/Cart/Z2NwLWV1cm9wZS13ZXN0MTowMUo?key=0123456789abcdef',
    'gid://shopify/Cart/c1-9f_b?key=a',
    'gid://shopify/Cart/c1-9f',
  ])('is read back unchanged: %s', (id) => {
    const jar = jarWith(null);
    openCartCookie(jar).remember(id);
    expect(jar.cookie).not.toContain('gid:');
    expect(openCartCookie(jar).read()).toBe(id);
  });

  it.each([
    ['nothing', null],
    ['empty text', ''],
    ['a full gid', 'gid://shopify/Cart/c1?key=a'],
    ['another resource', '../Customer/1'],
    ['quotes', 'c1"}'],
    ['blanks', 'c1 ?key=a'],
    ['a line break at the end', 'c1?key=a\n'],
    ['an empty key', 'c1?key='],
    ['another query', 'c1?token=a'],
    ['more after the key', 'c1?key=a&x=1'],
    ['percent signs', '%E0%A4%A'],
    ['umlauts', 'körbchen'],
    ['too much', 'c'.repeat(201)],
  ])('is null when the cookie contains %s', (_, value) => {
    expect(openCartCookie(jarWith(value)).read()).toBeNull();
  });
});
