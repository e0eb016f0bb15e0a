import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {accountKinds, type AccountKind} from '../../app/services/shopify/accounts/accounts';
import {main as askDoctor} from '../commands/doctor/doctor';
import {freePort, serveWorker, type RunningWorker} from '../commands/serve-worker';
import {main as setUpAlgolia} from '../commands/setup/algolia';
import {fillShop} from '../commands/setup/demo-shop';
import {main as setUpShopify} from '../commands/setup/shopify';
import {main as setUpStoryblok} from '../commands/setup/storyblok';
import {adminKey} from '../stand-ins/algolia/access';
import {createCatalogue} from '../stand-ins/catalogue/catalogue';
import type {Catalogue} from '../stand-ins/catalogue/catalogue-types';
import {createStandIns, type StandIns} from '../stand-ins/handlers';
import * as mail from '../stand-ins/mail/access';
import {listen, type Listening} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';
import {adminApp} from '../stand-ins/shopify/admin/admin-endpoint';
import {managementToken} from '../stand-ins/storyblok/management-api';
import {readStoryFiles} from '../stand-ins/storyblok/story-files';
import {hasField, PlainBrowser} from './plain-browser';

const BIKE = 'fernweh-7-trapez';

/** A fresh account: no products, no menus, no stories. */
const nothing = (): Catalogue => ({
  ...createCatalogue(),
  products: [],
  collections: [],
  menus: [],
  redirects: [],
});

/** One bike with one picture: rendering the entire demo takes minutes. */
function oneBike(): Catalogue {
  const all = createCatalogue();
  const products = all.products
    .filter(({handle}) => handle === BIKE)
    .map((product) => ({
      ...product,
      images: product.images.slice(0, 1),
      variants: product.variants.map((variant) => ({...variant, image: 0})),
    }));
  const collections = all.collections
    .filter(({handle}) => handle === 'e-bikes')
    .map((collection) => ({...collection, products: [BIKE], image: undefined}));
  const menus = all.menus.map((menu) => ({
    ...menu,
    items: menu.items
      .filter(({collection}) => collection === 'e-bikes')
      .map((item) => ({...item, items: []})),
  }));
  return {...all, products, collections, menus};
}

const legalPages = ['impressum', 'agb', 'widerruf', 'datenschutz'];

const demo = () => ({
  catalogue: oneBike(),
  stories: readStoryFiles().filter(({full_slug}) =>
    ['config', 'footer', 'home', ...legalPages].includes(full_slug),
  ),
});

let now = 0;
const pause = (ms: number) => {
  now += ms;
  return Promise.resolve();
};

let standIns: StandIns;
let services: Listening;
let port: number;
let settings: Record<string, string>;
let said: string[] = [];

beforeAll(async () => {
  port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  standIns = createStandIns({
    source: {catalogue: nothing, stories: () => []},
    isNew: true,
    shopUrl,
    clock: () => now,
  });
  services = await listen(standIns, 0);
  settings = {
    ...workerSettings(services.url),
    SHOP_ORIGIN: shopUrl,
    STORYBLOK_MANAGEMENT_URL: services.url,
    SHOPIFY_CLIENT_ID: adminApp.clientId,
    SHOPIFY_CLIENT_SECRET: adminApp.clientSecret,
    STORYBLOK_MANAGEMENT_TOKEN: managementToken,
    ALGOLIA_ADMIN_KEY: adminKey,
    MAIL_ADMIN_KEY: mail.adminKey,
  };
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
});

/** The problems that a command has printed, and its last line. */
async function run(command: () => Promise<boolean>) {
  said = [];
  await pause(60_000);
  const isDone = await command();
  return {isDone, refused: said.filter((line) => /^\s*[✗!] /.test(line)), last: said.at(-1)};
}

async function inShop(accounts: AccountKind, act: (shop: RunningWorker) => Promise<void>) {
  const shop = await serveWorker({port, settings: {...settings, CUSTOMER_ACCOUNTS: accounts}});
  try {
    await act(shop);
  } finally {
    await shop.close();
  }
}

