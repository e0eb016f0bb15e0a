import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action} from '../../app/routes/cart';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {adding, bike, postToCart, sendToCart} from './cart-visitor';

openShop();

const product = '/products/gravel-x';
describe('a plain form', () => {
  it('leads back to where it stood, where a notice awaits the visitor, once', async () => {
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
        links: [
          {text: 'Zum Warenkorb', href: '/warenkorb'},
          {text: 'Zur Kasse', href: page.cart?.checkoutUrl},
        ],
      },
    ]);
    expect(page.cart?.totalQuantity).toBe(1);
    expect((await visitor.open(openRoot, product)).notices).toEqual([]);
  });

  it.each([
    ['/warenkorb', '/warenkorb'],
    ['/en-us/cart', '/en-us/cart'],
  ])('without place to return to leads to the cart page: %s', async (path, location) => {
    expect(await postToCart(new Visitor(), adding(bike()), path)).toMatchObject({
      status: 303,
      location,
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'https://shop.test.evil.example/',
  ])('never leads out of the shop: %s', async (returnTo) => {
    expect(await postToCart(new Visitor(), adding(bike(), {returnTo}))).toMatchObject({
      status: 303,
      location: '/warenkorb',
    });
  });

  it('shows the warnings of Shopify on the page that follows', async () => {
    const visitor = new Visitor();
    await postToCart(visitor, adding(bike(), {quantity: '9999', returnTo: product}));
    const page = await visitor.open(openRoot, product);
    expect(page.cartAnswer).toMatchObject({
      error: null,
      warnings: [{lineId: page.cart?.lines[0]?.id, message: expect.any(String) as unknown}],
    });
    expect(page.notices).toEqual([]);
  });
});

describe('refused input', () => {
  it('of script is data with 400', async () => {
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

  it('of the cart page is answered there with 400', async () => {
    const form = {intent: 'lines', lineId: 'gid://shopify/CartLine/1', quantity: 'abc'};
    for (const returnTo of ['/warenkorb', '', 'https://evil.example/']) {
      expect(await postToCart(new Visitor(), {...form, returnTo})).toMatchObject({
        status: 400,
        location: null,
        data: {refused: [{quantity: 'abc', message: 'cart.error.quantity'}]},
      });
    }
  });

  it('of another page is told there, after 303', async () => {
    const visitor = new Visitor();
    const answer = await postToCart(visitor, adding(bike(), {quantity: '-1', returnTo: product}));
    expect(answer).toMatchObject({status: 303, location: product});

    const page = await visitor.open(openRoot, product);
    expect(page.cartAnswer).toMatchObject({
      error: 'cart.error.quantity',
      refused: [{quantity: '-1'}],
    });
    expect(page.cart).toBeNull();
    expect((await visitor.open(openRoot, product)).cartAnswer).toBeNull();
  });
});

describe('what waits for a page', () => {
  it('is as much as a cookie holds when all of a large cart was refused', async () => {
    const visitor = new Visitor();
    const form = new URLSearchParams({intent: 'lines', returnTo: '/'});
    for (let line = 1; line <= 100; line += 1) {
      form.append('lineId', `gid://shopify/CartLine/${line}`);
      form.append('quantity', '?'.repeat(100));
    }
    expect(await visitor.ask(action, '/warenkorb', {form})).toMatchObject({
      status: 303,
      location: '/',
    });
    const {cartAnswer} = await visitor.open(openRoot, '/');
    expect(cartAnswer).toMatchObject({
      error: 'cart.error.quantity',
      refused: {0: {lineId: 'gid://shopify/CartLine/1'}, 1: {lineId: 'gid://shopify/CartLine/2'}},
    });
  });

  it('is not taken by script that loads data', async () => {
    const visitor = new Visitor();
    await postToCart(visitor, adding(bike(), {returnTo: product}));
    expect(await visitor.ask(openRoot, product, {script: true})).toMatchObject({
      data: {notices: []},
    });
    expect((await visitor.open(openRoot, product)).notices).toHaveLength(1);
  });
});
