import {expect, test} from './test';

/** With script the field opens the search overlay. */
const withoutScript = {tag: '@without-script'};

test('a visitor searches from the header and finds a bike', withoutScript, async ({page}) => {
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
