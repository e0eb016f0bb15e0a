import type {Page} from '@playwright/test';
import {jana, signIn} from './customer-requests';
import {expect, test} from './test';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const accountNav = (page: Page) => page.getByRole('navigation', {name: 'Kundenkonto'});
const orderNames = (page: Page) =>
  page.getByRole('table').getByRole('rowheader').getByRole('link').allInnerTexts();

/** Links alone. */
const withoutScript = {tag: '@without-script'};

test('a customer pages through all orders and opens the oldest', withoutScript, async ({page}) => {
  await signIn(page.request, jana);
  await page.goto('/konto');
  await expect(page.getByText('Hallo Jana Petersen, bei uns seit März 2023')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(6);
  await main.getByRole('link', {name: 'Alle Bestellungen ansehen'}).click();

  await expect(title(page)).toHaveText('Bestellungen');
  await expect(main.getByText('13 Bestellungen')).toBeVisible();
  await expect(accountNav(page).getByRole('link', {name: /^Bestellungen/})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const first = await orderNames(page);
  expect(first).toHaveLength(10);
  await main.getByRole('link', {name: 'Ältere Bestellungen'}).click();
  await expect(page.getByRole('link', {name: '#702'})).toBeVisible();
  expect(await orderNames(page)).toEqual(['#931', '#845', '#702']);
  await expect(main.getByRole('link', {name: 'Ältere Bestellungen'})).toHaveCount(0);
  await main.getByRole('link', {name: 'Neuere Bestellungen'}).click();
  await expect(page.getByRole('link', {name: '#1178'})).toBeVisible();
  expect(await orderNames(page)).toEqual(first);

  await main.getByRole('link', {name: 'Ältere Bestellungen'}).click();
  await page.getByRole('link', {name: '#702'}).click();
  await expect(title(page)).toHaveText('Bestellung #702');
  await expect(page).toHaveURL('/konto/bestellungen/702');
  await expect(page).toHaveTitle('Bestellung #702 – Radladen');
  const way = page.getByRole('navigation', {name: 'Sie sind hier'});
  await way.getByRole('link', {name: 'Bestellungen'}).click();
  await expect(title(page)).toHaveText('Bestellungen');
});

test(
  'an order shows its status, parcels and address, and links to its products',
  withoutScript,
  async ({page}) => {
    await signIn(page.request, jana);
    await page.goto('/konto/bestellungen/1098');
    const main = page.getByRole('main');
    const state = main.getByRole('region', {name: 'Stand der Bestellung'});
    await expect(state).toContainText('Teilweise versendet');
    await expect(state).toContainText('Bezahlt');
    const parcels = main.getByRole('region', {name: 'Sendungen'});
    await expect(parcels).toContainText('1 × Kettenöl Landregen 100 ml');
    await expect(parcels.getByRole('link', {name: /^Sendung 0034043109877120/})).toHaveAttribute(
      'href',
      /^https:\/\/www\.dhl\.de\//,
    );
    await expect(main.getByRole('region', {name: 'Lieferadresse'})).toContainText('Deutschland');
    await main.getByRole('link', {name: 'Regenjacke Husche', exact: true}).click();
    await expect(title(page)).toContainText('Regenjacke Husche');
    await expect(page).toHaveURL(/Farbe=Honig/);
  },
);

test(
  'on a phone orders are cards with labelled values that link to the order',
  withoutScript,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await signIn(page.request, jana);
    await page.goto('/konto/bestellungen');
    const card = page.getByRole('row', {name: /#1098/});
    await expect(card.getByText('Versand', {exact: true})).toBeVisible();
    await expect(card.getByText('Teilweise versendet')).toBeVisible();
    await expect(page.getByRole('columnheader', {name: 'Zahlung'})).toHaveCount(1);
    // The entire card links to its order.
    const height = (await card.boundingBox())?.height ?? 0;
    await card.click({position: {x: 300, y: height - 8}});
    await expect(title(page)).toHaveText('Bestellung #1098');
  },
);
