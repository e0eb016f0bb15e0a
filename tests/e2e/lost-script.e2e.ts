import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {jana} from './customer-requests';
import {field} from './form-steps';
import {chips, valueOf} from './listing-steps';
import {buyButton, cartDrawer, cartLink, flagship, waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({
  allowedConsoleErrors: ['net::ERR_FAILED', 'cannot be loaded', 'status of 400'],
  // A viewport this high makes everything load immediately that would load when scrolled near.
  viewport: {width: 1280, height: 4000},
});

const once = {tag: '@with-script'};
const assets = fileURLToPath(new URL('../../dist/client/assets', import.meta.url));

/** Every chunk of the build that is imported dynamically, without the hash in its name. */
const lateFiles = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => [
    ...readFileSync(`${assets}/${name}`, 'utf8').matchAll(/import\("\.\/([^"]+)-[\w-]{8}\.js"\)/g),
  ])
  .map(([, name = '']) => name);

/** Aborts requests for these files; returns a function that counts them. */
async function lose(page: Page, ...names: string[]): Promise<() => number> {
  let asked = 0;
  for (const name of names) {
    await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => {
      asked += 1;
      return route.abort();
    });
  }
  return () => asked;
}

/** The shop runs another build from now on. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) => route.fulfill({json: {id: 'newer'}}));

/** Counts the documents of a page. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

const notices = (page: Page) => page.getByRole('list', {name: 'Mitteilungen'});

interface LatePage {
  path: string;
  files: string[];
  /** Does what the page is for, with or without hydration. */
  use: (page: Page) => Promise<void>;
}

const latePages: LatePage[] = [
  {
    path: flagship.path,
    files: ['BuyBar', 'GalleryScript'],
    async use(page) {
      await buyButton(page).click();
      await expect(cartDrawer(page).or(notices(page))).toContainText(
        /Fernweh|In den Warenkorb gelegt/,
      );
    },
  },
  {
    path: '/?login=true',
    files: ['messages.de', 'AccountDrawer'],
    async use(page) {
      const drawer = page.locator('#account-drawer');
      await field(drawer, 'E-Mail').fill(jana.email);
      await field(drawer, 'Passwort').fill(jana.password);
      await drawer.getByRole('button', {name: 'Anmelden', exact: true}).click();
      await expect(page.getByText(`Hallo ${jana.name}`)).toBeVisible();
    },
  },
  {
    path: '/werkstatt',
    files: ['AppointmentInPage'],
    async use(page) {
      const main = page.getByRole('main');
      await field(main, 'Vorname').fill('Nele');
      await main.getByRole('button', {name: 'Termin anfragen'}).click();
      await expect(main.getByRole('alert').first()).toContainText(/nicht abgeschickt|prüfen Sie/);
      await expect(field(main, 'Vorname')).toHaveValue('Nele');
    },
  },
  {
    path: '/collections/e-bikes',
    files: ['ListingScript'],
    async use(page) {
      await valueOf(page, 'Rahmen', 'Trapez').check();
      await page.getByRole('button', {name: 'Filter anwenden'}).click();
      await expect(chips(page)).toContainText('Trapez');
    },
  },
  {
    path: '/ueber-uns',
    files: ['CarouselBlock', 'CarouselEngine'],
    async use(page) {
      await expect(page.locator('[aria-roledescription]').first()).toBeVisible();
    },
  },
];

for (const {path, files, use} of latePages) {
  test(`${path} works when any one of its lazy files is missing`, once, async ({context}) => {
    test.setTimeout(180_000);
    for (const file of files) {
      await test.step(file, async () => {
        // A fresh tab: pending failures in the previous one may still reload it at any time.
        const page = await context.newPage();
        const losses = await lose(page, file);
        const documents = countDocuments(page);
        const checked = page.waitForResponse('**/builds/latest.json?*');
        await page.goto(path);
        await checked;
        await expect(page.locator('html[data-plain-forms]')).toBeAttached();
        expect([losses(), documents()]).toEqual([1, 1]);
        await expect(page.getByRole('heading', {level: 1}).first()).toBeAttached();
        // Whichever file is missing, the resulting page is the same.
        if (file === files[0]) await use(page);
        await page.close();
        await context.clearCookies();
      });
    }
  });
}

