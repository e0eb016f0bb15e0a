import {chips, count, products} from './listing-steps';
import {screens, waitForHydration} from './shop-steps';
import {expect, test} from './test';

for (const [width, tag] of screens) {
  test(
    `a commuter of 1.70 m compares two belt-drive bikes up to 3,500 € and plans a test ride, ${width} px`,
    {tag},
    async ({page, javaScriptEnabled}) => {
      await page.setViewportSize({width, height: 800});
      const main = page.getByRole('main');
      await page.goto('/collections/mit-riemen');
      if (javaScriptEnabled) await waitForHydration(page);
      // Equivalent to submitting the filter sheet, which sends the same on every screen.
      await page.goto('/collections/mit-riemen?price=&price=3.500&height=1,70');
      await expect(page).toHaveURL('/collections/mit-riemen?height=170&price=:3500');
      await expect(chips(page)).toContainText('passt bei 1,70 m');
      await expect(count(page)).toHaveText(/^[1-5] Räder,/);
      await expect(
        main.getByRole('link', {name: /^Für bis zu 250 € mehr: \d weitere/}),
      ).toBeVisible();

      // By keyboard alone from here on.
      await products(page)
        .first()
        .getByRole('link', {name: /^Vergleichen/})
        .press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Räder vergleichen');
      await main.getByRole('searchbox').fill('Deichläufer');
      await main.getByRole('searchbox').press('Enter');
      await main.getByRole('link', {name: /^Deichläufer 5.* hinzufügen$/}).press('Enter');
      const table = main.getByRole('region', {name: 'Vergleich'});
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await main.getByLabel('Ihre Körpergröße in cm').fill('170');
      await main.getByLabel('Ihre Körpergröße in cm').press('Enter');
      await expect(table.getByRole('row', {name: /^Meine Größe/})).toContainText('50 cm');
      await expect(table.getByRole('row', {name: /^Reichweite/})).toContainText('Gemischt:');
      await expect(table.getByRole('row', {name: /^Dienstrad/})).toContainText('im Monat netto');

      await table
        .getByRole('link', {name: /^Deichläufer 5/})
        .first()
        .press('Enter');
      await main
        .getByRole('link', {name: /^Probe fahren/})
        .first()
        .press('Enter');
      await expect(page).toHaveURL(/\/werkstatt-termin\?variant=\d+/);
      await main.getByLabel('Wunschtermin', {exact: false}).first().fill(nextSaturday());
      await main.getByLabel('Tageszeit').first().selectOption('Vormittag (bis 13 Uhr)');
      await expect(main.getByRole('button', {name: 'Probefahrt anfragen'})).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
    },
  );
}

function nextSaturday(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
