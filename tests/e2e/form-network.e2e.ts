import type {Page} from '@playwright/test';
import {expect, test} from './test';
import {field, fillRegistration, newAddress} from './form-steps';
import {waitForHydration} from './shop-steps';

// The network is cut on purpose, which browsers log.
test.use({
  allowedConsoleErrors: [
    'ERR_INTERNET_DISCONNECTED',
    'A form has not been answered',
    // Logged by Remix when a response cannot be parsed.
    /^console\.error: SyntaxError/,
    /status of (400|502)/,
  ],
});

const unsent = /^Ihre Angaben konnten nicht gesendet werden\. Bitte prüfen Sie Ihre Verbindung/;

/** Opens the sign-in drawer over a page. */
async function openDrawer(page: Page) {
  await page.goto('/warenkorb');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', {name: 'Mein Konto'}).click();
  const drawer = page.getByRole('dialog', {name: 'Mein Konto'});
  await expect(drawer).toBeVisible();
  await page.waitForLoadState('networkidle');
  return drawer;
}

test.describe('without a network @with-script', () => {
  test('a form keeps its input, shows an error and can be submitted once the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/konto/registrieren');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await fillRegistration(main, newAddress('nele'));
    await context.setOffline(true);
    await main.getByRole('button', {name: 'Konto erstellen'}).click();

    const alert = main.getByRole('alert');
    await expect(alert).toHaveText(unsent);
    await expect(alert).toBeFocused();
    await expect(field(main, 'Vorname')).toHaveValue('Nele');
    await expect(field(main, 'Passwort')).toHaveValue('Luftpumpe 9');
    await expect(main.getByLabel(/Datenschutzerklärung gelesen/)).toBeChecked();

    await context.setOffline(false);
    await main.getByRole('button', {name: 'Konto erstellen'}).click();
    await expect(page.getByText('Hallo Nele')).toBeVisible();
  });

  test('the sign-in drawer keeps its input, shows an error and works once the network is back', async ({
    page,
    context,
  }) => {
    const drawer = await openDrawer(page);
    await field(drawer, 'E-Mail').fill('jana.petersen@mail.example');
    await field(drawer, 'Passwort').fill('Reseda-Rad-7');
    await context.setOffline(true);
    await drawer.getByRole('button', {name: 'Anmelden'}).click();
    await expect(drawer.getByRole('alert')).toHaveText(unsent);
    await expect(field(drawer, 'E-Mail')).toHaveValue('jana.petersen@mail.example');

    await context.setOffline(false);
    await drawer.getByRole('button', {name: 'Anmelden'}).click();
    await expect(page.getByText('Hallo Jana')).toBeVisible();
  });
});
