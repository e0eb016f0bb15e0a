import {describe, expect, it} from 'vitest';
import {playCart, startCart, VERSIONS} from './play-cart';
import {MERCHANDISE} from './small-catalogue';

const {bike, helmet} = MERCHANDISE;

describe.each(VERSIONS)('a cart in %s', (version) => {
  const play = playCart(version);

  it('is found by its whole id only', async () => {
    const {id, cart} = await startCart(play, bike);
    expect(await play.get(id)).toEqual(cart);
    expect(await play.get(id.replace(/key=.*/, 'key=0'))).toBeNull();
    expect(await play.get(id.replace(/\?.*/, ''))).toBeNull();
    expect(cart.checkoutUrl).toMatch(
      /^https:\/\/shop\.test\/checkouts\/cn\/\w{24}\?key=[0-9a-f]{32}$/,
    );
    expect(Date.parse(cart.updatedAt)).toBeGreaterThan(Date.parse(cart.createdAt));
  });

  it('must exist to be changed', async () => {
    const gone = 'gid://shopify/Cart/gone?key=1';
    expect(await play.add(gone, [{merchandiseId: bike}])).toEqual({
      cart: null,
      userErrors: [
        {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'},
      ],
      warnings: [],
    });
  });

  it('costs what its lines cost', async () => {
    const {id, cart} = await startCart(play, bike);
    expect(cart.cost).toEqual({
      subtotalAmount: {amount: '3497.8', currencyCode: 'EUR'},
      totalAmount: {amount: '3497.8', currencyCode: 'EUR'},
      totalTaxAmount: null,
    });
    const added = await play.add(id, [{merchandiseId: helmet, quantity: 2}]);
    expect(added.cart?.lines.nodes[0]?.cost.totalAmount.amount).toBe('139.9');
    expect(added.cart?.cost.totalAmount.amount).toBe('3637.7');
  });

  it('is in the currency of its buyer', async () => {
    const {id} = await startCart(play, helmet);
    const types = {cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!'};
    const update = (buyerIdentity: object) =>
      play.mutate('cartBuyerIdentityUpdate', types, {cartId: id, buyerIdentity});
    const swiss = await update({countryCode: 'CH', email: 'a@b.ch'});
    expect(swiss.cart?.cost.totalAmount).toEqual({amount: '66.45', currencyCode: 'CHF'});
    expect((await play.get(id))?.cost.totalAmount.currencyCode).toBe('CHF');
    const german = await update({countryCode: 'DE', customerAccessToken: null});
    expect(german.cart).toMatchObject({
      cost: {totalAmount: {currencyCode: 'EUR'}},
      buyerIdentity: {countryCode: 'DE', email: 'a@b.ch', customer: null},
    });
    const wrong = await update({email: 'keine Adresse'});
    expect(wrong.userErrors).toMatchObject([{code: 'INVALID', field: ['buyerIdentity', 'email']}]);
  });

  it('takes discount codes, and keeps unknown ones as not applicable', async () => {
    const {id} = await startCart(play, bike);
    const types = {cartId: 'ID!', discountCodes: '[String!]!'};
    const {cart, warnings} = await play.mutate('cartDiscountCodesUpdate', types, {
      cartId: id,
      discountCodes: ['werkstatt10', 'GIBTSNICHT'],
    });
    expect(cart).toMatchObject({
      discountCodes: [
        {code: 'werkstatt10', applicable: true},
        {code: 'GIBTSNICHT', applicable: false},
      ],
      discountAllocations: [{code: 'werkstatt10', discountedAmount: {amount: '349.78'}}],
      cost: {subtotalAmount: {amount: '3497.8'}, totalAmount: {amount: '3148.02'}},
    });
    expect(warnings.map(({code}) => code)).toEqual(
      version === '2025-04' ? [] : ['DISCOUNT_NOT_FOUND'],
    );
    const none = await play.mutate('cartDiscountCodesUpdate', types, {
      cartId: id,
      discountCodes: [],
    });
    expect(none.cart?.cost.totalAmount.amount).toBe('3497.8');
  });

  it.each([
    ['TREUE25', '3472.8'],
    ['RAD100', '3397.8'],
  ])('takes off a fixed amount: %s', async (code, total) => {
    const {cart} = await play.create({lines: [{merchandiseId: bike}], discountCodes: [code]});
    expect(cart).toMatchObject({
      discountCodes: [{code, applicable: true}],
      cost: {subtotalAmount: {amount: '3497.8'}, totalAmount: {amount: total}},
    });
  });

  it('takes nothing off an empty cart', async () => {
    const {cart, warnings} = await play.create({discountCodes: ['TREUE25']});
    expect(cart).toMatchObject({
      discountCodes: [{code: 'TREUE25', applicable: false}],
      discountAllocations: [],
    });
    expect(warnings).toEqual([]);
  });

  it('takes a note and attributes', async () => {
    const {id} = await startCart(play, bike);
    const noteTypes = {cartId: 'ID!', note: 'String!'};
    const noted = await play.mutate('cartNoteUpdate', noteTypes, {cartId: id, note: 'Bis Freitag'});
    expect(noted.cart?.note).toBe('Bis Freitag');
    const long = await play.mutate('cartNoteUpdate', noteTypes, {
      cartId: id,
      note: 'x'.repeat(5001),
    });
    expect(long.userErrors).toMatchObject([{code: 'NOTE_TOO_LONG'}]);
    const attributes = [
      {key: 'Filiale', value: 'Nord'},
      {key: 'Filiale', value: 'Süd'},
    ];
    const types = {cartId: 'ID!', attributes: '[AttributeInput!]!'};
    const marked = await play.mutate('cartAttributesUpdate', types, {cartId: id, attributes});
    expect(marked.cart?.attributes).toEqual([{key: 'Filiale', value: 'Süd'}]);
  });

  it('is created with everything at once', async () => {
    const {cart} = await play.create({
      lines: [{merchandiseId: helmet, quantity: 2}],
      note: 'Hallo',
      attributes: [{key: 'a', value: 'b'}],
      buyerIdentity: {countryCode: 'AT'},
      discountCodes: ['WERKSTATT10'],
    });
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: 'Hallo',
      attributes: [{key: 'a', value: 'b'}],
      buyerIdentity: {countryCode: 'AT'},
      discountCodes: [{applicable: true}],
    });
    expect((await play.create()).cart?.totalQuantity).toBe(0);
  });

  it('speaks the language of the market', async () => {
    const english = playCart(version, 'country: DE, language: EN');
    const {warnings} = await english.create({lines: [{merchandiseId: bike, quantity: 5}]});
    expect(warnings[0]?.message).toBe('Only 2 left in stock. We have adjusted the quantity.');
  });
});
