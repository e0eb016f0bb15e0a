import {describe, expect, it} from 'vitest';
import {action} from '../../app/routes/cart';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {addToCart, jana, send} from './account-visitor';
import {setupShop, Visitor} from './call-route';
import {adding, postToCart, shownCart} from './cart-visitor';
import {isAvailable, productOf, variantWith} from './catalogue';

setupShop();

const choose = (visitor: Visitor, deliveryMethod: string, script = false) =>
  visitor.request(action, '/warenkorb', {form: {intent: 'lines', deliveryMethod}, script});

async function shopper(handle: string = noteworthyHandles.singleVariant): Promise<Visitor> {
  const visitor = new Visitor();
  await postToCart(visitor, adding(variantWith(productOf(handle), isAvailable)));
  return visitor;
}

describe('in-store pickup of a cart', () => {
  it.each([false, true])('can be chosen and undone with one click (script: %s)', async (script) => {
    const visitor = await shopper();
    expect((await shownCart(visitor))?.pickup).toMatchObject({chosen: false});
    const answer = await choose(visitor, 'PICK_UP', script);
    expect(answer.status).toBe(script ? 200 : 303);
    const cart = await shownCart(visitor);
    expect(cart?.pickup).toMatchObject({
      chosen: true,
      note: expect.stringContaining('Speichenweg') as string,
    });
    expect(cart?.shipping).toMatchObject([{label: 'Abholung im Laden'}]);
    expect((await shownCart(visitor, '/en-us/cart'))?.pickup?.note).toContain(
      'preselected at checkout',
    );
    const checkout = await fetch(cart?.checkoutUrl ?? '');
    expect(await checkout.text()).toContain('Vorgewählt: Abholung im Laden');

    await choose(visitor, 'SHIPPING', script);
    expect((await shownCart(visitor))?.pickup).toMatchObject({chosen: false});
  });

  it('stays chosen when the buyer signs in', async () => {
    const visitor = new Visitor();
    await addToCart(visitor);
    await choose(visitor, 'PICK_UP');
    await send(visitor, jana);
    expect((await shownCart(visitor))?.pickup).toMatchObject({chosen: true});
  });

  it('is not offered for goods that are not shipped', async () => {
    const service = await shopper(noteworthyHandles.service);
    expect((await shownCart(service))?.pickup).toBeNull();
  });

  it('is not offered when the token may not read locations', async () => {
    const message = 'Access denied for locations field.';
    const body = JSON.stringify({
      data: null,
      errors: [{message, path: ['locations'], extensions: {code: 'ACCESS_DENIED'}}],
    });
    standIns.shop.injectFault({operation: 'PickupLocations', status: 200, body});
    expect((await shownCart(await shopper()))?.pickup).toBeNull();
  });

  it('does not keep the cart from being shown while Shopify cannot list locations', async () => {
    standIns.shop.injectFault({operation: 'PickupLocations', status: 503, times: 9});
    expectConsoleError('Shopify PickupLocations failed (503)');
    expect((await shownCart(await shopper()))?.lines).toHaveLength(1);
  });

  it('rejects an unknown delivery method', async () => {
    const visitor = await shopper();
    expect(await choose(visitor, 'DRONE')).toMatchObject({
      status: 400,
      data: {error: 'cart.error.unknownIntent'},
    });
    expect((await shownCart(visitor))?.pickup).toMatchObject({chosen: false});
  });
});
