import type {Page} from '@playwright/test';
import {expectMarked, field as fieldIn} from './form-steps';
import {inbox, invite, newCustomer} from './new-customer';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => fieldIn(main(page), label);
const alert = (page: Page) => main(page).getByRole('alert').first();
/** The section below a heading. */
const part = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({has: page.getByRole('heading', {name})});
const partField = (page: Page, name: string, label: string) => fieldIn(part(page, name), label);

test('a customer changes name, newsletter consent and e-mail address', async ({
  page,
  javaScriptEnabled,
}) => {
  const {email, password} = await newCustomer(page.request);
  await page.goto('/konto/daten');
  await expect(field(page, 'Vorname')).toHaveValue('Nele');
  await expect(field(page, 'E-Mail')).toHaveValue(email);
  await field(page, 'Nachname').fill('');
  const news = main(page).getByLabel(/Neuigkeiten und Angebote/);
  await news.check();
  await main(page).getByRole('button', {name: 'Änderungen speichern'}).click();
  await expect(alert(page)).toContainText('Bitte geben Sie Ihren Nachnamen ein.');
  if (javaScriptEnabled) await expect(field(page, 'Nachname')).toBeFocused();
  await expect(news).toBeChecked();

  await field(page, 'Nachname').fill('Grote-Ünal');
  await main(page).getByRole('button', {name: 'Änderungen speichern'}).click();
  await expect(page.getByText('Ihre Daten sind gespeichert.')).toBeVisible();
  await expect(field(page, 'Nachname')).toHaveValue('Grote-Ünal');
  await expect(news).toBeChecked();

  const data = 'Daten ändern';
  await field(page, 'E-Mail').fill('jana.petersen@mail.example');
  await main(page).getByRole('button', {name: 'Änderungen speichern'}).click();
  await expect(alert(page)).toContainText('Bitte geben Sie Ihr aktuelles Passwort ein.');
  await partField(page, data, 'Aktuelles Passwort').fill(password);
  await main(page).getByRole('button', {name: 'Änderungen speichern'}).click();
  await expect(alert(page)).toContainText('Diese E-Mail-Adresse wird bereits verwendet.');
  await expect(field(page, 'E-Mail')).toHaveValue('jana.petersen@mail.example');

  const moved = email.replace('nele', 'neu');
  await field(page, 'E-Mail').fill(moved);
  await partField(page, data, 'Aktuelles Passwort').fill(password);
  await main(page).getByRole('button', {name: 'Änderungen speichern'}).click();
  await expect(page.getByText('Ihre Daten sind gespeichert.')).toBeVisible();
  await expect(field(page, 'E-Mail')).toHaveValue(moved);
});

test('a customer changes the password and stays signed in', async ({page, javaScriptEnabled}) => {
  const {email, password} = await newCustomer(page.request);
  await page.goto('/konto/daten');
  const change = part(page, 'Passwort ändern');
  await field(page, 'Aktuelles Passwort').fill('falsch');
  await field(page, 'Neues Passwort').fill('Neue Kette 3');
  await field(page, 'Neues Passwort wiederholen').fill('Neue Kette 3');
  await change.getByRole('button', {name: 'Passwort ändern'}).click();
  await expect(alert(page)).toContainText('Das aktuelle Passwort ist falsch.');
  // With script the page keeps what was typed; the shop never sends a password back.
  if (!javaScriptEnabled) await expect(field(page, 'Neues Passwort')).toHaveValue('');

  await field(page, 'Aktuelles Passwort').fill(password);
  await field(page, 'Neues Passwort').fill('Neue Kette 3');
  await field(page, 'Neues Passwort wiederholen').fill('Neue Kette 3');
  await change.getByRole('button', {name: 'Passwort ändern'}).click();
  await expect(page.getByText('Ihr Passwort wurde erfolgreich geändert.')).toBeVisible();
  await expect(page).toHaveURL('/konto/daten');

  await page.getByRole('button', {name: 'Abmelden'}).click();
  await expect(page).toHaveURL('/');
  await page.goto('/konto/anmelden');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill('Neue Kette 3');
  await main(page).getByRole('button', {name: 'Anmelden'}).click();
  await expect(page).toHaveURL('/konto');
});

test('an invited customer activates the account with the link from the mail, which works once', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = await invite(page.request);
  await page.goto(inbox);
  await page.getByRole('link', {name: email}).click();
  const link = page.getByRole('link', {name: /account\/activate/}).first();
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  await page.goto(path);
  await expect(page).toHaveURL(/\/konto\/aktivieren\//);
  await expect(page.getByRole('heading', {name: 'Konto aktivieren'})).toBeVisible();
  await field(page, 'Passwort').fill('Erste Kette 1');
  await field(page, 'Passwort wiederholen').fill('Erste Kette 2');
  await main(page).getByRole('button', {name: 'Konto aktivieren'}).click();
  await expect(alert(page)).toContainText('Die Passwörter müssen übereinstimmen.');
  if (javaScriptEnabled) await expectMarked(main(page));
  await field(page, 'Passwort').fill('Erste Kette 1');
  await field(page, 'Passwort wiederholen').fill('Erste Kette 1');
  await main(page).getByRole('button', {name: 'Konto aktivieren'}).click();
  await expect(page).toHaveURL('/konto');
  await expect(page.getByText('Ihr Konto ist eingerichtet.')).toBeVisible();
  await expect(page.getByText('Gesine Gast').first()).toBeVisible();

  await page.getByRole('button', {name: 'Abmelden'}).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/en${path}`);
  await expect(page).toHaveURL(/\/en-us\/account\/activate\//);
  await field(page, 'Password').fill('Zweite Kette 2');
  await field(page, 'Confirm password').fill('Zweite Kette 2');
  await main(page).getByRole('button', {name: 'Activate account'}).click();
  await expect(alert(page)).toContainText('already');
  await main(page).getByRole('link', {name: 'Go to sign-in'}).click();
  await expect(page).toHaveURL('/en-us/account/login');
});
