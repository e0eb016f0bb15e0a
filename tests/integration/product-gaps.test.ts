import {describe, expect, it, vi} from 'vitest';
import {loader} from '../../app/routes/product';
import type {Product} from '../../app/services/shopify/product.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {
  addressOf,
  isAvailable,
  merchandiseIdOf,
  productAt,
  productOf,
  variantWith,
} from './catalogue';

setupShop();

const handle = noteworthyHandles.flagship;
const path = `/products/${handle}`;
const flagship = () => productOf(handle);
const offered = () => variantWith(flagship(), isAvailable);
const last = () => flagship().variants.findLast(isAvailable) ?? offered();

/** Makes Shopify's next response contain the product with changed fields. */
async function answerWith(change: (product: Partial<Product>) => object): Promise<void> {
  const {shopify} = await contextOf(new Request(SHOP + path));
  const product = await shopify.product.get(handle);
  freshIsolate();
  const body = JSON.stringify({data: {product: {...product, ...change({...product})}}});
  standIns.shop.injectFault({operation: 'Product', status: 200, body});
}

describe('options in an unsupported encoding', () => {
  it.each([
    ['the product', () => path],
    ['another variant', () => addressOf(flagship(), last())],
  ])('show the default variant at the address of %s', async (_, address) => {
    await answerWith(() => ({encodedVariantExistence: 'v2_0:0,1:1'}));
    expectConsoleError(`${handle}: Unsupported option value encoding`);
    const {product} = await new Visitor().open(loader, address());
    expect(product.variant).toMatchObject({id: merchandiseIdOf(offered()), available: true});
    expect(product.replaced === null).toBe(address() === path);
  });
});

describe('a product that Shopify returns incomplete or malformed', () => {
  it.each([
    'encodedVariantExistence',
    'encodedVariantAvailability',
    'selectedOrFirstAvailableVariant',
  ])('can be bought without %s', async (field) => {
    await answerWith(() => ({[field]: null}));
    expectConsoleError(`product.${field} is missing`);
    const {product} = await new Visitor().open(loader, path);
    expect(product.variant).toMatchObject({id: merchandiseIdOf(offered()), available: true});
  });

  it('computes a missing average rating from its listed reviews', async () => {
    await answerWith(() => ({rating: null, ratingCount: null}));
    const product = await productAt(path);
    expect(product.reviews.length).toBeGreaterThan(0);
    expect(product.rating).toMatchObject({count: product.reviews.length});
  });

  it('offers a download that is a single file instead of a list', async () => {
    const reference = {
      id: 'gid://shopify/Video/1',
      alt: 'Aufbau',
      sources: [{url: 'https://cdn.test/aufbau.mp4', format: 'mp4'}],
    };
    await answerWith(() => ({downloads: {reference, references: null}}));
    const product = await productAt(path);
    expect(product.downloads).toMatchObject([{title: 'Aufbau', extension: 'MP4'}]);
  });

  it('can be bought in its first variant without both encodings', async () => {
    await answerWith(() => ({encodedVariantExistence: null, encodedVariantAvailability: null}));
    expectConsoleError('product.encodedVariantExistence is missing');
    expectConsoleError('product.encodedVariantAvailability is missing');
    const {product} = await new Visitor().open(loader, path);
    expect(product.variant).toMatchObject({id: merchandiseIdOf(offered()), available: true});
  });

  it('does not exist without any variant', async () => {
    const none = {
      selectedOrFirstAvailableVariant: null,
      encodedVariantExistence: null,
      encodedVariantAvailability: null,
    };
    await answerWith(() => none);
    for (const field of Object.keys(none)) expectConsoleError(`product.${field} is missing`);
    expect((await new Visitor().request(loader, path)).status).toBe(404);
  });

  it('omits malformed values and logs them with the first view of the product', async () => {
    await answerWith(({features = []}) => ({
      geometry: {value: '{"sizes":"keine"}'},
      features: [{key: 'torque', type: 'number_integer', value: 'viel'}, ...features],
      downloads: {references: {nodes: [{}, {id: '1', url: 'javascript:alert(1)'}]}},
      reviews: {references: {nodes: [{id: '1'}]}},
      descriptionHtml: '<p onclick="x()">Ein Rad.</p><script>alert(1)</script>',
    }));
    for (const field of ['geometry', 'torque', 'downloads', 'reviews']) {
      expectConsoleError(`${handle}: ${field} is malformed`);
    }
    const product = await productAt(path);
    expect(product).toMatchObject({geometry: null, downloads: [], reviews: []});
    expect(product.features[0]).toEqual({label: 'Rahmen', value: 'Aluminium 6061'});
    expect(product.descriptionHtml).toBe('<p>Ein Rad.</p>');
    const logged = vi.mocked(console.error).mock.calls.length;
    await productAt(path);
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(logged);
  });
});
