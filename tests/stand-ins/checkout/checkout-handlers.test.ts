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
  it('begins with what the cart prefers', async () => {
    const preferences = {delivery: {deliveryMethod: ['PICK_UP'], pickupHandle: []}, wallet: []};
    expect((await ask(newCart({preferences}).path)).text).toContain('Abholung im Laden');
    expect((await ask(newCart().path)).text).not.toContain('Abholung');
  });

  it('shows the cart in German', async () => {
    const {status, text} = await ask(newCart().path);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<h1>Kasse</h1>');
    expect(text).toContain('Helm &lt;Stadt&gt;');
    expect(text).toContain('Größe: S');
    expect(text).toMatch(/139,90\s€/);
    expect(text).toMatch(/Rabatt WERKSTATT10[\s\S]*−363,77\s€/);
    expect(text).toMatch(/3\.273,93\s€/);
    expect(text).toContain('Jetzt bezahlen');
    expect(text).toContain('href="http://localhost:3000/cart"');
  });

  it('speaks English when asked to, or when the buyer lives elsewhere', async () => {
    const {path} = newCart();
    expect((await ask(`${path}&locale=en`)).text).toContain('<h1>Checkout</h1>');
    const headers = {'accept-language': 'en-GB,en;q=0.9'};
    expect((await ask(path, {headers})).text).toContain('Pay now');
    expect((await ask(newCart({countryCode: 'FR'}).path)).text).toContain('<h1>Checkout</h1>');
    expect((await ask(newCart({countryCode: 'CH'}).path)).text).toMatch(/CHF/);
  });

  it('takes the cart away once it is paid, and thanks for every click', async () => {
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

  it('leads back to where the visitor came from', async () => {
    const headers = {referer: 'https://radladen.test/warenkorb'};
    const {text} = await ask(newCart().path, {headers});
    expect(text).toContain('href="https://radladen.test/cart"');
    const script = await ask(`${newCart().path}&return_to=javascript:alert(1)`);
    expect(script.text).not.toContain('javascript:');
    const other = await ask(`${newCart().path}&return_to=//evil.test`);
    expect(other.text).not.toContain('href="//');
  });

  it('is not found with an unknown token or a wrong key', async () => {
    const {path} = newCart();
    for (const wrong of ['/checkouts/cn/unknown?key=1', path.replace(/key=.*/, 'key=0')]) {
      const {status, text} = await ask(wrong);
      expect(status).toBe(404);
      expect(text).toContain('Diese Kasse gibt es nicht');
    }
    expect((await ask(path.replace(/\?.*/, ''), {method: 'POST'})).status).toBe(404);
  });
});
