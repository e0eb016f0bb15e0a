import type {Page} from '@playwright/test';
import {field} from './form-steps';
import {waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};

const accountLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', {name: /^Mein Konto/});

async function signIn(page: Page, {email, password}: typeof jana): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('E-Mail').fill(email);
  await field(form, 'Passwort').fill(password);
  await form.getByRole('button', {name: 'Anmelden'}).click();
}

test('a customer signs in, is greeted by name and signs out', async ({page, javaScriptEnabled}) => {
  await page.goto('/konto/anmelden');
  if (javaScriptEnabled) await waitForHydration(page);
  await signIn(page, {...jana, password: 'falsch'});
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch.');
  await expect(main.getByLabel('E-Mail')).toHaveValue(jana.email);
  // The shop never sends a password back; without a reload the field still has it.
  await expect(field(main, 'Passwort')).toHaveValue(javaScriptEnabled ? 'falsch' : '');

  await signIn(page, jana);
  await expect(page).toHaveURL('/konto');
  await expect(page.getByText('Hallo Jana Petersen')).toBeVisible();
  await expect(accountLink(page)).toHaveAccessibleName('Mein Konto, Jana');
  expect(await page.content()).not.toContain(jana.password);

  if (javaScriptEnabled) {
    await waitForHydration(page);
    await page.evaluate(() => sessionStorage.setItem('leasing-request', '{}'));
  }
  await page.getByRole('button', {name: 'Abmelden'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  // What was typed here must not be visible to the next user of the machine.
  expect(await page.evaluate(() => sessionStorage.getItem('leasing-request'))).toBeNull();
  await page.goto('/konto');
  await expect(page).toHaveURL('/?login=true');
  await expect(page.getByRole('link', {name: 'Konto schließen'})).toBeFocused();
});

test('the sign-in drawer opens over any page and closes back to it', async ({page}) => {
  await page.goto('/collections/gravelbikes?sort=price-asc&login=true');
  const drawer = page.locator('#account-drawer');
  await expect(field(drawer, 'Passwort')).toBeVisible();
  await page.getByRole('link', {name: 'Konto schließen'}).click();
  await expect(page).toHaveURL('/collections/gravelbikes?sort=price-asc');
  await expect(field(drawer, 'Passwort')).toBeHidden();
});
