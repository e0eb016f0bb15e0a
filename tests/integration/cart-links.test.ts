import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {loader} from '../../app/routes/cart';
import {loader as openContent} from '../../app/routes/content-page';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {bike, oil, operations, postToCart, scarce, shownCart} from './cart-visitor';
import {isAvailable, productOf, variantWith} from './catalogue';

setupShop();

const gone = () =>
  variantWith(productOf(noteworthyHandles.flagship), (variant) => !isAvailable(variant));
const openLink = (visitor: Visitor, address: string) => visitor.request(openContent, address);
const offerOf = async (visitor: Visitor, address: string) =>
  (await visitor.open(loader, address)).offer;
const applyLink = (visitor: Visitor, form: Record<string, string>) =>
  postToCart(visitor, {intent: 'applyLink', ...form});

describe('a Shopify link that would change the cart', () => {
  it.each([
    ['/discount/TREUE25', '/warenkorb?discount=TREUE25'],
    ['/discount/10%25%20MEHR', '/warenkorb?discount=10%25+MEHR'],
    ['/en-us/discount/TREUE25', '/en-us/cart?discount=TREUE25'],
    [
      '/discount/TREUE25?redirect=/collections/e-bikes?page=2',
      '/warenkorb?discount=TREUE25&redirect=%2Fcollections%2Fe-bikes%3Fpage%3D2',
    ],
    ['/discount/TREUE25?redirect=//evil.example', '/warenkorb?discount=TREUE25'],
    ['/discount/TREUE25?redirect=https://evil.example/', '/warenkorb?discount=TREUE25'],
    ['/cart/1:2,3:4?discount=A', '/warenkorb?add=1%3A2%2C3%3A4&discount=A'],
    ['/en-us/cart/1:2', '/en-us/cart?add=1%3A2'],
    ['/cart/garbage', '/warenkorb?add=garbage'],
  ])('%s redirects to the cart page without changing the cart: %s', async (address, location) => {
    const visitor = new Visitor();
    expect(await openLink(visitor, address)).toMatchObject({status: 302, location});
    expect(operations()).toEqual([]);
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('the cart page opened by such a link', () => {
  const both = () => `/warenkorb?add=${oil().id}:2,${bike().id}:1&discount=TREUE25&redirect=/suche`;

  it('shows what would be added and changes nothing', async () => {
    const visitor = new Visitor();
    expect(await offerOf(visitor, both())).toMatchObject({
      goods: [
        {handle: noteworthyHandles.singleVariant, quantity: 2},
        {handle: noteworthyHandles.flagship, quantity: 1},
      ],
      missingCount: 0,
      isTruncated: false,
      code: 'TREUE25',
      returnTo: '/suche',
    });
    expect(operations().filter((name) => name.startsWith('Cart'))).toEqual([]);
    expect(visitor.cookies.size).toBe(0);
  });

  it('offers nothing without such a link', async () => {
    expect(await offerOf(new Visitor(), '/warenkorb?utm_source=mail')).toBeNull();
  });

  it.each<[string, string, object]>([
    ['unknown variants', '1:1,2:1', {goods: [], missingCount: 2}],
    ['no pieces', `41000000000001:0`, {goods: [], missingCount: 1}],
    ['garbage', 'x,:,1:-1,1:1.5,<b>:1', {goods: [], missingCount: 5}],
    ['nothing', '', {goods: [], missingCount: 0}],
    [
      '600 variants',
      Array.from({length: 600}, (_, at) => `${at}:1`).join(','),
      {isTruncated: true},
    ],
  ])('counts what it cannot offer: %s', async (_, add, offer) => {
    const query = new URLSearchParams({add});
    expect(await offerOf(new Visitor(), `/warenkorb?${query.toString()}`)).toMatchObject(offer);
  });

  it('lists a variant once with its total quantity, and marks what is sold out', async () => {
    const add = `${oil().id}:1,${oil().id}:2,${gone().id}:1`;
    expect((await offerOf(new Visitor(), `/warenkorb?add=${add}`))?.goods).toMatchObject([
      {quantity: 3},
      {stock: {tone: 'soldOut'}},
    ]);
  });
});

describe('accepting what a link offers', () => {
  it('adds the goods to the existing cart and applies the code', async () => {
    const visitor = new Visitor();
    await applyLink(visitor, {add: `${oil().id}:2`});
    const form = {add: `${oil().id}:1,${bike().id}:1`, code: 'TREUE25', returnTo: '/suche'};
    expect(await applyLink(visitor, form)).toMatchObject({status: 303, location: '/suche'});
    const page = await visitor.open(openRoot, '/suche');
    expect(page.knownCart?.cart).toMatchObject({
      totalQuantity: 4,
      codes: [{code: 'TREUE25', reason: null}],
    });
    expect(page.notices).toMatchObject([{about: 'cart.notice.added'}]);
  });

  it('creates a cart with the goods and the code', async () => {
    const visitor = new Visitor();
    const form = {add: `${bike().id}:1`, code: 'TREUE25'};
    expect(await applyLink(visitor, form)).toMatchObject({status: 303, location: '/warenkorb'});
    expect(await shownCart(visitor)).toMatchObject({
      totalQuantity: 1,
      discounts: [{label: 'Rabattcode TREUE25'}],
    });
  });

  it('shows the cart, not the next page, when there are fewer than the link asks for', async () => {
    const visitor = new Visitor();
    const form = {add: `${scarce().id}:99`, returnTo: '/suche'};
    expect(await applyLink(visitor, form)).toMatchObject({status: 303, location: '/warenkorb'});
    const {cartAnswer} = await visitor.open(openRoot, '/warenkorb');
    expect(cartAnswer?.warnings).toHaveLength(1);
  });

  it('stores a code without goods and shows a notice', async () => {
    const visitor = new Visitor();
    expect(await applyLink(visitor, {code: 'TREUE25'})).toMatchObject({status: 303});
    const {notices, knownCart} = await visitor.open(openRoot, '/warenkorb');
    expect(notices).toMatchObject([{about: 'cart.notice.code'}]);
    expect(knownCart?.cart).toMatchObject({lines: [], codes: [{code: 'TREUE25'}]});
  });

  it('adds the goods and rejects an unknown code', async () => {
    const visitor = new Visitor();
    const form = {add: `${oil().id}:1`, code: 'GIBTSNICHT', returnTo: '/suche'};
    expect(await applyLink(visitor, form)).toMatchObject({
      status: 400,
      location: null,
      data: {
        refusedCode: {typed: 'GIBTSNICHT', message: 'cartPage.code.refused.unknown'},
      },
    });
    expect(await shownCart(visitor)).toMatchObject({
      totalQuantity: 1,
      codes: [],
    });
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'cart.error.unknownIntent'],
    [{add: 'x'}, 'cart.error.unknownIntent'],
    [{code: 'x'.repeat(300)}, 'cart.error.refused'],
  ])('rejects a forged form and changes nothing: %j', async (form, message) => {
    expect(await applyLink(new Visitor(), form)).toMatchObject({
      status: 400,
      data: {error: message},
    });
    expect(operations()).toEqual([]);
  });
});
