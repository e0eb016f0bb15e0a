import {chips, valueOf} from './listing-steps';
import {holdFiles} from './shop-steps';
import {expect, test} from './test';

const script = {tag: '@with-script'};

test('a filter chosen before the listing script loads is applied', script, async ({page}) => {
  const letGo = await holdFiles(page, /ListingScript/);
  await page.goto('/collections/e-bikes');
  await valueOf(page, 'Rahmen', 'Trapez').check();
  letGo();
  await expect(chips(page)).toContainText('Trapez');
  await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('filters opened before script loads first close in place', script, async ({page}) => {
    const letGo = await holdFiles(page, /ListingScript/);
    await page.goto('/collections/e-bikes');
    const button = page.locator('summary', {hasText: /^Filter$/});
    const inPlace = page.getByRole('form', {name: 'Filter'});
    const sheet = page.getByRole('dialog', {name: 'Filter'});
    await button.click();
    await expect(inPlace).toBeVisible();
    letGo();
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    await expect(inPlace).toBeHidden();
    await expect(sheet).toBeHidden();
    await button.click();
    await expect(sheet).toBeVisible();
  });
});
