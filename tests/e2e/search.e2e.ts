import {expect, test} from './test';

test('a visitor searches from the header and finds a bike', async ({page}) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('Kutter');
  await field.press('Enter');
  await expect(page).toHaveURL('/suche?q=Kutter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ergebnisse für „Kutter“');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Kutter/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/kutter/);
});

test('a search that finds nothing suggests a way on', {tag: '@without-script'}, async ({page}) => {
  await page.goto('/en-us/search?q=xyzxyz');
  await expect(page.getByRole('status').filter({hasText: '0 results'})).toBeVisible();
  await page.getByRole('link', {name: 'See best sellers'}).click();
  await expect(page).toHaveURL('/en-us/collections/topseller');
});
