import {cagri} from './customer-requests';
import {waitForHydration} from './shop-steps';
import {expect, onceInEnglish, test} from './test';

for (const [given, path] of [
  ['a link to an order', `/konto/bestellungen/${cagri.order}`],
  ['the English address book', '/en-us/account/addresses'],
] as const) {
  test(
    `a signed-out visitor who opens ${given} gets there after signing in`,
    onceInEnglish(path.slice(1)),
    async ({page, javaScriptEnabled}) => {
      await page.goto(path);
      await expect(page).toHaveURL(
        new RegExp(`\\?login=true&returnTo=${encodeURIComponent(path)}$`),
      );
      if (javaScriptEnabled) await waitForHydration(page);
      const drawer = page.locator('#account-drawer');
      await drawer.locator('input[type="email"]').fill(cagri.email);
      await drawer.locator('input[type="password"]').fill(cagri.password);
      await drawer.locator('form button:not([type="button"])').last().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );
}

test('closing the sign-in drawer after the redirect leaves the visitor on the start page', async ({
  page,
}) => {
  await page.goto('/konto/adressen');
  await page.getByRole('link', {name: 'Konto schließen'}).click();
  await expect(page).toHaveURL('/');
});
