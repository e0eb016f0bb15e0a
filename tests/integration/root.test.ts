import {describe, expect, it} from 'vitest';
import {loader} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {adding, oil, sendToCart} from './cart-visitor';

setupShop();

async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  await sendToCart(visitor, adding(oil(), {quantity: '2'}));
  return visitor;
}

describe('every page', () => {
  it('shows the main menu and starts without a cart', async () => {
    const page = await new Visitor().open(loader, '/');
    const titles = standIns.catalogue().source.menus.find(({handle}) => handle === 'main-menu');
    expect(page.navigation.map(({title}) => title)).toEqual(
      titles?.items.map(({title}) => title.de),
    );
    expect(page.navigation.every(({href}) => href.startsWith('/'))).toBe(true);
    expect(page).toMatchObject({knownCart: {cart: null}, notices: [], cartAnswer: null});
  });

  it('links to English pages below /en-us', async () => {
    const page = await new Visitor().open(loader, '/en-us');
    expect(page.navigation[0]?.href).toMatch(/^\/en-us\/collections\//);
  });

  it("keeps the language where the menu names the shop's own address, not that of its checkout", async () => {
    const entry = {id: '1', title: 'Workshop', url: 'https://www.laden.test/werkstatt', items: []};
    const shop = {primaryDomain: {host: 'checkout.laden.test'}};
    const body = JSON.stringify({data: {shop, menu: {items: [entry]}}});
    standIns.shop.injectFault({operation: 'Menu', status: 200, body});
    const visitor = new Visitor({settings: {SHOP_ORIGIN: 'https://www.laden.test'}});
    const page = await visitor.open(loader, '/en-us');
    expect(page.navigation).toMatchObject([{href: '/en-us/werkstatt'}]);
  });
});

describe('the market', () => {
  it('defaults to Germany as Shopify returns it and is stored in a cookie', async () => {
    const visitor = new Visitor();
    const answer = await visitor.request(loader, '/');
    expect(answer.cookies).toEqual({'commerce-locale': 'DE-DE'});
    expect(answer.data).toMatchObject({
      localization: {
        country: {isoCode: 'DE'},
        availableCountries: [
          {isoCode: 'DE', currency: {isoCode: 'EUR'}},
          {isoCode: 'AT', currency: {isoCode: 'EUR'}},
          {isoCode: 'CH', currency: {isoCode: 'CHF'}},
        ],
      },
    });
    expect((await visitor.request(loader, '/')).cookies).toEqual({});
  });

  it('is read from the cookie', async () => {
    const visitor = new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    const answer = await visitor.request(loader, '/');
    expect(answer).toMatchObject({cookies: {}, data: {localization: {country: {isoCode: 'CH'}}}});
  });

  it.each(['QQ-DE', 'de-de', '%22%7D', ''])(
    'falls back to Germany for the forged cookie %j',
    async (forged) => {
      const visitor = new Visitor({cookies: {'commerce-locale': forged}});
      const answer = await visitor.request(loader, '/');
      expect(answer).toMatchObject({
        cookies: {'commerce-locale': 'DE-DE'},
        data: {localization: {country: {isoCode: 'DE'}}},
      });
    },
  );
});

describe('a page while Shopify fails', () => {
  it("is shown without a choice of country, logged as 'Cannot get localization data'", async () => {
    standIns.shop.injectFault({operation: 'Localization', status: 503, times: 2});
    expectConsoleError('Cannot get localization data');
    const answer = await new Visitor().request(loader, '/');
    // The cart must not link to a missing country selection.
    const data = {localization: null, facts: {countryChoice: false}};
    expect(answer).toMatchObject({status: 200, cookies: {}, data});
    expect(answer.data).toHaveProperty('navigation.0.title', 'E-Bikes');
  });

  it('is shown without the menu', async () => {
    standIns.shop.injectFault({operation: 'Menu', throttled: true});
    expectConsoleError('Cannot get the main menu');
    const answer = await new Visitor().request(loader, '/');
    expect(answer).toMatchObject({
      status: 200,
      data: {navigation: [], localization: {country: {isoCode: 'DE'}}},
    });
  });

  it('is shown without the cart, which is back on the next visit', async () => {
    const visitor = await shopper();
    standIns.shop.injectFault({operation: 'Cart', status: 503, times: 2});
    expectConsoleError('Shopify Cart failed (503)');
    expect(await visitor.request(loader, '/')).toMatchObject({
      status: 200,
      data: {knownCart: null},
    });
    const {knownCart} = await visitor.open(loader, '/');
    expect(knownCart?.cart?.totalQuantity).toBe(2);
  });
});
