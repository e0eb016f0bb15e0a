import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {action, loader} from '../../app/routes/resources/locale';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {adding, postToCart, shownCart} from './cart-visitor';
import {isAvailable, productOf, variantWith} from './catalogue';

setupShop();

const choose = (visitor: Visitor, form: Record<string, string>, path = '/api/locale') =>
  visitor.request(action, path, {form});

describe('choosing a language', () => {
  it.each([
    ['en-US', '/products/x?Farbe=Reseda', '/en-us/products/x?Farbe=Reseda'],
    [
      'en-US',
      '/products/fernweh-7-trapez?Farbe=Himmel&Rahmengr%C3%B6%C3%9Fe=55+cm&login=true',
      '/en-us/products/fernweh-7-trapez?Color=Sky+Blue&Frame+size=55+cm&login=true',
    ],
    [
      'de',
      '/en-us/products/fernweh-7-trapez?Color=Sky+Blue&utm_source=brief',
      '/products/fernweh-7-trapez?Farbe=Himmel&utm_source=brief',
    ],
    ['de', '/en-us/products/%E0%A4%A?a=1', '/products/%25E0%25A4%25A?a=1'],
    ['de', '/en-us/cart', '/warenkorb'],
    ['en-US', '/', '/en-us'],
    [
      'en-US',
      '/?login=true&returnTo=%2Fkonto%2Fbestellungen%3Fpage%3D2',
      '/en-us?login=true&returnTo=%2Fen-us%2Faccount%2Forders%3Fpage%3D2',
    ],
    ['de', '/en-us/cart?add=1:2&redirect=/en-us/search', '/warenkorb?add=1%3A2&redirect=%2Fsuche'],
    ['en-US', '/warenkorb?redirect=//evil.example', '/en-us/cart?redirect=//evil.example'],
    [
      'en-US',
      '/collections/e-bikes?page=2&sort=price-asc',
      '/en-us/collections/e-bikes?page=2&sort=price-asc',
    ],
    ['en-US', '/collections/x?frame=Trapez&vendor=A&page=2', '/en-us/collections/x?vendor=A'],
    ['de', '/en-us/search?q=bike&color-pattern=Red', '/suche?q=bike'],
    [
      'en-US',
      '/collections/e-bikes?battery=500+Wh&frame=Trapez&price=900:&page=2',
      '/en-us/collections/e-bikes?battery=500+Wh&price=900:',
    ],
    [
      'en-US',
      '/collections/e-bikes?battery=500+wh&page=2',
      '/en-us/collections/e-bikes?battery=500+wh&page=2',
    ],
    ['de', '/suche?q=rad&color-pattern=Sand', '/suche?q=rad&color-pattern=Sand'],
    ['en-US', '/products/x?frame=54', '/en-us/products/x?frame=54'],
    ['de', '/', '/'],
  ])('%s redirects from %s to %s and is stored', async (language, returnTo, location) => {
    const answer = await choose(new Visitor(), {language, returnTo});
    expect(answer).toMatchObject({status: 303, location, cookies: {locale: language}});
  });

  it.each(['xx', '', 'EN', '<script>'])('ignores an unknown language: %j', async (language) => {
    const answer = await choose(new Visitor(), {language, returnTo: '/en-us/cart'});
    expect(answer).toEqual({status: 303, location: '/en-us/cart', data: null, cookies: {}});
  });
});

describe('choosing a country', () => {
  it('stores it with the language of the page', async () => {
    const german = await choose(new Visitor(), {country: 'CH', returnTo: '/warenkorb'});
    expect(german.cookies).toEqual({'commerce-locale': 'CH-DE'});
    const english = await choose(new Visitor(), {country: 'AT', returnTo: '/en-us/cart'});
    expect(english.cookies).toEqual({'commerce-locale': 'AT-EN'});
  });

  it('changes the currency of the cart', async () => {
    const visitor = new Visitor();
    await postToCart(visitor, adding());
    await choose(visitor, {country: 'CH', returnTo: '/warenkorb'});
    expect((await shownCart(visitor))?.subtotal).toMatch(/CHF\*$/);
  });

  it('shows a notice about cart lines that are not sold there', async () => {
    const visitor = new Visitor();
    const giftCard = variantWith(productOf(noteworthyHandles.notSoldInCH), isAvailable);
    await postToCart(visitor, adding());
    await postToCart(visitor, adding(giftCard));
    await visitor.open(openRoot, '/warenkorb');
    await choose(visitor, {country: 'CH', returnTo: '/warenkorb'});
    expect((await visitor.open(openRoot, '/warenkorb')).notices).toMatchObject([
      {
        title: 'Nicht alles gibt es auch dort',
        message: expect.stringContaining('Geschenkgutschein') as string,
      },
    ]);
    await choose(visitor, {country: 'DE', returnTo: '/warenkorb'});
    expect((await visitor.open(openRoot, '/warenkorb')).notices).toEqual([]);

    await postToCart(visitor, adding(giftCard));
    await visitor.open(openRoot, '/en-us/cart');
    const inEnglish = '/api/locale?language=en';
    await choose(visitor, {country: 'CH', returnTo: '/en-us/cart'}, inEnglish);
    expect((await visitor.open(openRoot, '/en-us/cart')).notices).toMatchObject([
      {message: expect.stringContaining('Gift Voucher') as string},
    ]);
  });

  it.each(['US', 'XX', 'ch', '', 'Schweiz'])(
    'ignores a country that the shop does not sell to: %j',
    async (country) => {
      const answer = await choose(new Visitor(), {country, returnTo: '/warenkorb'});
      expect(answer).toEqual({status: 303, location: '/warenkorb', data: null, cookies: {}});
    },
  );

  it('stores only the language while Shopify is down', async () => {
    standIns.shop.injectFault({operation: 'Localization', status: 503, times: 2});
    expectConsoleError('Cannot get localization data');
    const answer = await choose(new Visitor(), {country: 'CH', language: 'de', returnTo: '/en-us'});
    expect(answer).toEqual({status: 303, location: '/', data: null, cookies: {locale: 'de'}});
  });

  it('works even when the cart cannot be updated', async () => {
    const visitor = new Visitor({cookies: {'__Host-cart': 'c1gone%3Fkey%3D00'}});
    expectConsoleError('Cannot change the country of the cart');
    const answer = await choose(visitor, {country: 'CH', returnTo: '/warenkorb'});
    expect(answer).toMatchObject({status: 303, cookies: {'commerce-locale': 'CH-DE'}});
  });
});

describe('a GET request to the locale action', () => {
  it('redirects to the home page and sets no cookie', () => {
    const answer = loader();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/');
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });
});
