import type {Page} from '@playwright/test';
import {count, valueOf, whenHydrated} from './listing-steps';
import {field, openOverlay} from './overlay-steps';
import {fillCart, flagship, holdFiles, oil, waitForHydration} from './shop-steps';
import {expect, test} from './test';

const withScript = {tag: '@with-script'};

test.use({withPictures: true, allowedConsoleErrors: ['status of 404']});

const heading = (page: Page) => page.getByRole('heading', {level: 1});
/** The live region of the layout, next to header, content and footer. */
const announcement = (page: Page) => page.locator('main ~ [role=status]');

/** After a client-side navigation the title was announced, and the heading has the focus. */
async function expectAnnounced(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toContainText(name);
  await expect(heading(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
}

test(
  'client-side navigation announces the new page and focuses its heading',
  withScript,
  async ({page}) => {
    await page.goto('/');
    await waitForHydration(page);
    await expect(announcement(page)).toHaveText('');
    const region = await announcement(page).elementHandle();
    const canonical = page.locator('head [rel=canonical]');
    await expect(canonical).toHaveCount(1);

    await test.step('by a click in the footer: scrolled to the top, without a focus ring', async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', {name: 'Versandkosten und Lieferzeit'}).click();
      await expectAnnounced(page, 'Versand');
      await expect(canonical, 'browsers would share the first page').toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await heading(page).evaluate((h1) => getComputedStyle(h1).outlineStyle)).toBe('none');
    });

    await test.step('by keyboard: Tab continues in the content', async () => {
      await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).focus();
      await page.keyboard.press('Enter');
      await expectAnnounced(page, 'Beratung');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });

    await test.step('to a section of another page', async () => {
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'Kontakt'}).first();
      await link.evaluate((a, path) => a.setAttribute('href', `${path}#geometrie`), flagship.path);
      await link.click();
      await expect(heading(page)).toContainText(flagship.title);
      await expect(page.locator('#geometrie')).toBeFocused();
      await expect(announcement(page)).toHaveText(await page.title());
    });
    expect(await region.evaluate((element) => element.isConnected)).toBe(true);

    await test.step('to a page that does not exist', async () => {
      const link = page.getByRole('navigation', {name: 'Sie sind hier'}).getByRole('link').first();
      await link.evaluate((a) => a.setAttribute('href', '/products/gibt-es-nicht'));
      await link.click();
      await expectAnnounced(page, "Ups, hier geht's nicht weiter!");
      await page.getByRole('link', {name: 'Zur Startseite'}).click();
      await expectAnnounced(page, 'Fahrbereit');
    });
  },
);

test('filters are not a new page, and Back leads to the link', withScript, async ({page}) => {
  await page.goto('/collections/e-bikes');
  await whenHydrated(page);
  const before = (await count(page).textContent()) ?? '';
  const filter = valueOf(page, 'Hersteller', 'Ostwind');
  await filter.check();
  await expect(count(page)).not.toHaveText(before);
  await expect(filter).toBeFocused();
  await expect(announcement(page)).toHaveText('');

  const link = page.getByRole('main').getByRole('article').getByRole('link').nth(4);
  await link.focus();
  const {y} = await link.evaluate(() => ({y: window.scrollY}));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('E-Bikes');
  await expect(link).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  await page.goForward();
  await expect(heading(page)).toBeFocused();
});

test('overlays closed by navigation do not take the focus back', withScript, async ({page}) => {
  const drawer = await fillCart(page, oil.path);
  await drawer.getByRole('link', {name: 'Zum Warenkorb'}).click();
  await expectAnnounced(page, 'Warenkorb');

  for (const words of ['Fernweh', 'Kettenöl', 'Kettenöl']) {
    await openOverlay(page);
    await field(page).fill(words);
    await field(page).press('Enter');
    await expect(field(page)).toBeHidden();
    await expectAnnounced(page, words);
  }

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('banner').getByLabel('Menü', {exact: true}).first().click();
  const menu = page.getByRole('navigation', {name: 'Menü'});
  await menu.getByRole('button', {name: 'E-Bikes'}).click();
  await menu
    .getByRole('link', {name: /^E-Bikes .*ansehen$/})
    .first()
    .click();
  await expectAnnounced(page, 'E-Bikes');
});

test('what a visitor opens last is what they get', withScript, async ({page}) => {
  const footer = page.getByRole('contentinfo');
  const openings: [RegExp, () => Promise<void>][] = [
    [/assets\/content-page-/, () => footer.getByRole('link', {name: 'Beratung'}).click()],
    [
      /assets\/search-[\w-]{8}\.js/,
      async () => {
        await openOverlay(page);
        await field(page).fill('trekking');
        await field(page).press('Enter');
        await page.getByRole('button', {name: 'Schließen'}).click();
      },
    ],
    [
      /assets\/AccountDrawer-/,
      () => page.getByRole('banner').getByRole('link', {name: 'Mein Konto'}).click(),
    ],
  ];
  for (const [file, open] of openings) {
    await page.goto('/merkzettel');
    await waitForHydration(page);
    const letGo = await holdFiles(page, file);
    const asked = page.waitForRequest(file);
    await open();
    const answered = (await asked).response();
    await footer.getByRole('link', {name: 'Versandkosten und Lieferzeit'}).click();
    await expect(heading(page)).toContainText('Versand');
    letGo();
    await answered;
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/versandkosten-lieferzeit');
    await expect(page.locator('#account-drawer')).toBeHidden();
  }
});
