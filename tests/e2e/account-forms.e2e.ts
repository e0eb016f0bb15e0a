import type {Page} from '@playwright/test';
import {expectMarked, field as fieldIn, newAddress} from './form-steps';
import {inbox, newCustomer} from './new-customer';
import {waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const field = (page: Page, label: string) => fieldIn(page.getByRole('main'), label);

test('a visitor creates an account and is signed in', async ({page, javaScriptEnabled}) => {
  await page.goto('/konto/anmelden');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Konto erstellen'}).click();
  await expect(page.getByRole('heading', {name: 'Konto erstellen'})).toBeVisible();
  if (javaScriptEnabled) await waitForHydration(page);
  else await expect(main.getByLabel('Passwort anzeigen')).toBeHidden();

  await field(page, 'Vorname').fill('Nele');
  await field(page, 'E-Mail').fill(newAddress('nele'));
  await field(page, 'Passwort').fill('Luftpumpe 9');
  await field(page, 'Passwort wiederholen').fill('Luftpumpe 8');
  await main.getByRole('button', {name: 'Konto erstellen'}).click();

  const summary = main.getByRole('alert').first();
  await expect(summary).toContainText('Bitte geben Sie Ihren Nachnamen ein.');
  await expect(summary).toContainText('Sie müssen die Datenschutzerklärung akzeptieren.');
  if (javaScriptEnabled) await expect(field(page, 'Nachname')).toBeFocused();
  await expect(field(page, 'Vorname')).toHaveValue('Nele');
  const kept = javaScriptEnabled ? 'Luftpumpe 8' : '';
  await expect(field(page, 'Passwort wiederholen')).toHaveValue(kept);

  await field(page, 'Nachname').fill('Grote');
  await field(page, 'Passwort').fill('Luftpumpe 9');
  await field(page, 'Passwort wiederholen').fill('Luftpumpe 9');
  await main.getByLabel(/Datenschutzerklärung gelesen/).check();
  await main.getByRole('button', {name: 'Konto erstellen'}).click();
  await expect(page).toHaveURL('/konto');
  await expect(page.getByText('Ihr Konto ist eingerichtet.')).toBeVisible();
  await expect(page.getByText('Hallo Nele Grote')).toBeVisible();
});

test('a visitor resets a forgotten password with the link from the mail', async ({
  page,
  javaScriptEnabled,
}) => {
  const main = page.getByRole('main');
  /** The empty form first, which script rejects. */
  const expectRejection = async (button: string) => {
    if (!javaScriptEnabled) return;
    await waitForHydration(page);
    await main.getByRole('button', {name: button}).click();
    await expectMarked(main);
  };
  const {email} = await newCustomer(page.request);
  await page.context().clearCookies();
  await page.goto('/konto/anmelden');
  await main.getByRole('link', {name: 'Passwort vergessen'}).click();
  await expect(page.getByRole('heading', {name: 'Passwort vergessen'})).toBeVisible();
  await expectRejection('Link anfordern');
  await field(page, 'E-Mail').fill(email);
  await main.getByRole('button', {name: 'Link anfordern'}).click();
  await expect(main.getByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();

  await page.goto(inbox);
  await page.getByRole('link', {name: email}).click();
  const link = page.getByRole('link', {name: /account\/reset/}).first();
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  await page.goto(path);
  await expectRejection('Passwort speichern');
  await field(page, 'Neues Passwort').fill('Neues Rad 2');
  await field(page, 'Neues Passwort wiederholen').fill('Neues Rad 2');
  await main.getByRole('button', {name: 'Passwort speichern'}).click();
  await expect(page).toHaveURL('/konto');
  await expect(page.getByText('Ihr Passwort wurde erfolgreich geändert.')).toBeVisible();
});
