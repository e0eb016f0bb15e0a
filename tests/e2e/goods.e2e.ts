import {buyButton, checkoutLink, fillCart, fillCartByForm, flagship, oil} from './shop-steps';
import {expect, test} from './test';

/** A product of each kind, its stock and delivery text, and whether it is shipped. */
const articles = [
  [
    flagship.path,
    'Versandfertig, Lieferzeit D\u00a02–\u20603, EU\u00a05–\u20607\u00a0Werktage',
    true,
  ],
  [
    '/products/massrahmen-kurbelwerk',
    'Wird für Sie angefertigt, Lieferzeit 8–\u206010\u00a0Wochen',
    true,
  ],
  [
    '/products/inspektion-e-bike-mit-diagnose',
    'Leistung in unserer Werkstatt, kein Versand',
    false,
  ],
  ['/products/werkstattgutschein-inspektion', 'Kommt per E-Mail, kein Versand', false],
] as const;

test(
  'bike, custom frame, service and voucher show their own stock and delivery in two countries',
  {tag: '@without-script'},
  async ({page, context, baseURL, javaScriptEnabled}) => {
    const main = page.getByRole('main');
    for (const [path, stock, sent] of articles) {
      await (javaScriptEnabled ? fillCart(page, path) : fillCartByForm(page, path));
      // The first match belongs to the product; its accessories have their own.
      await expect(main.getByText(stock, {exact: true}).first()).toBeVisible();
      await expect(main.getByText('Kostenlose Lieferung in Deutschland')).toHaveCount(sent ? 1 : 0);
      const bike = path === flagship.path;
      const notes = bike ? 2 : sent ? 1 : 0;
      await expect(main.getByRole('link', {name: 'zzgl. Versand'})).toHaveCount(notes);
      await expect(main.getByText(/^Probefahrt im Laden/)).toHaveCount(bike ? 1 : 0);
      await expect(main.getByRole('link', {name: /Preisanfrage/})).toHaveCount(bike ? 1 : 0);
      await expect(buyButton(page)).toBeEnabled();
    }

    await page.goto('/warenkorb');
    for (const [, stock] of articles) {
      await expect(main.getByText(stock, {exact: true})).toBeVisible();
    }
    await expect(main.getByText(/kein Widerrufsrecht/)).toHaveCount(1);
    await expect(main).toContainText('Längste Lieferzeit: 8–\u206010\u00a0Wochen.');
    await expect(main).toContainText('Versand in Deutschland');

    await context.addCookies([{name: 'commerce-locale', value: 'AT-DE', url: baseURL ?? ''}]);
    await page.reload();
    await expect(
      main.getByText('Versandfertig, Lieferzeit Österreich 5–\u20607\u00a0Werktage'),
    ).toBeVisible();
    await expect(main).toContainText('Versand Österreich, Fahrräder');
    await expect(main).not.toContainText('Deutschland');
    await expect(checkoutLink(main)).toBeVisible();
  },
);

test(
  'an option shows its surcharge, and a product card links to the variant with its price',
  {tag: '@without-script'},
  async ({page}) => {
    const main = page.getByRole('main');
    await page.goto('/products/steig-160-pro-e-fully');
    await expect(main.getByRole('link', {name: '900 Wh'})).toContainText('+250 €');

    await page.goto('/suche?q=Ballin+7');
    const card = page.getByRole('article').filter({hasText: 'Ballin 7 Cityrad'}).first();
    await expect(card).toContainText('ab 749 €*');
    await card.getByRole('link', {name: 'Ballin 7 Cityrad', exact: true}).click();
    await expect(page).toHaveURL(/Farbe=Silber/);
    await expect(main).toContainText(/749\s€\*\s*UVP\s*899\s€/);
    await expect(main.getByRole('link', {name: 'Tanne, +150 €'})).toBeVisible();
  },
);

test('stock in the shop is shown, and the chosen store pickup is preselected at checkout', async ({
  page,
  javaScriptEnabled,
}) => {
  await (javaScriptEnabled ? fillCart(page, oil.path) : fillCartByForm(page, oil.path));
  await expect(page.getByText(/abholbereit: Speichenweg 12/)).toBeVisible();
  await page.goto('/warenkorb');
  const choice = page.getByRole('group', {name: 'Lieferung oder Abholung'});
  await choice.getByRole('button', {name: 'Abholung im Laden'}).click();
  await expect(choice.getByText(/^Speichenweg 12\. An der Kasse/)).toBeVisible();
  await expect(choice.getByRole('button', {pressed: true})).toHaveText('Abholung im Laden');
  await expect(page.getByText('siehe Kasse')).toBeVisible();
  const note = page.getByRole('main').getByText(/^\* inkl\. MwSt\./);
  await expect(note).not.toContainText('Versand');
  await checkoutLink(page).click();
  await expect(page.getByText('Vorgewählt: Abholung im Laden')).toBeVisible();
});
