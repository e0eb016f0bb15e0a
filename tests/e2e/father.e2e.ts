import {products} from './listing-steps';
import {buyButton, cartDrawer, screens, waitForHydration} from './shop-steps';
import {expect, test} from './test';

for (const [width, tag] of screens) {
  test(
    `a father finds a bike, helmet and lock for a child of 1.16 m and sees why they fit, ${width} px`,
    {tag},
    async ({page, javaScriptEnabled}) => {
      await page.setViewportSize({width, height: 800});
      const main = page.getByRole('main');
      // By keyboard alone.
      await page.goto('/groesse-finden');
      if (javaScriptEnabled) await waitForHydration(page);
      await main.getByLabel('Art des Rads').selectOption('Kinderrad');
      await main.getByLabel('Körpergröße in cm').fill('1,16');
      await main.getByLabel('Körpergröße in cm').press('Enter');
      await expect(main.getByRole('heading', {level: 2}).first()).toHaveText(
        'Richtwert bei 116 cm: Laufräder mit 16–\u206020 Zoll für Kinder',
      );
      await main.getByRole('link', {name: /^Alle Räder, die bei 1,16\sm passen$/}).press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toContainText(/1,16\sm/);
      await products(page)
        .filter({hasText: 'Flitz 20 Kinderrad'})
        .getByRole('link', {name: 'Flitz 20 Kinderrad', exact: true})
        .press('Enter');

      await expect(page.getByRole('heading', {level: 1})).toContainText('Flitz 20 Kinderrad');
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(main.getByRole('row', {name: /^Körpergröße 115–135/})).toBeVisible();
      await buyButton(page).press('Enter');
      // The confirmation of the addition links to the accessories for the bike.
      const confirmation = javaScriptEnabled
        ? cartDrawer(page)
        : page.getByRole('list', {name: 'Mitteilungen'});
      await confirmation.getByRole('link', {name: 'Was dazu passt'}).press('Enter');
      await expect(page).toHaveURL(/\/products\/flitz-20-kinderrad[^#]*#passt-dazu$/);

      for (const [article, reason] of [
        [/^Kinderhelm Kolibri/, /^für 110 bis 140\scm Körpergröße$/],
        [/^Rahmenschloss Ring/, /^für die Aufnahme am Hinterbau$/],
      ] as const) {
        const box = main.getByLabel(article);
        await expect(box).not.toBeChecked();
        await expect(box).toHaveAccessibleDescription(reason);
        await box.press('Space');
        await expect(box).toBeChecked();
      }
      await main.getByLabel(/^von uns montiert.*Rahmenschloss Ring/).press('Space');
      // A matching tube is offered as well, but not ticked.
      await expect(main.getByLabel(/^Schlauch Standard/)).toHaveAccessibleDescription(
        /47-\u2060?406 .*mit Autoventil/,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
      await main.getByRole('button', {name: /^Ausgewähltes/}).press('Enter');
      // The drawer of the first addition closed when its link was followed.
      await expect(confirmation).toContainText('Kinderhelm Kolibri');
      // What is in the cart is no longer ticked: a second click would add it again.
      await expect(main.getByLabel(/^Kinderhelm Kolibri/)).not.toBeChecked();
      await confirmation.getByRole('link', {name: 'Zum Warenkorb'}).first().press('Enter');

      await expect(page.getByRole('heading', {level: 1})).toContainText('Warenkorb');
      const lines = main.getByRole('listitem');
      for (const title of ['Flitz 20 Kinderrad', 'Kinderhelm Kolibri', 'Rahmenschloss Ring']) {
        await expect(lines.filter({hasText: title}).first()).toBeVisible();
      }
      await expect(main.getByText(/^Für: Rahmenschloss Ring/)).toBeVisible();
      await expect(main.getByRole('spinbutton')).toHaveCount(4);
      await expect(main.getByText('Schlauch Standard')).toHaveCount(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
    },
  );
}
