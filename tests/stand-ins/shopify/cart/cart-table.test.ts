import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {cartIdOf} from './cart-id';
import {CartTable} from './cart-table';

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'carts-'));
const file = join(folder, 'carts.json');
afterAll(() => rmSync(folder, {recursive: true}));

describe('the cart table', () => {
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
    expect(table.get(cartIdOf(second))).toBeNull();
  });

  it('restores carts from its file after a restart', () => {
    const table = new CartTable({file});
    const cart = table.save({...table.draft(), note: 'Klingel anbauen'});
    table.close();
    expect(new CartTable({file}).get(cartIdOf(cart))).toEqual(cart);
  });
});
