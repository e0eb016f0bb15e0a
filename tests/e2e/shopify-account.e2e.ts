import type {Page} from '@playwright/test';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {freePort, type RunningWorker, serveWorker} from '../commands/serve-worker';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {expectResponsiveLayout, expectWithdrawalLink} from './every-screen';
import {waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

/** A separate shop, whose customers sign in at Shopify. */
let suppliers: OpenSuppliers;
let shop: RunningWorker;

test.beforeAll(async () => {
  const port = await freePort();
  suppliers = await openSuppliers({port: 0, shopUrl: `http://localhost:${port}`});
  const settings = {...suppliers.settings, CUSTOMER_ACCOUNTS: 'shopify'};
  shop = await serveWorker({port, settings, proxy: true});
});
test.afterAll(async () => {
  await shop.close();
  await suppliers.close();
});

const signInPage = (page: Page) => page.getByRole('heading', {name: /bei Shopify/});

test('a customer signs in at Shopify, requests a return, changes an address and signs out', async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  test.slow();
  const open = async (path: string) => {
    await page.goto(shop.url + path);
    if (javaScriptEnabled) await waitForHydration(page);
  };
  const isAt = (path: string) => expect(page).toHaveURL(shop.url + path);
  const main = page.getByRole('main');
  // It looks the same with and without script.
  const widths = javaScriptEnabled ? undefined : [320];

  await open(`/products/${noteworthyHandles.singleVariant}`);
  await main.getByRole('button', {name: 'In den Warenkorb'}).first().click();
  await expect(page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/})).toBeVisible();

  // Without its own sign-in form the shop has no drawer: the account link redirects to Shopify and back.
  await open('/');
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^Mein Konto/})
    .click();
  await expect(signInPage(page)).toBeVisible();
  await page.getByRole('link', {name: 'Abbrechen'}).click();
  await expect(main.getByText('Die Anmeldung wurde nicht abgeschlossen.')).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await main.getByRole('link', {name: 'Mit E-Mail-Code anmelden'}).click();
  await page.getByRole('button', {name: 'jana.petersen@mail.example'}).click();
  await isAt('/konto');
  await expect(page.getByText('Hallo Jana Petersen')).toBeVisible();

  await page.getByRole('link', {name: 'Alle Bestellungen ansehen'}).click();
  await main.getByRole('link', {name: /#1022/}).first().click();
  await isAt('/konto/bestellungen/1022');
  await expect(main.getByRole('link', {name: /00340431022/})).toBeVisible();

  await main.getByRole('link', {name: 'Artikel zurückgeben'}).click();
  await isAt('/konto/bestellungen/1022/rueckgabe');
  if (javaScriptEnabled) await waitForHydration(page);
  await expect(main.getByRole('link', {name: 'Vertrag widerrufen'})).toHaveAttribute(
    'href',
    '/vertrag-widerrufen?order=%231022',
  );
  await expectResponsiveLayout(page, widths);
  await expectWithdrawalLink(page);
  await main.getByLabel('Menge').first().selectOption('2');
  await main.getByLabel('Anmerkung').focus();
  const note = 'Läuft aus. '.repeat(28);
  await page.keyboard.insertText(note);
  await main.getByRole('button', {name: 'Rückgabe anfragen'}).click();
  await expect(main.getByLabel('Grund').first()).toHaveAccessibleDescription(/Grund/);
  await expect(main.getByLabel('Anmerkung')).toHaveAccessibleDescription(/höchstens 300 Zeichen/);
  await expect(main.getByLabel('Anmerkung')).toHaveValue(note);
  if (javaScriptEnabled) await expectAccessible(page);
  await main.getByLabel('Anmerkung').fill('Läuft aus');
  await main.getByLabel('Grund').first().selectOption('Beschädigt oder defekt');
  await main.getByRole('button', {name: 'Rückgabe anfragen'}).click();
  await isAt('/konto/bestellungen/1022');
  await expect(main.getByText('#1022-R2')).toBeVisible();
  await expectResponsiveLayout(page, widths);

  await page
    .getByRole('navigation', {name: 'Kundenkonto'})
    .getByRole('link', {name: 'Adressen'})
    .click();
  await main
    .getByRole('link', {name: /bearbeiten/i})
    .first()
    .click();
  if (javaScriptEnabled) await waitForHydration(page);
  await main.getByLabel('Straße und Hausnummer').fill('Speichenweg 3');
  await main.getByRole('button', {name: 'Adresse speichern'}).click();
  await isAt('/konto/adressen');
  await expect(main.getByText('Speichenweg 3').first()).toBeVisible();

  await open('/warenkorb');
  await expect(main.getByRole('link', {name: /Zur Kasse/}).first()).toHaveAttribute(
    'href',
    /logged_in=true/,
  );

  await open('/konto/daten');
  await expect(main.getByLabel('E-Mail')).not.toBeEditable();
  await expect(main.getByLabel('E-Mail')).toHaveValue('jana.petersen@mail.example');
  await page.getByRole('button', {name: 'Abmelden'}).click();
  await isAt('/');
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  // The session at Shopify has ended as well.
  await page.goto(`${shop.url}/konto`);
  await expect(signInPage(page)).toBeVisible();

  await page.goto(`${shop.url}/konto/passwort-vergessen`);
  await expect(main.getByText('Ihr Konto hat kein Passwort mehr')).toBeVisible();
  const invalid = await fetch(`${suppliers.url}/__stand-in/invalid-operations`);
  expect(await invalid.json()).toEqual([]);
});
