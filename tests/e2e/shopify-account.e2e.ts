import type {Page} from '@playwright/test';
import {expectResponsiveLayout, expectWithdrawalLink} from './every-screen';
import {forgetCustomers, inOutageShop} from './outage-steps';
import {oil, waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

// Both tests return the same goods.
inOutageShop();
test.beforeEach(({request}) => forgetCustomers(request));

const signInPage = (page: Page) => page.getByRole('heading', {name: /bei Shopify/});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});
    test('a customer signs in at Shopify, requests a return, changes an address and signs out', async ({
      page,
      expectAccessible,
    }) => {
      test.slow();
      const open = async (path: string) => {
        await page.goto(path);
        if (javaScriptEnabled) await waitForHydration(page);
      };
      const isAt = (path: string) => expect(page).toHaveURL(path);
      const main = page.getByRole('main');
      // It looks the same with and without script.
      const widths = javaScriptEnabled ? undefined : [320];

      await open(oil.path);
      await main.getByRole('button', {name: 'In den Warenkorb'}).first().click();
      await expect(
        page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/}),
      ).toBeVisible();

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
      await expect(main.getByLabel('Anmerkung')).toHaveAccessibleDescription(
        /höchstens 300 Zeichen/,
      );
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
      await page.goto('/konto');
      await expect(signInPage(page)).toBeVisible();

      await page.goto('/konto/passwort-vergessen');
      await expect(main.getByText('Ihr Konto hat kein Passwort mehr')).toBeVisible();
    });
  });
}
