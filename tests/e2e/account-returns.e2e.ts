import {cagri} from './customer-requests';
import {scriptIsThere} from './shop-steps';
import {expect, onceInEnglish, test} from './test';

for (const [given, path] of [
  ['an order from a mail', `/konto/bestellungen/${cagri.order}`],
  ['the addresses in English', '/en-us/account/addresses'],
] as const) {
  test(
    `who opens ${given} signs in on the way and gets there`,
    onceInEnglish(path.slice(1)),
    async ({page, javaScriptEnabled}) => {
      await page.goto(path);
      await expect(page).toHaveURL(
        new RegExp(`\\?login=true&returnTo=${encodeURIComponent(path)}$`),
      );
      if (javaScriptEnabled) await scriptIsThere(page);
      const drawer = page.locator('#account-drawer');
      await drawer.locator('input[type="email"]').fill(cagri.email);
      await drawer.locator('input[type="password"]').fill(cagri.password);
      await drawer.locator('form button:not([type="button"])').last().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );
}

test('who closes the drawer instead stays on a page of its own address', async ({page}) => {
  await page.goto('/konto/adressen');
  await page.getByRole('link', {name: 'Konto schließen'}).click();
  await expect(page).toHaveURL('/');
});
