import {setupServer} from 'msw/node';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {loader as root} from '../../app/root';
import {action as cart} from '../../app/routes/cart';
import {loader as home} from '../../app/routes/home';
import {loader as product} from '../../app/routes/product';
import {main as askDoctor} from '../commands/doctor/doctor';
import {newShopSettings, openNewShop} from '../commands/doctor/new-shop';
import {freshIsolate} from '../fakes/request-context';
import {Visitor} from './call-route';

const {suppliers, handlers, pause, setUp} = openNewShop();
const server = setupServer(...handlers);
beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
beforeEach(freshIsolate);
afterAll(() => {
  vi.restoreAllMocks();
  server.close();
});

it('a new shop sells a bike once the set-up commands have filled its accounts', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const reported = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const path = '/products/rad-2';
  expect(await new Visitor().request(home, '/')).toMatchObject({status: 404});
  expect(JSON.stringify(await new Visitor().open(product, path, {script: true}))).not.toContain(
    'Ostwind Fahrrad',
  );
  expect(await askDoctor(newShopSettings, [], pause)).toBe(false);

  await setUp();
  freshIsolate();
  expect(await askDoctor(newShopSettings, [], pause)).toBe(true);
  reported.mockClear();

  const visitor = new Visitor();
  const {page} = await visitor.open(home, '/', {script: true});
  expect(JSON.stringify(page.story.blocks)).toContain('Räder aus Köln');
  const {navigation} = await visitor.open(root, '/');
  expect(navigation.map(({title, href}) => [title, href])).toEqual([['Sortiment', '/suche']]);
  const bike = await visitor.open(product, path, {script: true});
  expect(JSON.stringify(bike)).toContain('Ostwind Fahrradwerke GmbH');
  expect(reported).not.toHaveBeenCalled();

  const variant = suppliers.catalogue().productsByHandle.get('rad-2')?.variants.at(-1);
  const form = {
    intent: 'add',
    merchandiseId: `gid://shopify/ProductVariant/${variant?.id}`,
    quantity: '1',
    returnTo: path,
  };
  expect(await visitor.request(cart, '/warenkorb', {form})).toMatchObject({status: 303});
  const {knownCart} = await visitor.open(root, path);
  expect(knownCart?.cart).toMatchObject({totalQuantity: 1});
  expect(knownCart?.cart?.checkoutUrl).toMatch(/^https:\/\//);
}, 60_000);
