import {products} from './listing-steps';
import {field, pages} from './overlay-steps';
import {screens, waitForHydration} from './shop-steps';
import {expect, test} from './test';

for (const [width, tag] of screens) {
  test(
    `a visitor finds a tube for 28 × 1.75 with its valve explained, ${width} px`,
    {tag},
    async ({page, javaScriptEnabled}) => {
      await page.setViewportSize({width, height: 800});
      const main = page.getByRole('main');
      // By keyboard alone.
      if (javaScriptEnabled) {
        await page.goto('/');
        await waitForHydration(page);
        await page.getByRole('banner').getByRole('link', {name: 'Suche'}).press('Enter');
        await field(page).fill('28 x 1.75');
        await expect(pages(page).getByRole('option').first()).toContainText('Schläuche und Reifen');
        await field(page).press('Enter');
      } else {
        await page.goto('/suche');
        await main.getByRole('searchbox').fill('28 x 1.75');
        await main.getByRole('searchbox').press('Enter');
      }
      await expect(page).toHaveURL('/suche?q=28+x+1.75');
      await expect(
        main.getByText(/^Gezeigt ist, was auf 47-\u2060?622 \(28\s×\s1,75\) passt\./),
      ).toBeVisible();
      await expect(products(page)).toHaveCount(3);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
      await products(page)
        .getByRole('link', {name: 'Schlauch Standard', exact: true})
        .press('Enter');

      await expect(page.getByRole('heading', {level: 1})).toContainText('Schlauch Standard');
      const chosen = main.getByRole('group', {name: 'Größe'}).locator('[aria-current=true]');
      await expect(chosen).toContainText('28 Zoll, Autoventil');
      await expect(main.getByText(/Er passt in Reifen von 40 bis 62 mm Breite/)).toBeVisible();
      await expect(main.getByText(/28\s×\s1,75/)).toBeVisible();
      await expect(main.getByText('Dieser hat ein Autoventil.')).toBeVisible();
      for (const valve of [/^Autoventil/, /^Blitzventil/, /^Sclaverandventil/]) {
        await expect(main.getByRole('img', {name: valve})).toBeVisible();
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
    },
  );
}
