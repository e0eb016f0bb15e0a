import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action} from '../../app/routes/cart';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {adding, bike, postToCart, sendToCart} from './cart-visitor';

setupShop();

const product = '/products/gravel-x';
describe('a cart form without script', () => {
  it('redirects back to its page, which shows a notice once', async () => {
    const visitor = new Visitor();
    const answer = await postToCart(visitor, adding(bike(), {returnTo: `${product}?Farbe=Reseda`}));
    expect(answer).toMatchObject({status: 303, location: `${product}?Farbe=Reseda`});

    const page = await visitor.open(openRoot, product);
    const message: unknown = expect.stringMatching(/^Fernweh 7 Trapez \(.+\)$/);
    expect(page.notices).toMatchObject([
      {
        type: 'success',
        about: 'cart.notice.added',
        message,
        links: [{text: 'Zum Warenkorb', href: '/warenkorb'}],
      },
    ]);
    expect(page.knownCart?.cart?.totalQuantity).toBe(1);
    expect((await visitor.open(openRoot, product)).notices).toEqual([]);
  });

  it.each([
    ['/warenkorb', '/warenkorb'],
    ['/en-us/cart', '/en-us/cart'],
  ])('redirects to the cart page without a return address: %s', async (path, location) => {
    expect(await postToCart(new Visitor(), adding(bike()), path)).toMatchObject({
      status: 303,
      location,
    });
  });

  it('shows Shopify’s warnings on the next page', async () => {
    const visitor = new Visitor();
    await postToCart(visitor, adding(bike(), {quantity: '9999', returnTo: product}));
    const page = await visitor.open(openRoot, product);
    expect(page.cartAnswer).toMatchObject({
      error: null,
      warnings: [
        {
          lineId: page.knownCart?.cart?.lines[0]?.id,
          message: expect.stringContaining(`Nur noch ${bike().stock} Stück verfügbar`) as unknown,
        },
      ],
    });
    expect(page.notices).toEqual([]);
  });
});

describe('rejected cart input', () => {
  it('is returned to script as data with 400', async () => {
    const quantity = '2.5';
    const visitor = new Visitor();
    const answer = await sendToCart(visitor, adding(bike(), {quantity}));
    expect(answer).toMatchObject({
      status: 400,
      data: {
        intent: 'add',
        error: 'cart.error.quantity',
        refused: [{lineId: null, quantity, message: 'cart.error.quantity'}],
      },
    });
    expect(standIns.shop.requests()).toEqual([]);
  });

  it('is returned with 400 on the cart page', async () => {
    const form = {intent: 'lines', lineId: 'gid://shopify/CartLine/1', quantity: 'abc'};
    for (const returnTo of ['/warenkorb', '', 'https://evil.example/']) {
      expect(await postToCart(new Visitor(), {...form, returnTo})).toMatchObject({
        status: 400,
        location: null,
        data: {refused: [{quantity: 'abc', message: 'cart.error.quantity'}]},
      });
    }
  });

  it('redirects to another page, which shows the error once', async () => {
    const visitor = new Visitor();
    const answer = await postToCart(visitor, adding(bike(), {quantity: '-1', returnTo: product}));
    expect(answer).toMatchObject({status: 303, location: product});

    const page = await visitor.open(openRoot, product);
    expect(page.cartAnswer).toMatchObject({
      error: 'cart.error.quantity',
      refused: [{quantity: '-1'}],
    });
    expect(page.knownCart?.cart).toBeNull();
    expect((await visitor.open(openRoot, product)).cartAnswer).toBeNull();
  });
});

describe('the cart result stored for the next page', () => {
  it('is dropped when it does not fit into a cookie', async () => {
    const visitor = new Visitor();
    const form = new URLSearchParams({intent: 'lines', returnTo: '/'});
    for (let line = 1; line <= 100; line += 1) {
      form.append('lineId', `gid://shopify/CartLine/${line}`);
      form.append('quantity', '?'.repeat(100));
    }
    expect(await visitor.request(action, '/warenkorb', {form})).toMatchObject({
      status: 303,
      location: '/',
    });
    expect((await visitor.open(openRoot, '/')).cartAnswer).toBeNull();
  });

  it('is not consumed by a data request', async () => {
    const visitor = new Visitor();
    await postToCart(visitor, adding(bike(), {returnTo: product}));
    expect(await visitor.request(openRoot, product, {script: true})).toMatchObject({
      data: {notices: []},
    });
    expect((await visitor.open(openRoot, product)).notices).toHaveLength(1);
  });
});
