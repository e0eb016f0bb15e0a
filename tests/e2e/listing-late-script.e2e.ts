import {chips, valueOf} from './listing-steps';
import {holdScript} from './shop-steps';
import {expect, test} from './test';

const script = {tag: '@with-script'};

test('who is quicker than the script is not forgotten', script, async ({page}) => {
  const letGo = await holdScript(page, /ListingScript/);
  await page.goto('/collections/e-bikes');
  await valueOf(page, 'Rahmen', 'Trapez').check();
  letGo();
  await expect(chips(page)).toContainText('Trapez');
  await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
});

test.describe('when its script cannot be had', () => {
  test.use({allowedConsoleErrors: ['net::ERR_FAILED']});

  test('the form is sent by its button', script, async ({page}) => {
    await page.route(/ListingScript/, (route) => route.abort());
    await page.goto('/collections/e-bikes');
    await valueOf(page, 'Rahmen', 'Trapez').check();
    await page.getByRole('button', {name: 'Filter anwenden'}).click();
    await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
    await expect(chips(page)).toContainText('Trapez');
  });
});
