import type {Locator, Page} from '@playwright/test';
import {allPages, gallery, stories} from './all-pages';
import {
  everyWidth,
  expectNarrowestLayout,
  expectResponsiveLayout,
  expectWithdrawalLink,
} from './every-screen';
import {htmlComplaints} from './html-complaints';
import {knownStatuses} from './live-regions';
import {putIntoCart} from './plain-requests';
import {fillCart, flagship, minus, oil, openProduct, quantityOf, scarce} from './shop-steps';
import {expect, test} from './test';

test.use({withPictures: true, allowedConsoleErrors: ['status of 404']});

/** Axe checks the same elements in German; only the length of the words differs. */
const isTranslated = (path: string) => path.startsWith('/en-us/');
const englishGallery = `/en-us${gallery}`;

/**
 * Stories consist of the gallery's blocks. Axe, which takes most of the time per page, checks only those with data or
 * forms of their own, and one long text.
 */
const livelyStories = [
  ...[gallery, '/bewertungen', '/werkstatt', '/dienstrad-leasing', '/gewaehrleistung'],
  ...['/kontakt', '/datenschutz'],
];

/** Pages with the same parts in the same states as another one; only what their texts do to the layout differs. */
const alike = [
  '/en-us',
  '/collections/s-pedelecs',
  '/products/fernweh-9-r-trapez-mit-750-wh-akku-riemenantrieb-und-stufenloser-nabenschaltung-fuer-lange-touren-mit-gepaeck',
  '/konto/passwort-vergessen',
  '/konto/passwort-zuruecksetzen/7001/0123456789abcdef',
  '/konto/aktivieren/7001/0123456789abcdef',
  '/leasing-anfrage?variant=41000000000001&step=4',
];
const isSeenByAxe = (path: string) =>
  !isTranslated(path) &&
  !alike.includes(path) &&
  (!stories.includes(path) || livelyStories.includes(path));

/** Stories consist of blocks, and the gallery has every one of them in English. */
const screens = allPages.filter(
  (path) => path === englishGallery || !isTranslated(path) || !stories.includes(path),
);
/** Another page has the same parts at every width; their length differs, which shows at narrow widths. */
const isNarrow = (path: string) =>
  path !== englishGallery && (isTranslated(path) || (stories.includes(path) && !isSeenByAxe(path)));

/**
 * One page of each layout. Phones lay out the same elements differently, so axe also checks these at phone width;
 * `legal-links` reads the footers of all.
 */
const phonePages = new Set([
  '/',
  '/collections/e-bikes?vendor=Ostwind&color-pattern=Reseda&price=1900:4500',
  '/en-us/collections/e-bikes',
  flagship.path,
  oil.path,
  '/products/massrahmen-kurbelwerk',
  '/warenkorb',
  '/merkzettel?v=41000000000001.41000000000464.41000000001160.1',
  '/konto/registrieren',
  '/suche?q=trekking',
  '/suche?q=gibtesnicht',
  '/datenschutz-einstellungen',
  '/gibt/es/nicht',
  '/leasing-anfrage?variant=41000000000001',
  '/werkstatt-termin',
  '/groesse-finden?product=fernweh-7-trapez&height=164',
  '/vergleich?p=fernweh-7-trapez,kutter-2-lastenrad,kontor-4-diamant&height=170',
  gallery,
]);

/** Pages that stand for all in what they share: axe checks it, and the keyboard is tested from the first Tab on. */
const keyboardPages = new Set(['/', flagship.path, '/warenkorb', '/gibt/es/nicht']);

/** The first Tab stop is the skip link. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Zum Inhalt springen'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
}

/** Reusing a tab keeps script and styles cached, which halves the time per page. */
const pagesOfATab = 8;

const tabs = Array.from({length: Math.ceil(screens.length / pagesOfATab)}, (_, tab) =>
  screens.slice(tab * pagesOfATab, (tab + 1) * pagesOfATab),
);

for (const paths of tabs) {
  test(`${paths.length} pages starting with ${paths[0]} are valid HTML, accessible and fit every screen`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    const before = page.viewportSize();
    for (const path of paths) {
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(await htmlComplaints((await answer?.text()) ?? '')).toEqual([]);
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        await expect(page.locator('img:not([alt])')).toHaveCount(0);
        await expect(page).toHaveTitle(/\S+ – Radladen$/);
        if (keyboardPages.has(path)) await expectSkipLink(page);
        const isFramed = keyboardPages.has(path) ? 'whole' : undefined;
        if (isSeenByAxe(path)) await expectAccessible(page, isFramed);
        if (!phonePages.has(path)) {
          await expectResponsiveLayout(page, isNarrow(path) ? [320] : undefined);
          return;
        }
        await expectResponsiveLayout(page, path === '/' ? everyWidth : undefined, isFramed);
        if (isFramed) await expectWithdrawalLink(page);
        await expectNarrowestLayout(page);
        await expectAccessible(page, isFramed);
        if (before) await page.setViewportSize(before);
      });
    }
  });
}

