import {http, HttpResponse} from 'msw';
import {expect, it} from 'vitest';
import {createCatalogue} from '../../stand-ins/catalogue/catalogue';
import type {Catalogue, CatalogueMetafield} from '../../stand-ins/catalogue/catalogue-types';
import {workerSettings} from '../../stand-ins/settings';
import {adminApp} from '../../stand-ins/shopify/admin/admin-endpoint';
import {managementToken} from '../../stand-ins/storyblok/management-api';
import {readStoryFiles} from '../../stand-ins/storyblok/story-files';
import {fewOf, fillShop, main} from './demo-shop';
import {createTestAccounts} from './test-accounts';
import {main as setUpShopify} from './shopify';
import {main as setUpStoryblok} from './storyblok';

const all = createCatalogue();
const empty = (): Catalogue => ({
  ...all,
  products: [],
  collections: [],
  menus: [],
  redirects: [],
});
const {suppliers, server, said, pause} = createTestAccounts({
  source: {catalogue: empty, stories: () => []},
  isNew: true,
});
const {admin} = suppliers.shop;
const settings = {
  ...workerSettings('https://shop.test'),
  SHOP_ORIGIN: 'https://shop.test',
  SHOPIFY_CLIENT_ID: adminApp.clientId,
  SHOPIFY_CLIENT_SECRET: adminApp.clientSecret,
  STORYBLOK_MANAGEMENT_TOKEN: managementToken,
};

/** Two bikes that refer to each other, and a few stories that do. */
const handles = ['fernweh-7-trapez', 'fernweh-7-diamant', 'gratweg-9'];
function someGoods(): Catalogue {
  const [first] = all.products;
  const named = all.products.filter(({handle}) => handles.includes(handle));
  const products = (named.length > 0 ? named : first ? [first] : []).map((product) => ({
    ...product,
    images: product.images.slice(0, 1),
    variants: product.variants.slice(0, 3).map((variant) => ({...variant, image: 0})),
  }));
  const isThere = (handle: string) => products.some((one) => one.handle === handle);
  const collections = all.collections
    .map((one) => ({...one, products: one.products.filter(isThere)}))
    .filter((one) => one.products.length > 0)
    .map((one) => ({...one, image: undefined}));
  const known = new Set(collections.map(({handle}) => handle));
  const menus = all.menus.map((menu) => ({
    ...menu,
    items: menu.items
      .filter(({collection}) => collection && known.has(collection))
      .map((item) => ({...item, items: []})),
  }));
  return {...all, products, collections, menus};
}
/** One that setup:storyblok has created as a sample, one in a folder, one that already exists, one of no such kind. */
const slugs = ['versandkosten-lieferzeit', 'beratung/lastenrad', 'kontakt', 'agb'];
const someStories = () => readStoryFiles().filter(({full_slug}) => slugs.includes(full_slug));

const demo = (...flags: string[]) =>
  fillShop(
    settings,
    {catalogue: someGoods(), stories: someStories()},
    ['--apply', ...flags],
    pause,
  );

async function firstSteps(): Promise<void> {
  await setUpShopify(settings, ['--apply'], pause);
  await setUpStoryblok(settings, ['--apply'], pause);
  said.length = 0;
}

