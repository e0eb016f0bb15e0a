import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const {bike, soldOut, toOrder, helmet, unknown} = MERCHANDISE;

describe.each(VERSIONS)('lines of a cart in %s', (version) => {
  const play = playCart(version);

  it('come newest first and share a line when merchandise and attributes are the same', async () => {
    const {id} = await startCart(play, bike);
    await play.add(id, [{merchandiseId: helmet, quantity: 2}]);
    const gift = [{key: 'Geschenk', value: 'ja'}];
    await play.add(id, [{merchandiseId: helmet, attributes: gift}]);
    const {cart} = await play.add(id, [{merchandiseId: helmet}]);
    expect(cart?.lines.nodes).toMatchObject([
      {quantity: 1, attributes: gift, merchandise: {id: helmet}},
      {quantity: 3, attributes: [], merchandise: {id: helmet}},
      {quantity: 1, merchandise: {id: bike}},
    ]);
    expect(cart?.totalQuantity).toBe(5);
  });

  it('hold no more than the shop has', async () => {
    const {id, line} = await startCart(play, bike);
    const {cart, userErrors, warnings} = await play.add(id, [{merchandiseId: bike, quantity: 99}]);
    expect(userErrors).toEqual([]);
    expect(cart?.lines.nodes).toMatchObject([{id: line.id, quantity: 2}]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Nur noch 2 Stück verfügbar. Wir haben die Menge angepasst.',
        target: line.id,
      },
    ]);
    const twice = await play.add(id, [{merchandiseId: bike}, {merchandiseId: bike}]);
    expect(twice.warnings).toHaveLength(1);
    const again = await play.update(id, [{id: line.id, quantity: 3}]);
    expect(again.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line.id}]);
  });

  it('share the stock of one variant', async () => {
    const {id} = await startCart(play, bike);
    const attributes = [{key: 'Rahmennummer', value: '1'}];
    const {cart, warnings} = await play.add(id, [{merchandiseId: bike, quantity: 2, attributes}]);
    expect(cart?.lines.nodes.map(({quantity}) => quantity)).toEqual([1, 1]);
    expect(warnings).toHaveLength(1);
  });

  it('never begin with sold-out merchandise', async () => {
    const {id} = await startCart(play, bike);
    const {cart, warnings} = await play.add(id, [{merchandiseId: soldOut}]);
    expect(cart?.lines.nodes).toHaveLength(1);
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK', target: soldOut}]);
  });

  it('may hold any quantity of what is sold without being there', async () => {
    const {cart, warnings} = await play.create({lines: [{merchandiseId: toOrder, quantity: 40}]});
    expect(cart?.totalQuantity).toBe(40);
    expect(warnings).toEqual([]);
  });

  it('go with quantity 0 and with cartLinesRemove', async () => {
    const {id, line} = await startCart(play, bike);
    expect((await play.update(id, [{id: line.id, quantity: 0}])).cart?.lines.nodes).toEqual([]);
    const {cart} = await play.add(id, [{merchandiseId: helmet}]);
    const helmetLine = cart?.lines.nodes[0]?.id ?? '';
    expect((await play.remove(id, [helmetLine])).cart?.totalQuantity).toBe(0);
    expect((await play.remove(id, [])).userErrors).toEqual([]);
  });

  it('can swap merchandise and attributes, and then join another line', async () => {
    const {id, line} = await startCart(play, bike);
    await play.add(id, [{merchandiseId: helmet, quantity: 4}]);
    const {cart} = await play.update(id, [{id: line.id, merchandiseId: helmet}]);
    expect(cart?.lines.nodes).toMatchObject([
      {id: line.id, quantity: 5, merchandise: {id: helmet}},
    ]);
    const attributes = [{key: 'Farbe', value: 'rot'}];
    const changed = await play.update(id, [{id: line.id, attributes}]);
    expect(changed.cart?.lines.nodes).toMatchObject([{quantity: 5, attributes}]);
    const cleared = await play.update(id, [{id: line.id, quantity: 1, attributes: []}]);
    expect(cleared.cart?.lines.nodes).toMatchObject([{quantity: 1, attributes: []}]);
  });

  it('are refused as a whole when one is wrong', async () => {
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

  it('must be known to be changed', async () => {
    const {id} = await startCart(play, bike);
    const other = 'gid://shopify/CartLine/other?cart=1';
    const updated = await play.update(id, [{id: other, quantity: 1}]);
    expect(updated.userErrors).toMatchObject([
      {code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id']},
    ]);
    const removed = await play.remove(id, [other]);
    expect(removed).toMatchObject({
      cart: null,
      userErrors: [{code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']}],
    });
  });

  it('are 500 at most, 250 at once', async () => {
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