test('a cart with a stock shortage is announced, accessible and fits every screen, as a page and as a drawer', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const before = page.viewportSize();
  const expectUsable = async () => {
    await expectAccessible(page);
    await expectResponsiveLayout(page);
    await page.setViewportSize({width: 390, height: 844});
    await expectAccessible(page);
    if (before) await page.setViewportSize(before);
  };
  await putIntoCart(page.request, oil);
  const drawer = await fillCart(page, scarce.path);
  const line = drawer.getByRole('listitem').filter({hasText: scarce.title});
  const warning = line.getByText('Nur noch 2 Stück verfügbar. Wir haben die Menge angepasst.');
  const heard = await knownStatuses(line);
  await quantityOf(line, scarce).fill('9');
  await expect(warning).toBeVisible();
  await heard('Nur noch 2 Stück verfügbar.');
  await expect(quantityOf(line, scarce)).toHaveValue('2');
  await expect(drawer.getByText(/Nur noch/)).toHaveCount(1);
  await expect(drawer.getByText('Wird geladen')).toHaveCount(0);
  await expectUsable();

  await test.step('until the next change', async () => {
    await minus(line).press('Enter');
    await expect(warning).toBeHidden();
    await expect(quantityOf(line, scarce)).toHaveValue('1');
    await expect(minus(line)).toBeDisabled();
    await expect(minus(line)).toBeFocused();
  });

  await page.goto('/warenkorb');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expectUsable();
});

test('the open menu is accessible', async ({page, expectAccessible}) => {
  await openProduct(page, oil.path);
  const menu = page.getByRole('navigation', {name: 'Hauptnavigation'});
  await menu.getByRole('link', {name: 'E-Bikes', exact: true}).hover();
  await expect(menu.getByRole('link', {name: 'E-Bikes ansehen'})).toBeVisible();
  await expectAccessible(page, 'whole');
});

test('in a window as small as at 400 % zoom the header scrolls away and the buy bar is hidden', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openProduct(page, oil.path);
  const header = page.getByRole('banner');
  // Below the consent banner, which fills such a window.
  await header.scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
  await page.getByRole('heading', {name: 'Technische Daten'}).scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
  await expect(page.locator('#buy-bar')).toBeHidden();
});

/** The colour of an element's edge, which has to stand out from whatever is inside; '' without one. */
const edgeOf = (control: Locator) =>
  control.first().evaluate((element) => {
    const {borderTopWidth, borderTopColor} = getComputedStyle(element);
    return borderTopWidth === '0px' ? '' : borderTopColor;
  });

test('the current tab of products has the ink’s edge', async ({page}) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', {name: 'Gerade gefragt'});
  expect(await edgeOf(tabs.locator('[aria-current]'))).toBe('rgb(20, 24, 26)');
});

test('colours have an edge as visible as that of sizes, however light they are', async ({page}) => {
  await page.goto(flagship.path);
  const [swatch, size] = ['.swatch', '.option:not(.swatch)'].map((option) =>
    edgeOf(page.getByRole('main').locator(`${option}[data-state=available]:not([aria-current])`)),
  );
  expect(await swatch).toBe(await size);
});

test('chosen and sold-out options differ under forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/collections/e-bikes');
  const looks = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', {name, exact: true})
      .first()
      .evaluate((link) => {
        const {backgroundColor, outlineStyle} = getComputedStyle(link);
        return {backgroundColor, outlineStyle};
      });
  const [current, other] = [await looks('Alle'), await looks('E-Trekking')];
  expect(current.backgroundColor).not.toBe(other.backgroundColor);
  expect([current.outlineStyle, other.outlineStyle]).toEqual(['solid', 'solid']);

  /** What is painted around, behind or across an element whose background is removed. */
  const shapeOf = (control: Locator, pseudo: '' | '::after' | '::before' = '') =>
    control.first().evaluate((element, part) => {
      const looks = getComputedStyle(element, part || null);
      const {backgroundColor, backgroundImage, borderTopStyle, outlineStyle} = looks;
      return {backgroundColor, backgroundImage, borderTopStyle, outlineStyle};
    }, pseudo);
  const slider = page.locator('.price-slider');
  const [track, between] = [await shapeOf(slider, '::before'), await shapeOf(slider.locator('i'))];
  expect(track.backgroundColor).not.toBe(between.backgroundColor);
  expect((await shapeOf(page.locator('.badge'))).outlineStyle).toBe('solid');

  await page.goto(flagship.path);
  const main = page.getByRole('main');
  const [chosen, free] = await Promise.all(
    ['45 cm', '50 cm'].map((size) => shapeOf(main.locator('.option', {hasText: size}))),
  );
  expect(chosen?.backgroundColor).not.toBe(free?.backgroundColor);
  const texts = main.locator('.option[aria-current]', {hasText: '45 cm'}).locator(':scope, span');
  const colours = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
  expect(new Set(colours), 'the rider height on the highlight').toHaveProperty('size', 1);
  const gone = main.locator('.option', {hasText: '60 cm'});
  expect((await shapeOf(gone)).borderTopStyle).toBe('dashed');
  expect((await shapeOf(gone, '::after')).backgroundImage).toContain('gradient');
});
