import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../setup';
import {playSuppliers, SERVICES_URL, settings, standIns} from './in-vitest';

playSuppliers();

const CREATE = `mutation create($lines: [CartLineInput!]) {
  cartCreate(input: {lines: $lines}) { cart { id checkoutUrl totalQuantity } }
}`;
const READ = 'query read($id: ID!) { cart(id: $id) { totalQuantity } }';

interface Answer {
  data: {
    cart?: object | null;
    cartCreate?: {cart: {id: string; checkoutUrl: string; totalQuantity: number}};
  };
}

async function ask(query: string, variables: object): Promise<Answer> {
  const version = settings.PUBLIC_STOREFRONT_API_VERSION;
  const response = await fetch(`${settings.PUBLIC_STORE_DOMAIN}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Shopify-Storefront-Private-Token': settings.PRIVATE_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({query, variables}),
  });
  return response.json() as Promise<Answer>;
}

function someVariant() {
  for (const {variant} of standIns.catalogue().variantsById.values()) {
    if (variant.stock > 0) return `gid://shopify/ProductVariant/${variant.id}`;
  }
  throw new Error('Everything is sold out');
}

async function newCart() {
  const {data} = await ask(CREATE, {lines: [{merchandiseId: someVariant()}]});
  if (!data.cartCreate) throw new Error('There is no cart');
  return data.cartCreate.cart;
}

describe('the stand-ins together', () => {
  it('let a visitor buy', async () => {
    const {id, checkoutUrl, totalQuantity} = await newCart();
    expect(totalQuantity).toBe(1);
    expect(checkoutUrl.startsWith(`${SERVICES_URL}/checkouts/cn/`)).toBe(true);
    expect(await (await fetch(checkoutUrl)).text()).toContain('<h1>Kasse</h1>');
    const paid = await fetch(checkoutUrl, {method: 'POST'});
    expect(await paid.text()).toContain('<h1>Vielen Dank</h1>');
    expect((await ask(READ, {id})).data.cart).toBeNull();
  });

  it('forget everything on reset', async () => {
    const {id} = await newCart();
    standIns.reset();
    expect((await ask(READ, {id})).data.cart).toBeNull();
  });

  it('are healthy', async () => {
    expect(await (await fetch(`${SERVICES_URL}/healthz-stand-ins`)).text()).toBe('ok');
  });

  it('refuse what nobody plays', async () => {
    expectConsoleError('without a matching request handler');
    await expect(fetch('https://elsewhere.test/')).rejects.toThrow();
  });
});
