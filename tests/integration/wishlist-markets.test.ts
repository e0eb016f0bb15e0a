import {beforeEach, expect, it} from 'vitest';
import {freshIsolate} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {playSuppliersWith} from '../stand-ins/in-vitest';
import {Visitor} from './call-route';
import {productOf, variantWith} from './catalogue';
import {oil, wishlistOf} from './wishlist-visitor';

// The primary market is the one that does not sell the voucher.
const {shop} = playSuppliersWith({markets: 'CH,AT,DE'});
beforeEach(freshIsolate);

const voucher = () => variantWith(productOf(noteworthyHandles.notSoldInCH), () => true);
/** How many other countries were asked. */
const asked = () =>
  shop.requests().filter(({operation}) => operation === 'VariantsElsewhere').length;

/** A visitor in Switzerland who has noted these. */
const swiss = (...numbers: number[]) =>
  new Visitor({cookies: {wishlist: numbers.join('.'), 'commerce-locale': 'CH-DE'}});

it('keeps what only another market than the primary one sells', async () => {
  const visitor = swiss(voucher().id, oil().id);
  expect(await wishlistOf(visitor)).toMatchObject({
    wishes: [
      {
        number: String(voucher().id),
        stock: {text: 'In Ihrem Lieferland nicht erhältlich'},
        price: null,
      },
      {stock: {look: 'ready'}},
    ],
    gone: false,
  });
  // The primary market and Austria.
  expect(asked()).toBe(2);
  visitor.cookies.set('commerce-locale', 'DE-DE');
  expect(await wishlistOf(visitor)).toMatchObject({
    wishes: [{stock: {look: 'ready'}}, {stock: {look: 'ready'}}],
  });
});

it('drops what no country knows, and then asks no more', async () => {
  const visitor = swiss(99_999_999, oil().id);
  expect(await wishlistOf(visitor)).toMatchObject({wishes: [{}], gone: true});
  expect(asked()).toBe(3);
  await wishlistOf(visitor);
  expect(asked()).toBe(3);
});
