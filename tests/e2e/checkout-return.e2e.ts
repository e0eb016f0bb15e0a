import {cartLink, checkoutLink, fillCart, oil, waitForHydration} from './shop-steps';
import {expect, test} from './test';

// Playwright switches the back/forward cache off, as most tests would not notice which document they are on.
test.use({
  launchOptions: ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

test('Back from the checkout shows no cart that has been paid meanwhile', async ({page}) => {
  await fillCart(page, oil.path);
  await page.goto('/warenkorb');
  await waitForHydration(page);
  // A page that is still loading when its visitor clicks is shown afterwards.
  await page.evaluate(() => {
    document.addEventListener('click', () => dispatchEvent(new PageTransitionEvent('pageshow')));
  });
  await checkoutLink(page).click();
  await page.getByRole('button', {name: 'Jetzt bezahlen'}).click();
  await expect(page.getByRole('heading', {name: 'Vielen Dank'})).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/warenkorb', {timeout: 2000});
  }).toPass();
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, leer');
});
