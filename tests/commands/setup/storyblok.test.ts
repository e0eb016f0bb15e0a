import {beforeAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {secondCatalogue} from '../../stand-ins/second-shop';
import {workerSettings} from '../../stand-ins/settings';
import {managementToken} from '../../stand-ins/storyblok/management-api';
import {applyChanges} from './change-list';
import {createTestAccounts} from './test-accounts';
import {main, openManagementApi, planStoryblok} from './storyblok';

const {suppliers, said, pause} = createTestAccounts({
  source: {catalogue: secondCatalogue, stories: () => []},
});
const {management} = suppliers.storyblok;
const settings = {
  ...workerSettings('https://shop.test'),
  SHOP_ORIGIN: 'https://shop.test',
  STORYBLOK_MANAGEMENT_TOKEN: managementToken,
};

async function setUp(apply: boolean, more: object = {}): Promise<boolean> {
  const asked = {...settings, ...more};
  return applyChanges(await planStoryblok(openManagementApi(asked, pause), asked), {apply});
}

it('names the cause of a change that fails on the way to the supplier', async () => {
  const cause = new Error('getaddrinfo ENOTFOUND mapi.invalid');
  const apply = () => Promise.reject(new TypeError('fetch failed', {cause}));
  expect(await applyChanges([{what: 'component hero', apply}], {apply: true})).toBe(false);
  expect(said).toContain('✗ component hero: fetch failed (getaddrinfo ENOTFOUND mapi.invalid)');
});

describe('npm run setup:storyblok', () => {
  beforeAll(() => suppliers.reset());

  it('lists what an empty space lacks and changes nothing', async () => {
    expect(await setUp(false)).toBe(true);
    expect(said).toContain('+ component hero');
    expect(said.find((line) => line.startsWith('+ language of contents:'))).toContain('en');
    expect(said).toContain('+ preview address: https://shop.test/');
    expect(said).toContain('+ webhook: https://shop.test/webhooks/storyblok');
    expect(said).toContain('+ story home, as a draft to write and publish: the start page');
    expect(said.at(-1)).toMatch(/^\d\d changes to make\. Nothing was changed/);
    expect(management.components()).toEqual([]);
  });

  it("adds everything despite Storyblok's rate limit and then only has the webhook's secret to write", async () => {
    expect(await setUp(true)).toBe(true);
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(management.refused()).toBeGreaterThan(0);
    expect(management.space()).toMatchObject({domain: 'https://shop.test/'});
    expect(suppliers.storyblok.edit('home', {})).toMatchObject({published: false});

    said.length = 0;
    expect(await setUp(true)).toBe(true);
    expect(said).toEqual([
      '✓ webhook: https://shop.test/webhooks/storyblok: its secret, written each time',
      '1 change made.',
    ]);
  }, 60_000);

  it('gives an existing webhook a changed secret and keeps what its owner has changed', async () => {
    const owned = {name: 'Laden', actions: ['story.published', 'asset.created'], activated: false};
    const [webhook] = management.webhooks();
    const webhook_endpoint = {...webhook, ...owned};
    const api = openManagementApi(settings, pause);
    await api.call(z.unknown(), 'PUT', `/webhook_endpoints/${webhook?.id}`, {webhook_endpoint});

    const STORYBLOK_WEBHOOK_SECRET = 'another-secret-0123456789';
    await setUp(false, {STORYBLOK_WEBHOOK_SECRET});
    expect(management.webhooks()).toMatchObject([{secret: webhook?.secret}]);
    await setUp(true, {STORYBLOK_WEBHOOK_SECRET});
    expect(management.webhooks()).toMatchObject([{...owned, secret: STORYBLOK_WEBHOOK_SECRET}]);
  });

  it('restores the fields that the shop reads and preserves those that editors added', async () => {
    const hero = management.components().find(({name}) => name === 'hero');
    const others = Object.entries(hero?.schema ?? {}).filter(([name]) => name !== 'headline');
    management.change('hero', {...Object.fromEntries(others), own: {type: 'text'}});

    expect(await setUp(true, {SHOP_ORIGIN: 'https://www.shop.test'})).toBe(true);
    expect(said).toEqual([
      '✓ component hero: headline',
      '✓ preview address: https://www.shop.test/',
      '✓ webhook: https://www.shop.test/webhooks/storyblok',
      '3 changes made.',
    ]);
    const restored = management.components().find(({name}) => name === 'hero');
    expect(restored?.schema).toMatchObject({own: {type: 'text'}, headline: {type: 'text'}});
    expect(management.space()).toMatchObject({
      domain: 'https://shop.test/',
      environments: [{location: 'https://www.shop.test/'}],
    });
  });

  it('throws when the token or the space is missing or wrong', async () => {
    await expect(main({}, [])).rejects.toThrow('STORYBLOK_MANAGEMENT_TOKEN, STORYBLOK_SPACE_ID');
    const forged = {...settings, STORYBLOK_MANAGEMENT_TOKEN: 'wrong'};
    await expect(main(forged, [])).rejects.toThrow('rejects the token');
    const elsewhere = {...settings, STORYBLOK_REGION: 'de'};
    await expect(main(elsewhere, [])).rejects.toThrow('STORYBLOK_REGION: one of eu, us');
    await expect(main({...settings, STORYBLOK_SPACE_ID: '1'}, [])).rejects.toThrow('no such space');
  });
});
