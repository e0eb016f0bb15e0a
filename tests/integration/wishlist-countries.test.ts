import {describe, expect, it} from 'vitest';
import {translatorOf} from '../../app/i18n/messages.server';
import {loader as openRoot} from '../../app/root';
import {loader} from '../../app/routes/wishlist';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {expectConsoleError} from '../setup';
import {setupShop, Visitor} from './call-route';
import {productOf, variantWith} from './catalogue';
import {bike, numbersOf, oil, page, send, wishlistOf} from './wishlist-visitor';

setupShop();

const voucher = () => variantWith(productOf(noteworthyHandles.notSoldInCH), () => true);
const asked = () =>
  standIns.shop
    .requests()
    .map(({operation}) => operation)
    .filter((name) => name.startsWith('Variants'));

/** A visitor from this country with the voucher, the bike and the oil on the wishlist. */
function visitorFrom(country: 'DE' | 'CH', ...more: number[]) {
  const numbers = [voucher().id, bike().id, oil().id, ...more];
  return new Visitor({
    cookies: {wishlist: numbers.join('.'), 'commerce-locale': `${country}-DE`},
  });
}

describe('a wishlist in a country that does not sell all of its products', () => {
  it('preserves its order and marks products that are not sold there', async () => {
    const {items, hasRemovedItems} = await wishlistOf(visitorFrom('CH'));
    expect(hasRemovedItems).toBe(false);
    expect(items).toMatchObject([
      {
        number: String(voucher().id),
        title: 'Geschenkgutschein',
        price: null,
        stock: {text: 'In Ihrem Lieferland nicht erhältlich'},
      },
      {number: String(bike().id), price: {current: expect.stringContaining('CHF') as unknown}},
      {number: String(oil().id), stock: {tone: 'ready'}},
    ]);
  });

  it('counts all products and shows all again in a country that sells them', async () => {
    const visitor = visitorFrom('CH');
    expect(await numbersOf(visitor)).toHaveLength(3);
    expect((await visitor.open(openRoot, '/')).wishlist.ids).toHaveLength(3);
    visitor.cookies.set('commerce-locale', 'DE-DE');
    const {items} = await wishlistOf(visitor);
    expect(items).toMatchObject([
      {stock: {text: 'Kommt per E-Mail, kein Versand'}},
      {stock: {tone: 'ready'}},
      {stock: {tone: 'ready'}},
    ]);
  });

  it('removes only variants that no market has', async () => {
    const visitor = visitorFrom('CH', 99_999_999);
    expect(await wishlistOf(visitor)).toMatchObject({items: [{}, {}, {}], hasRemovedItems: true});
    expect(await wishlistOf(visitor)).toMatchObject({items: [{}, {}, {}], hasRemovedItems: false});
  });

  it('does not move a product to the cart that is not sold there', async () => {
    expectConsoleError('cartCreate refused');
    const visitor = visitorFrom('CH');
    const form = {move: String(voucher().id), quantity: '1'};
    expect(await send(visitor, form)).toMatchObject({
      status: 400,
      data: {error: 'wishlist.error.notMoved'},
    });
    expect(await numbersOf(visitor)).toHaveLength(3);
  });

  it('is shared with the products that are not sold there', async () => {
    const shared = `${page}?v=${voucher().id}.${bike().id}.99999999`;
    const visitor = new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    expect((await visitor.open(loader, shared)).shared).toMatchObject({
      items: [
        {stock: {text: 'In Ihrem Lieferland nicht erhältlich'}},
        // Shipping a bike to Switzerland is priced on request.
        {stock: {text: translatorOf('de')('goods.stock.readyOnRequest'), tone: 'waiting'}},
      ],
      missingCount: 1,
    });
  });
});

it('a wishlist queries the primary market only when a variant is missing', async () => {
  await wishlistOf(visitorFrom('DE'));
  expect(asked()).toEqual(['VariantsByIds']);
  await wishlistOf(visitorFrom('CH'));
  expect(asked()).toEqual(['VariantsByIds', 'VariantsByIds', 'VariantsInPrimaryMarket']);
});
