import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {workerSettings} from '../../stand-ins/settings';
import {secondCatalogue, secondSpace} from '../../stand-ins/second-shop';
import {adminApp} from '../../stand-ins/shopify/admin/admin-endpoint';
import {openAdminApi} from './admin-api';
import {applyChanges} from './change-list';
import {createTestAccounts} from './test-accounts';
import {main, planShopify} from './shopify';

/** Shopify gives each store a collection for the start page of its themes. */
function newStore() {
  const goods = secondCatalogue();
  const themes = goods.collections.map((one) => ({...one, id: 502, handle: 'frontpage'}));
  return {...goods, collections: [...goods.collections, ...themes]};
}

const {suppliers, said, pause} = createTestAccounts({
  source: {catalogue: newStore, stories: secondSpace},
  isNew: true,
});
const {admin} = suppliers.shop;
const settings = {
  ...workerSettings('https://shop.test'),
  SHOPIFY_CLIENT_ID: adminApp.clientId,
  SHOPIFY_CLIENT_SECRET: adminApp.clientSecret,
};

async function setUp(apply: boolean, more: object = {}): Promise<boolean> {
  const asked = {...settings, ...more};
  const api = await openAdminApi(asked, pause);
  return applyChanges(await planShopify(api, asked), {apply});
}

describe('npm run setup:shopify for an empty store', () => {
  beforeEach(() => suppliers.reset());

  it('lists what is missing and changes nothing', async () => {
    expect(await main(settings, [])).toBe(true);
    expect(said).toContain('+ metafield of products custom.manufacturer (metaobject_reference)');
    expect(said).toContain('+ metafield of variants features.weight (weight)');
    expect(said).toContain('+ entries manufacturer (4 fields)');
    expect(said).toContain('+ menu main-menu, with an entry for all products');
    expect(said).toContain('+ product weitblick-2-trekkingrad: published in Hydrogen');
    expect(said.at(-1)).toMatch(/^\d{3} changes to make\. Nothing was changed/);
    expect(admin.store.definitions).toEqual([]);
    expect(admin.store.menus).toEqual([]);
  });

  it('publishes neither what is scheduled nor what Shopify made for its own themes', async () => {
    const {products, collections} = admin.store.goods;
    const [bike, scheduled] = products.map(({id}) => id);
    const idOf = (handle: string) => collections.find((one) => one.handle === handle)?.id ?? handle;
    admin.store.scheduled.add(scheduled ?? '');
    await setUp(true);
    expect(admin.store.published).toContain(bike);
    expect(admin.store.published).toContain(idOf('alle-raeder'));
    expect(admin.store.published).not.toContain(scheduled);
    expect(admin.store.published).not.toContain(idOf('frontpage'));
  });

  it('resumes an interrupted run, and afterwards puts nothing on sale that the owner takes off', async () => {
    const publishing = () => said.filter((line) => /published in|publishes new/.test(line));
    await setUp(false);
    expect(publishing().at(-1)).toContain('publishes new products by itself');
    const {products} = admin.store.goods;
    admin.store.published.add(products[0]?.id ?? '');
    said.length = 0;
    await setUp(true);
    expect(publishing()).toContain(`✓ product ${products[5]?.handle}: published in Hydrogen`);
    admin.store.published.clear();
    said.length = 0;
    await setUp(true);
    expect(publishing()).toEqual([]);
  });

  it('requires SHOPIFY_CHANNEL when there are several sales channels', async () => {
    admin.store.publications.push({
      id: 'gid://shopify/Publication/3',
      title: 'Headless',
      autoPublish: true,
    });
    expect(await setUp(false)).toBe(false);
    expect(said).toContainEqual(expect.stringMatching(/^! sales channel: .*Hydrogen, Headless$/));
    expect(await setUp(false, {SHOPIFY_CHANNEL: 'headless'})).toBe(true);
  });

  it('throws when the credentials of the app are missing or refused', async () => {
    await expect(main(workerSettings('https://shop.test'), [])).rejects.toThrow(
      'SHOPIFY_CLIENT_ID',
    );
    await expect(main({...settings, SHOPIFY_CLIENT_SECRET: 'wrong'}, [])).rejects.toThrow('401');
    await expect(main({...settings, SHOPIFY_CLIENT_ID: 'x'}, [])).rejects.toThrow(
      /400, Oauth error application_cannot_be_found: [^<]* x\): is it installed in the store/,
    );
    await expect(main({...settings, SHOPIFY_ADMIN_TOKEN: 'wrong'}, [])).rejects.toThrow('token');
  });
});

