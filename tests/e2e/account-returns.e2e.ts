import {cagri} from './customer-requests';
import {field} from './form-steps';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

test('a signed-out visitor who opens a link to an order gets there after signing in', async ({
  page,
  javaScriptEnabled,
}) => {
  const path = `/konto/bestellungen/${cagri.order}`;
  await page.goto(path);
  await expect(page).toHaveURL(`/?login=true&returnTo=${encodeURIComponent(path)}`);
  if (javaScriptEnabled) await waitForHydration(page);
  const drawer = page.locator('#account-drawer');
  await drawer.getByLabel('E-Mail').fill(cagri.email);
  await field(drawer, 'Passwort').fill(cagri.password);
  await drawer.getByRole('button', {name: 'Anmelden'}).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test(
  'closing the sign-in drawer after the redirect leaves the visitor on the start page',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/konto/adressen');
    await page.getByRole('link', {name: 'Konto schließen'}).click();
    await expect(page).toHaveURL('/');
  },
);
