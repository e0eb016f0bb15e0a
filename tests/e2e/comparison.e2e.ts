import {putOnWishlist} from './plain-requests';
import {flagship, waitForHydration} from './shop-steps';
import {expect, test} from './test';

/** Links and forms alone; `commuter` compares with script. */
const withoutScript = {tag: '@without-script'};

test('a visitor compares two bikes from a product page', withoutScript, async ({page}) => {
  await page.goto(flagship.path);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Mit anderen Rädern vergleichen'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Räder vergleichen');
  const table = main.getByRole('region', {name: 'Vergleich'});
  const bikes = table.getByRole('columnheader').getByRole('link', {name: / entfernen$/});
  await expect(bikes).toHaveCount(1);

  await main
    .getByRole('link', {name: /^Fernweh \d.* hinzufügen$/})
    .first()
    .click();
  await expect(bikes).toHaveCount(2);
  const price = table.getByRole('row', {name: /^Preis/});
  await expect(price.getByRole('cell').first()).toContainText(/3\.299\s€\*/);

  await field().fill('170');
  await main.getByRole('button', {name: 'Größe anzeigen'}).click();
  await expect(table.getByRole('row', {name: /^Meine Größe/})).toContainText('cm: Bestellbar');
  const rows = table.getByRole('row');
  const all = await rows.count();
  await main.getByRole('link', {name: 'Nur Unterschiede zeigen'}).click();
  await expect(main.getByRole('link', {name: 'Alle Zeilen zeigen'})).toBeVisible();
  await expect(table.getByText('gleich', {exact: true})).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  // The URL holds the complete state: anybody who opens it sees the same.
  await page.reload();
  await main.getByRole('searchbox').fill('Kontor');
  await main.getByRole('button', {name: 'Suchen', exact: true}).click();
  await expect(main.getByRole('link', {name: 'Alle Zeilen zeigen'})).toBeVisible();
  await expect(field()).toHaveValue('170');
  await expect(bikes).toHaveCount(2);
  await bikes.first().click();
  await expect(bikes).toHaveCount(1);

  function field() {
    return main.getByLabel('Ihre Körpergröße in cm');
  }
});

test('removing a bike leads to the heading', {tag: '@with-script'}, async ({page}) => {
  await page.goto('/vergleich?p=fernweh-7-trapez,kutter-2-lastenrad');
  await waitForHydration(page);
  const bikes = page.getByRole('columnheader').getByRole('link', {name: / entfernen$/});
  await bikes.last().press('Enter');
  await expect(bikes).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(page.locator('main ~ [role=status]')).toHaveText(await page.title());
});

test('a visitor compares the bikes on the wishlist', withoutScript, async ({page}) => {
  const main = page.getByRole('main');
  await putOnWishlist(page.request, flagship, {path: '/products/kontor-4-diamant'});
  await page.goto('/merkzettel');
  await main.getByRole('button', {name: 'Ausgewählte vergleichen'}).click();
  await expect(page).toHaveURL(/\/vergleich\?p=[^,]+,[^,]+$/);
  const table = main.getByRole('region', {name: 'Vergleich'});
  await expect(table.getByRole('columnheader').filter({hasText: 'Fernweh 7'})).toBeVisible();
  await expect(table.getByRole('columnheader').filter({hasText: 'Kontor 4'})).toBeVisible();
});

test(
  'the first column of a scrolled table never hides the link that has the focus',
  withoutScript,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/vergleich?p=fernweh-7-trapez,kutter-2-lastenrad,kontor-4-diamant');
    const links = page.getByRole('columnheader').getByRole('link');
    await links.last().focus();
    for (const link of (await links.all()).reverse()) {
      await expect(link).toBeFocused();
      const isSeen = await link.evaluate((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const y = (top + bottom) / 2;
        return [left + 2, right - 2].map((x) => element.contains(document.elementFromPoint(x, y)));
      });
      expect(isSeen).toContain(true);
      await page.keyboard.press('Shift+Tab');
    }
  },
);

test('a suggestion without a picture shows an empty frame', withoutScript, async ({page}) => {
  await page.goto('/vergleich?q=Grat%20150');
  const bike = page.getByRole('main').getByRole('listitem').filter({hasText: 'Grat 150 Fully'});
  await expect(bike.locator('div').first()).toHaveCSS(
    'background-color',
    /^(?!rgba\(0, 0, 0, 0\))/,
  );
  expect((await bike.locator('div').first().boundingBox())?.height).toBeGreaterThan(50);
});