describe('npm run setup:shopify -- --apply', () => {
  const navigation = 'write_online_store_navigation';
  let first: string[] = [];
  beforeAll(async () => {
    suppliers.reset();
    const log = vi
      .spyOn(console, 'log')
      .mockImplementation((line: string) => void first.push(line));
    first = [];
    admin.store.scopes = admin.store.scopes.filter((scope) => scope !== navigation);
    await setUp(true);
    admin.store.scopes.push(navigation);
    log.mockRestore();
  }, 60_000);

  it('adds everything, waits when Shopify throttles and continues after a refusal', () => {
    expect(first.filter((line) => line.startsWith('✗'))).toEqual([
      expect.stringMatching(
        /^✗ menu main-menu.*: Access denied for menuCreate.*write_online_store/,
      ),
    ]);
    expect(first.at(-1)).toMatch(/^\d{3} changes tried, 1 refused\.$/);
    expect(admin.throttled()).toBeGreaterThan(0);
    const closed = admin.store.definitions.filter(({storefront}) => storefront !== 'PUBLIC_READ');
    expect(closed).toEqual([]);
  });

  it('lets staff choose entries by a text, not by stars or years that many share', () => {
    const names = admin.store.entries.map(({type, displayNameKey}) => [type, displayNameKey]);
    expect(Object.fromEntries(names)).toMatchObject({
      shop_review: 'title',
      durability_guarantee: 'brand',
      manufacturer: 'name',
    });
  });

  it('adds what was refused and repairs access and fields when run again, then has nothing to do', async () => {
    const {definitions, entries} = admin.store;
    const leasing = definitions.find(({key}) => key === 'leasing');
    const reminders = entries.find(({type}) => type === 'back_in_stock');
    expect(reminders?.storefront).toBe('NONE');
    const guarantee = entries.find(({type}) => type === 'durability_guarantee');
    if (!leasing || !guarantee || !reminders) throw new Error('not there');
    leasing.storefront = 'NONE';
    reminders.storefront = 'PUBLIC_READ';
    guarantee.fields = guarantee.fields.filter(({key}) => key !== 'label');
    definitions.push({...leasing, key: 'own_notes', type: 'json'});

    expect(await setUp(true)).toBe(true);
    expect(said).toEqual([
      '✓ field of entries durability_guarantee.label (file_reference)',
      '✓ entries back_in_stock: access of the storefront',
      '✓ metafield of products custom.leasing: access of the storefront',
      '✓ menu main-menu, with an entry for all products',
      '4 changes made.',
    ]);
    said.length = 0;
    expect(await setUp(true)).toBe(true);
    expect(said).toEqual(['Nothing to do.']);
    expect(reminders.storefront).toBe('NONE');
    expect(definitions.some(({key}) => key === 'own_notes')).toBe(true);
  });

  it('reports a metafield of the wrong type and leaves it unchanged', async () => {
    const weight = admin.store.definitions.find(({key}) => key === 'weight');
    if (!weight) throw new Error('not there');
    weight.type = 'json';
    expect(await setUp(true)).toBe(false);
    expect(said[0]).toMatch(/^! metafield of products features\.weight is json, not weight: /);
    expect(said.at(-1)).toBe('Nothing else to do.');
  });
});
