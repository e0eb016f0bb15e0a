import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {loader as markdown} from '../../app/routes/resources/product-markdown';
import {outageCount} from '../../app/services/http/outage.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import type {CatalogueProduct} from '../stand-ins/catalogue/catalogue-types';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {textOf} from '../stand-ins/storyblok/content-values';
import {demoStory} from '../stand-ins/storyblok/story-files';
import {setupShop, Visitor} from './call-route';
import {addressOf, merchandiseIdOf, productOf, variantWith} from './catalogue';
import {parseEntries} from './parse-details';

setupShop();

const street = textOf(demoStory('config').content.street);
const bike = productOf(noteworthyHandles.flagship);
const {pickupOnly} = noteworthyHandles;
const path = addressOf(
  bike,
  variantWith(bike, ({stock}) => stock > 2),
);
const asked = () =>
  standIns.shop.requests().filter(({operation}) => operation === 'StoreStock').length;
const denied = JSON.stringify({
  // The field is non-null, so the error nulls everything around it.
  data: {product: null},
  errors: [
    {
      message: 'Access denied for storeAvailability field.',
      path: ['product', 'variants', 'nodes', 0, 'storeAvailability'],
      extensions: {
        code: 'ACCESS_DENIED',
        requiredAccess: '`unauthenticated_read_product_pickup_locations` access scope.',
      },
    },
  ],
});

describe('the pickup stock of a product', () => {
  it('shows the address of the store in both languages', async () => {
    const german = await new Visitor().open(loader, path);
    expect(german.product.stores?.map(({text}) => text)).toEqual([
      expect.stringMatching(new RegExp(`abholbereit: ${street}\\. .* im Laden: `)),
    ]);
    const english = await new Visitor().open(loader, `/en-us${path}`);
    expect(english.product.stores?.[0]?.text).toMatch(new RegExp(`^Ready.*: ${street}\\. `));
  });

  it('is listed per variant in the Markdown for agents, as on the page of each', async () => {
    const {handle} = bike;
    const request = new Request(`${SHOP}/products/${handle}.md`);
    const answer = await markdown({request, params: {handle}, context: await contextOf(request)});
    const rows = (await answer.text()).split('\n').filter((line) => /^\| \d+ \|/.test(line));
    const isInStore = (text: string) => text.includes(`abholbereit: ${street}`);
    const onPages = await Promise.all(
      bike.variants.map(async (variant) => {
        const {product} = await new Visitor().open(loader, addressOf(bike, variant));
        const isShown = product.variant.id === merchandiseIdOf(variant);
        return isShown && product.stores?.some(({text}) => isInStore(text));
      }),
    );
    expect(rows.map(isInStore)).toEqual(onPages);
    expect(new Set(onPages)).toEqual(new Set([true, false]));
  });

  /** Shopify reports that the product is in no shop. */
  function moveToWarehouse({variants}: CatalogueProduct): void {
    const location = {name: 'Radladen', address: {address1: street, city: 'Köln'}};
    const storeAvailability = {nodes: [{available: false, pickUpTime: '', location}]};
    const nodes = variants.map((variant) => ({
      id: merchandiseIdOf(variant),
      selectedOptions: [],
      storeAvailability,
    }));
    const body = JSON.stringify({data: {product: {variants: {nodes}}}});
    freshIsolate();
    standIns.shop.injectFault({operation: 'StoreStock', status: 200, body});
  }

  it('replaces the stock of products that are sold only in the store', async () => {
    const stockNow = async () => {
      const visitor = new Visitor();
      const {product} = await visitor.open(loader, `/products/${pickupOnly}`);
      const [data] = /InStoreOnly|BackOrder/.exec(JSON.stringify(visitor.structuredData)) ?? [];
      return [product.stock, product.stores, data];
    };
    const text = expect.stringContaining(`abholbereit: ${street}`) as string;
    expect(await stockNow()).toEqual([{text, tone: 'ready'}, [], 'InStoreOnly']);
    moveToWarehouse(productOf(pickupOnly));
    expect(await stockNow()).toEqual([
      {text: 'Abholung im Laden auf Anfrage', tone: 'waiting'},
      [],
      'BackOrder',
    ]);
  });

  it('decides whether a test ride in the store is promised and offered', async () => {
    const offerNow = async () => {
      const {product, markup} = await new Visitor().open(loader, path);
      const entries = parseEntries(markup.foot).map(({text}) => text);
      return {
        points: product.sellingPoints.map(({icon}) => icon),
        isOffered: entries.includes('Probe fahren oder im Laden ansehen'),
      };
    };
    const points = ['truck', 'package-check', 'store', 'wrench'];
    expect(await offerNow()).toEqual({points, isOffered: true});
    moveToWarehouse(bike);
    const others = points.filter((icon) => icon !== 'store');
    expect(await offerNow()).toEqual({points: others, isOffered: false});
  });

  it('is omitted when the token lacks access, and is requested only once', async () => {
    standIns.shop.injectFault({operation: 'StoreStock', status: 200, body: denied});
    const outages = outageCount();
    const visitor = new Visitor();
    const {product} = await visitor.open(loader, path);
    expect(product).toMatchObject({handle: bike.handle, stores: []});
    expect(outageCount()).toBe(outages);
    await visitor.open(loader, path);
    expect(asked()).toBe(1);
  });

  it('is omitted in an outage, which is counted so that the page is not cached', async () => {
    standIns.shop.injectFault({operation: 'StoreStock', status: 503, times: 2});
    expectConsoleError('Shopify StoreStock failed (503)');
    const outages = outageCount();
    const {product} = await new Visitor().open(loader, path);
    expect(product).toMatchObject({handle: bike.handle, stores: []});
    expect(outageCount()).toBeGreaterThan(outages);
  });

  it.each([
    noteworthyHandles.service,
    noteworthyHandles.priceByValue,
    noteworthyHandles.manyVariants,
  ])('is not shown for %s', async (handle) => {
    const {product} = await new Visitor().open(loader, `/products/${handle}`);
    expect(product.stores).toEqual([]);
  });
});
