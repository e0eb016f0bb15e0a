import {chips, valueOf} from './listing-steps';
import {expect, test} from './test';

const script = {tag: '@with-script'};

test('who is quicker than the script is not forgotten', script, async ({page}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/ListingScript/, async (route) => {
    await held;
    await route.continue();
  });
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