it('setup:demo-shop lists what the store and the space lack and changes nothing', async () => {
  expect(await main(settings, [], pause)).toBe(true);
  expect(said).toContainEqual(expect.stringMatching(/^\+ product fernweh-7-trapez \(\d+ variants/));
  expect(said).toContainEqual(expect.stringMatching(/^\+ collection e-bikes \(\d+ products\)/));
  expect(said).toContainEqual(expect.stringMatching(/^\+ asset /));
  expect(said).toContainEqual(expect.stringMatching(/^\+ menu main-menu: E-Bikes/));
  expect(said).toContain('+ folder beratung');
  expect(said.at(-1)).toMatch(/Nothing was changed/);
  const {length} = said;
  said.length = 0;
  await main(settings, ['--few'], pause);
  expect(said.length).toBeLessThan(length);
  expect(suppliers.catalogue().source.products).toEqual([]);
});

it('setup:demo-shop --few reduces the catalogue without emptying a collection', () => {
  const few = fewOf(all);
  expect(few.products.length).toBeLessThan(60);
  expect(few.collections.every(({products}) => products.length > 0)).toBe(true);
});

it('setup:demo-shop refuses live shops, writes its content once and preserves existing content', async () => {
  await firstSteps();
  admin.store.isDevelopment = false;
  await expect(demo()).rejects.toThrow('Radladen is no development store (Basic)');
  admin.store.isDevelopment = true;
  suppliers.storyblok.edit('kontakt', {
    content: {component: 'page', headline: 'Ours'},
    publish: true,
  });

  await expect(demo()).rejects.toThrow(
    'the space has published stories that are not of the demo (kontakt)',
  );
  expect(suppliers.catalogue().source.products).toEqual([]);
  const menu = admin.store.menus.find(({handle}) => handle === 'main-menu');
  const offers = {title: 'Angebote', type: 'CATALOG', url: '/collections/all'} as const;
  admin.store.changeMenu(`gid://shopify/Menu/${menu?.id}`, 'Menü', [{...offers, tags: ['Sale']}]);

  const isDone = await demo('--any-space');
  expect(said.filter((line) => /^[✗!]/.test(line))).toEqual([]);
  expect(isDone).toBe(true);

  const {source} = suppliers.catalogue();
  for (const wanted of someGoods().products) {
    const made = source.products.find(({handle}) => handle === wanted.handle);
    expect(made).toMatchObject({
      title: wanted.title,
      descriptionHtml: wanted.descriptionHtml,
      options: wanted.options.map(({name, values}) => ({
        name,
        values: values.map((value) => ({name: value.name})),
      })),
      images: wanted.images.map(({file, width, height}) => ({file, width, height})),
      variants: wanted.variants.map(({sku, price, stock, selected}) => ({
        sku,
        price,
        stock,
        selected,
      })),
    });
    const keys = ({metafields}: typeof wanted) => metafields.map(({key}) => key).sort();
    if (made) expect(keys(made)).toEqual(keys(wanted));
  }
  const englishTexts = ({metafields}: {metafields: CatalogueMetafield[]}) =>
    metafields.filter(({type}) => type === 'single_line_text_field').map(({value}) => value.en);
  const [bike] = someGoods().products;
  const written = source.products.find(({handle}) => handle === bike?.handle);
  if (!bike || !written) throw new Error('There is no bike');
  expect(englishTexts(written).sort()).toEqual(englishTexts(bike).sort());
  const filled = admin.store.menus.find(({handle}) => handle === 'main-menu');
  expect(filled?.items.length).toBeGreaterThan(1);
  expect(filled?.items[0]).toMatchObject({title: {de: 'Angebote'}, tags: ['Sale']});
  const published = suppliers.storyblok.published('de');
  expect(published.map(({full_slug}) => full_slug).sort()).toEqual([...slugs].sort());
  const text = JSON.stringify(published);
  expect(text.match(/a\.storyblok\.com\/f\/\d+\/\w+\/(?!00000000)/g)).toBeNull();
  expect(text).toMatch(/"id":1,[^{}]*"filename":"[^"]*\/0000000001\/scene__cargo\.jpg"/);
  expect(text).toContain('"headline":"Ours"');
  const terms = published.find(({full_slug}) => full_slug === 'agb');
  const before = readStoryFiles().find(({full_slug}) => full_slug === 'kontakt');
  const contact = published.find(({full_slug}) => full_slug === 'kontakt');
  expect(text.includes(before?.uuid ?? '')).toBe(false);
  expect(text.split(contact?.uuid ?? '').length).toBeGreaterThan(2);
  expect(terms?.tag_list).toEqual(['recht', 'radladen-demo']);

  said.length = 0;
  expect(await demo()).toBe(true);
  expect(said).toEqual(['Nothing to do.']);

  // Existing translations stay; only missing ones are added.
  written.title.en = 'Our own words';
  const name = [...admin.store.translated].find((one) => one.includes('/ProductOption/'));
  admin.store.translated.delete(name ?? '');
  said.length = 0;
  expect(await demo()).toBe(true);
  expect(said).toEqual(['✓ English texts of options', '1 change made.']);
  expect(written.title.en).toBe('Our own words');
}, 120_000);

const address = (name: string) => `https://a.storyblok.com/f/288000/1800x1200/9cda5ae905/${name}`;
/** A story with a picture in a field and one in its rich text. */
const pictured = {
  name: 'Probe',
  id: 1,
  uuid: '5a0c1f6e-51c6-4f5e-9a55-0d7c3b1f1a01',
  slug: 'probe',
  full_slug: 'probe',
  content: {
    component: 'page',
    _uid: '5a0c1f6e-51c6-4f5e-9a55-0d7c3b1f1a02',
    image: {filename: address('scene__cargo.jpg')},
    text: {type: 'image', attrs: {src: address('scene__workshop__honig.jpg')}},
  },
};

it('setup:demo-shop publishes no story without its pictures and no draft of an editor', async () => {
  suppliers.storyblok.reset();
  await setUpStoryblok(settings, ['--apply'], pause);
  const drafted = {component: 'page', headline: 'Our draft'};
  suppliers.storyblok.edit('agb', {content: drafted, tags: ['demo', 'radladen-demo']});
  const stories = [...readStoryFiles().filter(({full_slug}) => full_slug === 'agb'), pictured];
  const fill = () => fillShop(settings, {catalogue: empty(), stories}, ['--apply'], pause);
  const failing = () => new HttpResponse(null, {status: 503});
  server.use(http.post('*/__storyblok-uploads', failing, {once: true}));
  said.length = 0;
  expect(await fill()).toBe(false);
  expect(said.filter((line) => /^[✗!]/.test(line))).toEqual([
    '✗ asset scene__cargo.jpg: it could not be uploaded (503)',
    '✗ contents of probe, published: it needs scene__cargo.jpg',
    '! story agb: it is not as the demo has it and not published',
  ]);
  expect(suppliers.storyblok.published('de')).toEqual([]);

  said.length = 0;
  expect(await fill()).toBe(false);
  expect(said.filter((line) => /^[✗!]/.test(line))).toEqual([expect.stringMatching('! story agb')]);
  const published = suppliers.storyblok.published('de');
  expect(published.map(({full_slug}) => full_slug)).toEqual(['probe']);
  expect(JSON.stringify(published)).not.toContain('/9cda5ae905/');
}, 60_000);
