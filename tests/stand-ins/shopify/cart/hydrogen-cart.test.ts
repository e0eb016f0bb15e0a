import {cartGetIdDefault, cartSetIdDefault} from '@shopify/hydrogen';
import {createCartHandler, createStorefrontClient} from '@shopify/hydrogen';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../setup';
import {publicToken} from '../access';
import {createShop} from '../create-shop';
import {MERCHANDISE, smallCatalogue} from './small-catalogue';

const {bike, helmet, unknown} = MERCHANDISE;
const shop = createShop({catalogue: smallCatalogue()});
const server = setupServer(...shop.handlers);

beforeAll(() => {
  server.listen({onUnhandledRequest: 'error'});
  // Hydrogen tells that 2026-04 is not its own version.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => server.close());

/** A cart as a route of the shop has it, in one request after the other. */
function visitor(version: string, country: 'DE' | 'CH' = 'DE') {
  let cookie = '';
  return () => {
    const {storefront} = createStorefrontClient({
      storeDomain: 'https://shop.test',
      publicStorefrontToken: publicToken,
      storefrontApiVersion: version,
      i18n: {country, language: 'DE'},
    });
    const cart = createCartHandler({
      storefront,
      getCartId: cartGetIdDefault(new Headers({cookie})),
      setCartId: cartSetIdDefault(),
    });
    const keep = (cartId: string) => {
      cookie = cart.setCartId(cartId).get('set-cookie')?.split(';')[0] ?? '';
    };
    return {cart, keep};
  };
}

describe.each(['2025-04', '2026-04'])("Hydrogen's cart handler with %s", (version) => {
  it('has no cart at first and a new one after adding', async () => {
    const request = visitor(version);
    const first = request();
    expect(await first.cart.get()).toBeNull();
    const added = await first.cart.addLines([{merchandiseId: bike, quantity: 99}]);
    first.keep(added.cart.id);
    expect(added.cart.totalQuantity).toBe(2);
    expect(added.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}]);
    const cart = await request().cart.get();
    expect(cart?.id).toBe(added.cart.id);
    expect(cart?.lines.edges[0]?.node).toMatchObject({
      quantity: 2,
      merchandise: {id: bike, product: {handle: 'gravel-x', title: 'Gravel X'}},
      cost: {
        totalAmount: {amount: '6995.6', currencyCode: 'EUR'},
        compareAtAmountPerQuantity: {amount: '3999.0', currencyCode: 'EUR'},
      },
    });
  });

  it('changes lines, buyer, discount, note and attributes', async () => {
    const request = visitor(version, 'CH');
    const first = request();
    const created = await first.cart.create({lines: [{merchandiseId: helmet}]});
    first.keep(created.cart.id);
    const {cart} = request();
    const id = (await cart.get())?.lines.edges[0]?.node.id ?? '';
    expect((await cart.updateLines([{id, quantity: 3}])).cart.totalQuantity).toBe(3);
    await cart.updateBuyerIdentity({countryCode: 'CH', customerAccessToken: null});
    await cart.updateNote('Bitte klingeln');
    await cart.updateAttributes([{key: 'Filiale', value: 'Süd'}]);
    await cart.updateSelectedDeliveryOption([
      {deliveryGroupId: 'gid://shopify/CartDeliveryGroup/1', deliveryOptionHandle: 'a'},
    ]);
    expect(await request().cart.get()).toMatchObject({
      totalQuantity: 3,
      note: 'Bitte klingeln',
      attributes: [{key: 'Filiale', value: 'Süd'}],
      buyerIdentity: {countryCode: 'CH', customer: null},
      cost: {totalAmount: {amount: '199.35', currencyCode: 'CHF'}, totalTaxAmount: null},
    });
    expect((await cart.removeLines([id])).cart.totalQuantity).toBe(0);
  });

  it('says what it cannot do', async () => {
    const request = visitor(version);
    const {cart, keep} = request();
    const wrong = await cart.addLines([{merchandiseId: unknown}]);
    expect(wrong).toMatchObject({cart: null, userErrors: [{code: 'INVALID'}]});
    keep('gid://shopify/Cart/stale?key=1');
    const stale = request().cart;
    expect(await stale.get()).toBeNull();
    expect(await stale.addLines([{merchandiseId: bike}])).toMatchObject({
      cart: null,
      userErrors: [{code: 'INVALID', field: ['cartId']}],
    });
  });

  it('sends codes, with the version they were written for', async () => {
    const request = visitor(version);
    const {cart} = request();
    const created = await cart.updateDiscountCodes(['WERKSTATT10']);
    expect(created.cart.id).toContain('?key=');
    if (version === '2026-04') expectConsoleError('$discountCodes');
    const updated = await cart.updateDiscountCodes(['ANDERS']);
    if (version === '2025-04') expect(updated.userErrors).toEqual([]);
    else expect(updated.errors?.[0]?.message).toContain('discountCodes');
    expect((await cart.updateGiftCardCodes(['1'])).userErrors).toHaveLength(1);
  });
});