const apply = ['--apply'];
const CHANGES = /^\d+ changes made\.$/;

describe('new accounts at the services', () => {
  it.each([
    ['setup:shopify', () => setUpShopify(settings, apply, pause), CHANGES],
    ['setup:storyblok', () => setUpStoryblok(settings, apply, pause), CHANGES],
    ['setup:demo-shop', () => fillShop(settings, demo(), apply, pause), CHANGES],
    // The stand-in already has the indices that Algolia's app for Shopify would fill.
    ['setup:algolia', () => setUpAlgolia(settings, apply), /^Nothing to do\.$/],
  ])(
    'are set up by npm run %s',
    async (_, command, summary) => {
      const {isDone, refused, last} = await run(command);
      expect(refused).toEqual([]);
      expect(isDone).toBe(true);
      expect(last).toMatch(summary);
    },
    90_000,
  );

  it('pass every check of the doctor', async () => {
    await inShop('classic', async () => {
      const {isDone} = await run(() => askDoctor(settings, [], pause));
      expect(said.filter((line) => /^ {2}✗ /.test(line))).toEqual([]);
      expect(isDone).toBe(true);
    });
  });

  it('need no changes when the commands run again', async () => {
    expect((await run(() => setUpShopify(settings, apply, pause))).last).toBe('Nothing to do.');
    // The webhook's secret is written each time.
    expect((await run(() => setUpStoryblok(settings, apply, pause))).last).toBe('1 change made.');
    const again = await run(() => fillShop(settings, demo(), apply, pause));
    expect(again.last).toBe('Nothing to do.');
  });
});

/** Signs in as a new customer. */
const signIn: Record<AccountKind, (browser: PlainBrowser) => Promise<void>> = {
  async classic(browser) {
    await browser.open('/konto/registrieren');
    await browser.submit(hasField('passwordConfirmation'), {
      firstName: 'Nele',
      lastName: 'Grote',
      email: 'nele.grote@mail.example',
      password: 'Luftpumpe 9',
      passwordConfirmation: 'Luftpumpe 9',
      privacy: 'on',
    });
  },
  async shopify(browser) {
    await browser.open('/konto/anmelden');
    await browser.submit(hasField('email'), {email: 'nele.grote@mail.example'});
  },
};

describe.each(accountKinds)('with %s accounts', (accounts) => {
  it('a customer without script finds the bike, signs in and orders it', async () => {
    await inShop(accounts, async ({url}) => {
      const browser = new PlainBrowser();
      expect(await browser.open(url)).toMatchObject({status: 200});
      await browser.follow(/\/collections\/e-bikes$/);
      await browser.follow(new RegExp(`/products/${BIKE}`));
      expect(browser.page?.html).toContain('Fernweh 7 Trapez');

      await browser.submit(hasField('intent', 'add'));
      await browser.open('/warenkorb');
      expect(browser.page?.html).toContain('Fernweh 7 Trapez');

      await signIn[accounts](browser);
      await browser.open('/konto');
      expect(browser.page).toMatchObject({status: 200, url: {pathname: '/konto'}});
      expect(browser.page?.html).toContain('nele.grote@mail.example');

      // Without script a form redirects to Shopify's page, which Chromium allows only for hosts in the policy.
      const policy = browser.page?.headers.get('Content-Security-Policy') ?? '';
      expect(policy.includes(`form-action 'self' ${services.url} ${services.url};`)).toBe(
        accounts === 'shopify',
      );

      await browser.open('/warenkorb');
      await browser.follow(/\/checkouts\/cn\//);
      expect(browser.page?.html).toContain('Fernweh 7 Trapez');
      expect(browser.page?.url.searchParams.has('logged_in')).toBe(accounts === 'shopify');
      await browser.submit(() => true);
      expect(browser.page?.html).toContain('Vielen Dank');

      await browser.open(`${url}/konto`);
      await browser.submit(({attribs}) => attribs.action === '/konto/abmelden');
      expect(browser.page?.url.href).toBe(`${url}/`);
      expect(browser.page?.html).toContain('Sie sind abgemeldet.');
    });
  }, 60_000);
});
