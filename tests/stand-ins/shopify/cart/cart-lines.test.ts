import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const {bike, toOrder, helmet, unknown} = MERCHANDISE;

describe.each(VERSIONS)('cart lines in API version %s', (version) => {
  const play = playCart(version);

  it('accept any quantity of a variant that is sold without stock', async () => {
    const {cart, warnings} = await play.create({lines: [{merchandiseId: toOrder, quantity: 40}]});
    expect(cart?.totalQuantity).toBe(40);
    expect(warnings).toEqual([]);
  });

  it('are all rejected when one of them is invalid', async () => {
    const {id, line} = await startCart(play, bike);
    const {cart, userErrors} = await play.add(id, [
      {merchandiseId: helmet},
      {merchandiseId: unknown},
      {merchandiseId: helmet, quantity: -1},
      {merchandiseId: helmet, quantity: 1_000_001},
    ]);
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([
      {
        code: 'INVALID',
        field: ['lines', '1', 'merchandiseId'],
        message: `The merchandise with id ${unknown} does not exist.`,
      },
      {code: 'INVALID', field: ['lines', '2', 'quantity']},
      {code: 'INVALID', field: ['lines', '3', 'quantity']},
    ]);
    expect((await play.get(id))?.lines.nodes).toMatchObject([{id: line.id}]);
    const created = await play.create({lines: [{merchandiseId: unknown}]});
    expect(created.userErrors[0]?.field).toEqual(['input', 'lines', '0', 'merchandiseId']);
  });

  it('are limited to 500 per cart and 250 per request', async () => {
    const many = (count: number, from = 0) =>
      Array.from({length: count}, (_, at) => ({
        merchandiseId: toOrder,
        attributes: [{key: 'Nummer', value: String(from + at)}],
      }));
    const {cart} = await play.create({lines: many(250)});
    const id = cart?.id ?? '';
    await play.add(id, many(250, 250));
    const full = await play.add(id, many(1, 500));
    expect(full.userErrors).toMatchObject([{code: 'MAXIMUM_EXCEEDED'}]);
    await expect(play.add(id, many(251))).rejects.toThrow('maximum allowed of 250');
  });
});
