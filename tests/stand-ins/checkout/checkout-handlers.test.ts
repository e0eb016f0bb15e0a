import {getResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {CartTable} from '../shopify/cart/cart-table';
import {MERCHANDISE, smallCatalogue} from '../shopify/cart/small-catalogue';
import type {StoredBuyer} from '../shopify/cart/stored-cart';
import {indexCatalogue} from '../shopify/catalogue-index';
import {createCheckoutHandlers} from './checkout-handlers';

const carts = new CartTable();
const catalogue = indexCatalogue(smallCatalogue());
const handlers = createCheckoutHandlers({
  carts,
  catalogue: () => catalogue,
  shopUrl: 'http://localhost:3000/',
});

function newCart(buyer: StoredBuyer = {}) {
  const draft = carts.draft();
  const line = (merchandiseId: string, quantity: number) => ({
    id: merchandiseId,
    merchandiseId,
    quantity,
    attributes: [],
  });
  const lines = [line(MERCHANDISE.helmet, 2), line(MERCHANDISE.bike, 1)];
  const cart = carts.save({...draft, lines, buyer, discountCodes: ['WERKSTATT10']});
  return {cart, path: `/checkouts/cn/${cart.token}?key=${cart.key}`};
}

async function ask(path: string, init: RequestInit = {}) {
  const response = await getResponse(handlers, new Request(`https://shop.test${path}`, init));
  if (!response) throw new Error('Nobody answered');
  return {status: response.status, text: await response.text()};
}

const actionIn = (text: string) =>
  /action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the checkout', () => {
  it('deletes the cart once it is paid and shows the thanks again on a second click', async () => {
    const {cart, path} = newCart();
    const home = 'https://radladen.test/warenkorb?a=1&b=2';
    const {text} = await ask(`${path}&return_to=${encodeURIComponent(home)}`);
    const action = actionIn(text);
    const paid = await ask(action, {method: 'POST'});
    expect(paid.text).toContain('<h1>Vielen Dank</h1>');
    expect(paid.text).toContain('href="https://radladen.test/warenkorb?a=1&amp;b=2"');
    expect(carts.find(cart.token, cart.key)).toBeNull();
    expect((await ask(action, {method: 'POST'})).text).toContain('Vielen Dank');
    expect((await ask(path.replace(/key=.*/, 'key=0'))).status).toBe(404);
  });

  it('links back to the shop of the visitor and ignores unsafe return addresses', async () => {
    const headers = {referer: 'https://radladen.test/warenkorb'};
    const {text} = await ask(newCart().path, {headers});
    expect(text).toContain('href="https://radladen.test/cart"');
    const script = await ask(`${newCart().path}&return_to=javascript:alert(1)`);
    expect(script.text).not.toContain('javascript:');
    const other = await ask(`${newCart().path}&return_to=//evil.test`);
    expect(other.text).not.toContain('href="//');
  });

  it('returns 404 for an unknown token or a wrong key', async () => {
    const {path} = newCart();
    for (const wrong of ['/checkouts/cn/unknown?key=1', path.replace(/key=.*/, 'key=0')]) {
      const {status, text} = await ask(wrong);
      expect(status).toBe(404);
      expect(text).toContain('Diese Kasse gibt es nicht');
    }
    expect((await ask(path.replace(/\?.*/, ''), {method: 'POST'})).status).toBe(404);
  });
});
