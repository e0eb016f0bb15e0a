import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {cartIdOf, parseCartId} from './cart-id';
import {CartTable} from './cart-table';

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'carts-'));
const file = join(folder, 'carts.json');

afterEach(() => rmSync(file, {force: true}));

describe('cart IDs', () => {
  it('include the secret key', () => {
    const cart = new CartTable().draft();
    expect(cartIdOf(cart)).toMatch(/^gid:\/\/shopify\/Cart\/[A-Za-z0-9]{24}\?key=[0-9a-f]{32}$/);
    expect(parseCartId(cartIdOf(cart))).toEqual({token: cart.token, key: cart.key});
  });

  it.each([
    '',
    'abc',
    'gid://shopify/Cart/abc',
    'gid://shopify/Cart/?key=1',
    'gid://shopify/Product/1',
  ])('cannot be parsed from %o', (id) => expect(parseCartId(id)).toBeNull());
});

describe('the cart table', () => {
  it('finds a cart only by its full ID with the key', () => {
    const table = new CartTable();
    const cart = table.save(table.draft());
    const id = cartIdOf(cart);
    expect(table.get(id)).toEqual(cart);
    expect(table.get(id.replace(/key=.*/, 'key=wrong'))).toBeNull();
    expect(table.get(id.replace(/\?key=.*/, ''))).toBeNull();
    expect(table.get('gid://shopify/Cart/unknown?key=1')).toBeNull();
  });

  it('drops a cart after ten days without a change', () => {
    let now = Date.parse('2026-04-01T08:00:00Z');
    const table = new CartTable({now: () => now});
    const first = table.save(table.draft());
    const second = table.save(table.draft());
    now += 9 * DAY;
    table.save(second);
    now += 2 * DAY;
    expect(table.get(cartIdOf(first))).toBeNull();
    expect(table.get(cartIdOf(second))).not.toBeNull();
    now += 10 * DAY;
    table.save(table.draft());
    expect(table.size).toBe(1);
  });
});

describe('the cart file', () => {
  it('restores carts after a restart', () => {
    const table = new CartTable({file});
    const cart = table.save({...table.draft(), note: 'Klingel anbauen'});
    table.close();
    expect(new CartTable({file}).get(cartIdOf(cart))).toEqual(cart);
  });

  it('contains all carts shortly after several changes', async () => {
    const table = new CartTable({file});
    table.save(table.draft());
    table.save(table.draft());
    await vi.waitFor(() => expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2));
  });

  it('is ignored when it is corrupt', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeFileSync(file, '[{"token": "half a ca');
    expect(new CartTable({file}).size).toBe(0);
    expect(warn).toHaveBeenCalledOnce();
    writeFileSync(file, JSON.stringify([{token: 'only'}, null, 5]));
    expect(new CartTable({file}).size).toBe(0);
    warn.mockRestore();
  });
});
