import {describe, expect, it} from 'vitest';
import {loader as cart} from '../../app/routes/cart';
import {loader as privacySettings} from '../../app/routes/privacy-settings';
import {loader as home} from '../../app/routes/home';
import {loader as wishlist} from '../../app/routes/wishlist';
import {contextOf, SHOP} from '../fakes/request-context';
import {setupShop} from './call-route';

setupShop();

describe('a page about its visitor', () => {
  it.each([
    '/konto',
    '/konto.data',
    '/en-us/account/orders.data?_routes=orders.en',
    '/konto/anmelden?returnTo=/konto',
    '/vertrag-widerrufen/bestaetigung',
  ])('is not cached, by its address: %s', async (path) => {
    expect((await contextOf(new Request(SHOP + path))).isPublic()).toBe(false);
  });

  it.each([
    ['/warenkorb?cookies=check', cart, false],
    ['/merkzettel', wishlist, false],
    ['/merkzettel?v=41000000000004', wishlist, false],
    ['/datenschutz-einstellungen', privacySettings, false],
    ['/', home, true],
  ])('is not cached, by its data: %s', async (path, loader, isPublic) => {
    const request = new Request(SHOP + path);
    const context = await contextOf(request);
    await loader({request, params: {}, context});
    expect(context.isPublic()).toBe(isPublic);
  });
});
