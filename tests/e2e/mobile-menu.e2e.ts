import type {Page} from '@playwright/test';
import {holdFiles, waitForHydration} from './shop-steps';
import {expect, test} from './test';

const path = '/warenkorb';
const button = (page: Page) => page.getByRole('banner').getByLabel('Menü', {exact: true}).first();
const menu = (page: Page) => page.getByRole('navigation', {name: 'Menü'});
/** The button of the visible level; the level that slides out has one too. */
const back = (page: Page) => menu(page).locator('div:not([inert]) > button', {hasText: 'Zurück'});

/** The main navigation, which opens without script. */
const plainMenu = (page: Page) => page.getByRole('navigation', {name: 'Hauptnavigation'});
const plainButton = (page: Page, name: string) =>
  plainMenu(page).getByRole('button', {name, exact: true});

test.use({viewport: {width: 390, height: 844}});

test.describe('the mobile menu with script', {tag: '@with-script'}, () => {
  test.beforeEach(async ({page}) => {
    await page.goto(path);
    await waitForHydration(page);
    await button(page).click();
    await expect(page.getByRole('dialog', {name: 'Menü'})).toBeVisible();
  });

  test('is accessible, moves the focus through three levels and back, and closes in every way', async ({
    page,
    expectAccessible,
  }) => {
    await expectAccessible(page);
    await menu(page).getByRole('button', {name: 'E-Bikes'}).click();
    await expect(back(page)).toBeFocused();
    await expectAccessible(page);
    await menu(page).getByRole('button', {name: 'E-Trekking'}).click();
    await expect(menu(page).getByRole('link', {name: 'Diamant'})).toBeInViewport();
    await expect(menu(page).getByRole('button', {name: 'E-MTB'})).toBeHidden();
    await back(page).click();
    await expect(menu(page).getByRole('button', {name: 'E-Trekking'})).toBeFocused();
    await back(page).click();
    await expect(menu(page).getByRole('button', {name: 'E-Bikes'})).toBeFocused();
    await expect(back(page)).toHaveCount(0);

    await test.step('closes by Escape, its button or a click outside, and reopens at the top', async () => {
      await menu(page).getByRole('button', {name: 'E-Bikes'}).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('button', {name: 'E-Bikes'})).toBeVisible();
      await expect(back(page)).toHaveCount(0);
      await page.getByRole('button', {name: 'Menü schließen'}).click();
      await expect(page.getByRole('dialog')).toBeHidden();

      await button(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.mouse.click(360, 500);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });

  test('shows its entries, and scrolls to its foot, at 400 % zoom', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    const category = menu(page).getByRole('button', {name: 'E-Bikes'});
    await expect(category).toBeInViewport({ratio: 0.9});
    await menu(page).getByRole('link', {name: 'Merkzettel'}).scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('link', {name: 'Merkzettel'})).toBeInViewport({ratio: 0.9});
    await category.click();
    await expect(back(page)).toBeInViewport({ratio: 0.9});
  });

  test('closes when a link opens its page', async ({page}) => {
    await menu(page).getByRole('button', {name: 'E-Bikes'}).click();
    await menu(page)
      .getByRole('link', {name: /^E-Bikes\s*(Alle|\d+ Räder) ansehen$/})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'E-Bikes'})).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await button(page).click();
    await menu(page).getByRole('link', {name: 'Dienstrad-Leasing', exact: true}).click();
    await expect(page).toHaveURL('/dienstrad-leasing');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a mobile menu opened before hydration stays open', {tag: '@with-script'}, async ({page}) => {
  const letGo = await holdFiles(page, /\/assets\/.*\.js/);
  await page.goto(path, {waitUntil: 'commit'});
  await button(page).click();
  await plainButton(page, 'Untermenü E-Bikes öffnen').click();
  letGo();
  await waitForHydration(page);
  await plainMenu(page).getByRole('link', {name: 'Diamant', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Trekking Diamant');
  await expect(plainMenu(page)).toBeHidden();
});

test.describe('the mobile menu without script', {tag: '@without-script'}, () => {
  test('opens level by level, and each level closes again', async ({page}) => {
    await page.goto(path);
    await expect(plainMenu(page)).toBeHidden();
    await button(page).click();
    await plainButton(page, 'Untermenü E-Bikes öffnen').click();
    await plainButton(page, 'Zurück').click();
    await expect(plainMenu(page).getByRole('link', {name: 'Diamant', exact: true})).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(plainMenu(page)).toBeHidden();

    await button(page).focus();
    await page.keyboard.press('Enter');
    await plainButton(page, 'Untermenü E-Bikes öffnen').focus();
    await page.keyboard.press('Enter');
    await plainMenu(page).getByRole('link', {name: 'Diamant', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('E-Trekking Diamant');

    await button(page).click();
    await plainMenu(page).getByRole('link', {name: 'Dienstrad-Leasing', exact: true}).click();
    await expect(page).toHaveURL('/dienstrad-leasing');
  });
});
