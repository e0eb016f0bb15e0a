import type {Page} from '@playwright/test';
import {holdFiles} from './shop-steps';
import {expect, test} from './test';

/** A long page of text alone. */
const path = '/agb';
const menuOf = (page: Page) => page.getByRole('navigation', {name: 'Hauptnavigation'});
const link = (page: Page, name: string) => menuOf(page).getByRole('link', {name, exact: true});
/** An entry of the third level: its title is followed by the number of products in stock. */
const entry = (page: Page, name: string) =>
  menuOf(page).getByRole('link', {name: new RegExp(String.raw`^${name} \d+ (Rad|Räder)$`)});
const opener = (page: Page, name: string) =>
  menuOf(page).getByRole('button', {name: `Untermenü ${name} öffnen`});

test.describe('the main menu with script', {tag: '@with-script'}, () => {
  test('opens level by level under the mouse, closes when it leaves and hides on scrolling down', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(menuOf(page)).toHaveAttribute('data-script', 'waiting');
    await link(page, 'E-Bikes').hover();
    await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
    await expect(opener(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Diamant')).toBeVisible();
    await link(page, 'E-MTB').hover();
    await expect(entry(page, 'Fullys')).toBeVisible();
    await expect(entry(page, 'Diamant')).toBeHidden();
    // A click, which also focuses, does not hold it open.
    await opener(page, 'E-MTB').click();
    await link(page, 'S-Pedelecs').hover();
    await expect(entry(page, 'Fullys')).toBeHidden();
    await page.mouse.move(600, 850);
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    await expect(opener(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'false');

    // An item without children closes the menu of its neighbour.
    await link(page, 'Werkstatt').hover();
    await expect(link(page, 'Werkstatt ansehen')).toBeVisible();
    await link(page, 'Sale').hover();
    await expect(link(page, 'Werkstatt ansehen')).toBeHidden();

    await test.step('scrolled down, until scrolling up', async () => {
      await page.mouse.move(600, 600);
      await page.mouse.wheel(0, 1200);
      const bottom = async () => {
        const box = await menuOf(page).boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      const header = await page.getByRole('banner').boundingBox();
      await expect.poll(bottom).toBeLessThanOrEqual(Math.round(header?.height ?? 0));
      await page.mouse.wheel(0, -300);
      await expect.poll(bottom).toBeGreaterThan(100);
    });

    await link(page, 'E-Bikes').hover();
    await link(page, 'E-MTB').click();
    await expect(page.getByRole('heading', {level: 1, name: 'E-MTB'})).toBeVisible();
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    await expect(link(page, 'E-Bikes')).toHaveAttribute('aria-current', 'true');
  });

  test('closes when the page changes, even if hydration happens during the click', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(path, {waitUntil: 'commit'});
    await link(page, 'E-Bikes').hover();
    await link(page, 'E-MTB').hover();
    await page.mouse.down();
    release();
    await expect(menuOf(page)).toHaveAttribute('data-script', 'waiting');
    await page.mouse.up();
    await expect(page.getByRole('heading', {level: 1, name: 'E-MTB'})).toBeVisible();
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
  });

  test('opens and closes by keyboard on its button, even before its code has loaded, while its link opens the page', async ({
    page,
  }) => {
    const letGo = await holdFiles(page, /\/assets\/OpenMenus/);
    await page.goto(path);
    await expect(menuOf(page)).toHaveAttribute('data-script', 'waiting');
    await link(page, 'E-Bikes').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = link(page, 'E-Bikes ansehen');
    await expect(panel).toBeVisible();
    await expect(opener(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'true');
    letGo();
    await expect(menuOf(page)).toHaveAttribute('data-script', 'ready');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();

    await expect(opener(page, 'E-Bikes')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(opener(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();

    await page.keyboard.press('Space');
    for (const name of ['E-Bikes ansehen', 'E-Trekking']) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(opener(page, 'E-Trekking')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page, 'E-Bikes')).toBeFocused();
    await expect(panel).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();

    await link(page, 'Fahrräder').dispatchEvent('click');
    await expect(page).toHaveURL('/collections/fahrraeder');
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true});

    test('opens a level by a tap on its button, and a page by a tap on its link', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(menuOf(page)).toHaveAttribute('data-script', 'ready');
      await opener(page, 'E-Bikes').tap();
      await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
      await opener(page, 'E-MTB').tap();
      await expect(entry(page, 'Fullys')).toBeVisible();
      await expect(page).toHaveURL(path);
      await entry(page, 'Fullys').tap();
      await expect(page).toHaveURL(/\/collections\/fullys$/);
      await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    });
  });
});

test.describe('the main menu without script', {tag: '@without-script'}, () => {
  test('opens level by level under the mouse', async ({page}) => {
    await page.goto(path);
    await link(page, 'E-Bikes').hover();
    await link(page, 'E-MTB').hover();
    await link(page, 'Fullys').click();
    await expect(page).toHaveURL(/\/collections\/fullys$/);
  });

  test('opens when its link receives keyboard focus', async ({page}) => {
    await page.goto(path);
    await link(page, 'E-Bikes').focus();
    await expect(opener(page, 'E-Bikes')).toBeHidden();
    await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
    for (const name of ['E-Bikes ansehen', 'E-Trekking', 'Diamant']) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
  });
});