test('a dead spot that swallows a file leaves the page as it is', once, async ({page}) => {
  const losses = await lose(page, 'BuyBar');
  await page.goto(flagship.path, {waitUntil: 'commit'});
  await page.route(/latest\.json|\/products\/[^.]*$/, (route) => route.abort());
  await page.waitForEvent('requestfailed', (request) => request.url().includes('latest.json'));
  await waitForHydration(page);
  expect(losses()).toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
});

test(
  'after a deployment a page reloads itself, once, and sells without the missing files',
  once,
  async ({page}) => {
    const losses = await lose(page, 'BuyBar', 'cart');
    const documents = countDocuments(page);
    await deploy(page);
    await page.goto(flagship.path);
    await expect.poll(losses).toBe(2);
    await waitForHydration(page);
    await expect(page.locator('html[data-new-build]')).toBeAttached();
    expect(documents()).toBe(2);
    await buyButton(page).click();
    await expect(notices(page)).toContainText('In den Warenkorb gelegt');
  },
);

test(
  'a click whose code a deployment has replaced says so, and works the second time',
  once,
  async ({page}) => {
    await lose(page, 'cart', 'privacy-settings');
    await page.goto(flagship.path);
    await waitForHydration(page);
    await deploy(page);
    const documents = countDocuments(page);
    await buyButton(page).click();
    await expect(notices(page)).toContainText('Das hat leider nicht geklappt.');
    expect(documents()).toBe(0);
    await buyButton(page).click();
    await expect(notices(page)).toContainText('In den Warenkorb gelegt');

    await waitForHydration(page);
    const choose = page.getByRole('button', {name: 'Nur notwendige'});
    await choose.click();
    await expect(notices(page)).toContainText('Das hat leider nicht geklappt.');
    await choose.click();
    await expect(choose).toHaveCount(0);
  },
);

/** Chunks that a click would have opened. */
const opened = [
  'CartDrawer',
  'WishlistDrawer',
  'SearchOverlay',
  'AccountDrawer',
  'ZoomDialog',
  'MobileMenu',
];

test('a click opens a page when its drawer or dialog cannot be loaded', once, async ({context}) => {
  test.setTimeout(120_000);
  let page = await context.newPage();
  let header = page.getByRole('banner');
  // A fresh tab each time: pending failures in the previous one may still navigate it elsewhere.
  const open = async (path = '/versandkosten-lieferzeit', width = 1280) => {
    await page.close();
    page = await context.newPage();
    header = page.getByRole('banner');
    await page.setViewportSize({width, height: 844});
    await lose(page, ...opened);
    await page.goto(path);
    await waitForHydration(page);
  };
  await open();
  await cartLink(page).click();
  await expect(page).toHaveURL('/warenkorb');
  await open();
  await header.getByRole('link', {name: /^Merkzettel/}).click();
  await expect(page).toHaveURL('/merkzettel');
  await open();
  await header.getByRole('searchbox').fill('trekking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?q=trekking');
  await open();
  await header.getByRole('link', {name: 'Mein Konto'}).click();
  await expect(page).toHaveURL('/?login=true');
  await expect(page.locator('#account-drawer')).toBeVisible();
  await open(flagship.path);
  const picture = page.getByRole('main').locator('#picture-1 a');
  const address = await picture.getAttribute('href');
  await picture.click();
  await expect.poll(() => page.url()).toContain(address ?? '-');
  await open('/versandkosten-lieferzeit', 390);
  await page.getByRole('banner').getByLabel('Menü', {exact: true}).click();
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
});

/** Loaded by the same helper, but not on every page of this shop: its own test covers it. */
const elsewhere = ['GoogleRating', 'OpenMenus', 'OtherProducts'];
/** Invisible: the shop validates forms without them, and the editor bridge and statistics are not part of the page. */
const unseen = /-schemas?$|^(check-form|StoryEditor|index-.*|send-opened|messages\.en)$/;

test('these tests cover every visible lazy file', once, () => {
  const looked = [...latePages.flatMap(({files}) => files), ...opened, ...elsewhere];
  const seen = lateFiles.filter((name) => !unseen.test(name));
  expect(new Set(seen)).toEqual(new Set(looked));
});
