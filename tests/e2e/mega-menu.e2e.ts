import type {Page} from '@playwright/test';
import {expect, test} from './test';

const path = '/collections/gravelbikes';
const menuOf = (page: Page) => page.getByRole('navigation', {name: 'Hauptnavigation'});
const link = (page: Page, name: string) => menuOf(page).getByRole('link', {name, exact: true});

/** The manners of the menu come when somebody is about to use it. */
async function openShop(page: Page): Promise<void> {
  await page.goto(path);
  await expect(menuOf(page)).toHaveAttribute('data-script', 'waiting');
  await link(page, 'E-Bikes').focus();
  await expect(menuOf(page)).toHaveAttribute('data-script', 'ready');
}

test.describe('with script', {tag: '@with-script'}, () => {
  test('a mouse opens the menu level by level and closes it by leaving', async ({page}) => {
    await page.goto(path);
    await expect(menuOf(page)).toHaveAttribute('data-script', 'waiting');
    await link(page, 'E-Bikes').hover();
    await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
    await expect(link(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Diamant')).toBeVisible();
    await link(page, 'E-MTB').hover();
    await expect(link(page, 'Fullys')).toBeVisible();
    await expect(link(page, 'Diamant')).toBeHidden();
    await link(page, 'S-Pedelecs').hover();
    await expect(link(page, 'Fullys')).toBeHidden();
    await page.mouse.move(600, 850);
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    await expect(link(page, 'E-Bikes')).toHaveAttribute('aria-expanded', 'false');
  });

  test('an item without children closes the menu of its neighbour', async ({page}) => {
    await page.goto(path);
    await link(page, 'Werkstatt').hover();
    await expect(link(page, 'Werkstatt ansehen')).toBeVisible();
    await link(page, 'Sale').hover();
    await expect(link(page, 'Werkstatt ansehen')).toBeHidden();
  });

  test('it closes when the page changes', async ({page}) => {
    await page.goto(path);
    await link(page, 'E-Bikes').hover();
    await link(page, 'E-MTB').click();
    await expect(page.getByRole('heading', {level: 1, name: 'E-MTB'})).toBeVisible();
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    await expect(link(page, 'E-Bikes')).toHaveAttribute('aria-current', 'true');
  });

  test('a first click opens it, a second one leads on', async ({page}) => {
    await openShop(page);
    await page.keyboard.press('Escape');
    // Without a mouse on the way, which opens the menu where it rests for a moment.
    await link(page, 'Fahrräder').dispatchEvent('click');
    await expect(link(page, 'Fahrräder ansehen')).toBeVisible();
    await expect(page).toHaveURL(path);
    await link(page, 'Fahrräder').dispatchEvent('click');
    await expect(page).toHaveURL('/collections/fahrraeder');
  });

  test('keys walk through it, and the focus returns', async ({page}) => {
    await openShop(page);
    const steps = [
      ['ArrowRight', 'Fahrräder'],
      ['ArrowLeft', 'E-Bikes'],
      ['Enter', 'E-Bikes ansehen'],
      ['ArrowDown', 'E-Trekking'],
      ['ArrowDown', 'E-MTB'],
      ['ArrowRight', 'Fullys'],
      ['ArrowDown', 'Hardtails'],
      ['ArrowLeft', 'E-MTB'],
      ['ArrowUp', 'E-Trekking'],
      ['End', 'S-Pedelecs'],
      ['Home', 'E-Trekking'],
      ['Escape', 'E-Bikes'],
      ['ArrowDown', 'E-Bikes ansehen'],
      ['ArrowUp', 'E-Bikes'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(link(page, name).locator('visible=true'), `after ${key}`).toBeFocused();
    }
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
  });

  test('it closes when the focus leaves it', async ({page}) => {
    await openShop(page);
    await page.keyboard.press('Enter');
    await expect(link(page, 'E-Bikes ansehen')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
  });

  test('it gives way on the way down the page and returns on the way up', async ({page}) => {
    await page.goto(path);
    await expect(menuOf(page)).toHaveAttribute('data-script');
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

  test.describe('by touch', () => {
    test.use({hasTouch: true});

    test('a first tap opens a level, links inside lead on', async ({page}) => {
      await page.goto(path);
      await expect(menuOf(page)).toHaveAttribute('data-script', 'ready');
      await link(page, 'E-Bikes').tap();
      await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
      await link(page, 'E-MTB').tap();
      await expect(link(page, 'Fullys')).toBeVisible();
      await expect(page).toHaveURL(path);
      await link(page, 'Fullys').tap();
      await expect(page).toHaveURL(/\/collections\/fullys$/);
      await expect(link(page, 'E-Bikes ansehen')).toBeHidden();
    });
  });
});

test.describe('without script', {tag: '@without-script'}, () => {
  test('it opens level by level for a mouse', async ({page}) => {
    await page.goto(path);
    await link(page, 'E-Bikes').hover();
    await link(page, 'E-MTB').hover();
    await link(page, 'Fullys').click();
    await expect(page).toHaveURL(/\/collections\/fullys$/);
  });

  test('it opens for the keyboard', async ({page}) => {
    await page.goto(path);
    await link(page, 'E-Bikes').focus();
    await expect(link(page, 'E-Bikes ansehen')).toBeVisible();
    for (const name of ['E-Bikes ansehen', 'E-Trekking', 'Diamant']) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
  });
});
