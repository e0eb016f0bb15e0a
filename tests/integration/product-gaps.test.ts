import {describe, expect, it, vi} from 'vitest';
import {loader} from '../../app/routes/product';
import type {Product} from '../../app/services/shopify/product.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {addressOf, isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

setupShop();

const handle = noteworthyHandles.flagship;
const path = `/products/${handle}`;
const flagship = () => productOf(handle);
const offered = () => variantWith(flagship(), isAvailable);

/** Makes Shopify's next response contain the product with changed fields. */
async function answerWith(change: (product: Partial<Product>) => object): Promise<void> {
  const {shopify} = await contextOf(new Request(SHOP + path));
  const product = await shopify.product.get(handle);
  freshIsolate();
  const body = JSON.stringify({data: {product: {...product, ...change({...product})}}});
  standIns.shop.injectFault({operation: 'Product', status: 200, body});
}

type Way = (address: string) => Promise<unknown>;

/** The page as a document and as data for script. */
const ways: [string, Way][] = [
  ['a document', (address) => new Visitor().open(loader, address)],
  [
    'data',
    async (address) => {
      const {status, data} = await new Visitor().request(loader, address, {script: true});
      expect(status).toBe(200);
      return data;
    },
  ],
];

describe.each(ways)('options in an unsupported encoding, in %s', (_, open) => {
  const foreign = () => answerWith(() => ({encodedVariantExistence: 'v2_0:0,1:1'}));
  const complaint = `${handle}: Unsupported option value encoding`;

  it('still show a variant that can be bought', async () => {
    await foreign();
    expectConsoleError(complaint);
    expect(await open(path)).toMatchObject({
      product: {variant: {id: merchandiseIdOf(offered()), available: true}, replaced: null},
    });
  });

  it('keep all values selectable and show the chosen variant', async () => {
    await foreign();
    expectConsoleError(complaint);
    const last = flagship().variants.findLast(isAvailable) ?? offered();
    const page = await open(addressOf(flagship(), last));
    expect(page).toMatchObject({product: {variant: {id: merchandiseIdOf(last)}, replaced: null}});
    expect(JSON.stringify(page)).not.toContain('"state":"missing"');
  });
});

describe('options in an unreadable encoding', () => {
  it('fall back to the first variant when the address names one that does not exist', async () => {
    const missing = productOf(noteworthyHandles.missingCombinations);
    const {shopify} = await contextOf(new Request(SHOP));
    const product = await shopify.product.get(missing.handle);
    const taken = new Set(missing.variants.map(({selected}) => selected.join()));
    const [colours, sizes] = missing.options;
    const gap = colours?.values
      .flatMap((_, colour) => sizes?.values.map((__, size) => [colour, size]) ?? [])
      .find((selected) => !taken.has(selected.join()));
    if (!gap) throw new Error('every combination exists');
    freshIsolate();
    const body = JSON.stringify({data: {product: {...product, encodedVariantExistence: '0:0'}}});
    standIns.shop.injectFault({operation: 'Product', status: 200, body});
    expectConsoleError('Unsupported option value encoding');

    const [first] = missing.variants;
    if (!first) throw new Error('no variant');
    const page = await new Visitor().open(loader, addressOf(missing, {...first, selected: gap}));
    expect(page.product).toMatchObject({
      variant: {id: product?.selectedOrFirstAvailableVariant?.id},
      replaced: {nearest: []},
    });
  });
});

describe('a product that Shopify returns incomplete or malformed', () => {
  it.each([
    ['vendor', {vendor: ''}],
    ['description', {description: ''}],
    ['descriptionHtml', {descriptionHtml: ''}],
    ['images', {title: 'Fernweh 7 Trapez'}],
    ['features', {features: []}],
    ['collections', {collection: null}],
    ['variants', {handle}],
    ['options', {options: []}],
    ['encodedVariantExistence', {handle}],
    ['encodedVariantAvailability', {handle}],
  ])('is shown without %s', async (field, shown) => {
    await answerWith(() => ({[field]: null}));
    expectConsoleError(`product.${field} is missing`);
    const {product} = await new Visitor().open(loader, path);
    expect(product).toMatchObject(shown);
    expect(product.variant.id).toMatch(/ProductVariant\/\d+$/);
  });

  it('computes a missing average rating from its listed reviews', async () => {
    await answerWith(() => ({rating: null, ratingCount: null}));
    const {product} = await new Visitor().open(loader, path);
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
    const {product} = await new Visitor().open(loader, path);
    expect(product.downloads).toMatchObject([{title: 'Aufbau', extension: 'MP4'}]);
  });

  it('can be bought in its first variant without both encodings', async () => {
    await answerWith(() => ({encodedVariantExistence: null, encodedVariantAvailability: null}));
    expectConsoleError('product.encodedVariantExistence is missing');
    expectConsoleError('product.encodedVariantAvailability is missing');
    const {product} = await new Visitor().open(loader, path);
    expect(product.variant).toMatchObject({id: merchandiseIdOf(offered()), available: true});
  });

  it('shows its first available variant when Shopify returns no selected one', async () => {
    await answerWith(() => ({selectedOrFirstAvailableVariant: null}));
    expectConsoleError('product.selectedOrFirstAvailableVariant is missing');
    const {product} = await new Visitor().open(loader, path);
    expect(product.variant.id).toBe(merchandiseIdOf(offered()));
  });

  it('is shown as sold out without any variant', async () => {
    const none = {selectedOrFirstAvailableVariant: null, options: null};
    const codes = {encodedVariantExistence: null, encodedVariantAvailability: null};
    await answerWith(() => ({...none, ...codes}));
    for (const field of Object.keys({...none, ...codes})) {
      expectConsoleError(`product.${field} is missing`);
    }
    const {product} = await new Visitor().open(loader, path);
    expect(product).toMatchObject({variant: {id: '', available: false}, options: []});
    expect(product.variant.price.current).toMatch(/€\*$/);
  });

  it('omits malformed values and logs each of them once', async () => {
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
    const visitor = new Visitor();
    const {product} = await visitor.open(loader, path);
    expect(product).toMatchObject({geometry: null, downloads: [], reviews: []});
    expect(product.features[0]).toEqual({label: 'Rahmen', value: 'Aluminium 6061'});
    expect(product.descriptionHtml).toBe('<p>Ein Rad.</p>');
    await visitor.open(loader, path);
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(4);
  });
});
