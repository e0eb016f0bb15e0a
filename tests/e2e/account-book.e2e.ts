import type {Page} from '@playwright/test';
import {field as fieldIn} from './form-steps';
import {newCustomer} from './new-customer';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => fieldIn(main(page), label);
/** Screen readers announce the title first: a step with its own headline also has it in the title. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  await expect(page).toHaveTitle(`${name} – Radladen`);
}
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({has: page.locator('address')});

const home = {
  Vorname: 'Nele',
  Nachname: 'Grote-Ünal',
  'Straße und Hausnummer': 'Kettenweg 3',
  Postleitzahl: '50676',
  Ort: 'Köln',
};

test('a customer adds, edits and deletes addresses and changes the default', async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  test.slow();
  await newCustomer(page.request);
  await page.goto('/konto/adressen');
  await expect(main(page).getByText('Noch keine Adresse gespeichert.')).toBeVisible();
  await main(page).getByRole('link', {name: 'Neue Adresse'}).click();
  await expectStep(page, 'Neue Adresse');

  const {Ort: city, ...rest} = home;
  for (const [label, text] of Object.entries(rest)) await field(page, label).fill(text);
  await field(page, 'Postleitzahl').fill('5067');
  await main(page).getByRole('button', {name: 'Adresse speichern'}).click();

  if (!javaScriptEnabled) await expect(page).toHaveTitle('Fehler: Neue Adresse – Radladen');
  const summary = main(page).getByRole('alert').first();
  await expect(summary).toContainText('Bitte geben Sie Ihren Ort ein.');
  await expect(field(page, 'Nachname')).toHaveValue('Grote-Ünal');
  await expect(field(page, 'Land')).toHaveValue('DE');
  if (javaScriptEnabled) {
    await expect(field(page, 'Postleitzahl')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'Postleitzahl').fill('50676');
    await expect(field(page, 'Postleitzahl')).not.toHaveAttribute('aria-invalid');
  }
  await field(page, 'Postleitzahl').fill('50676');
  await field(page, 'Ort').fill(city);
  await main(page).getByRole('button', {name: 'Adresse speichern'}).click();
  await expect(page).toHaveURL('/konto/adressen');
  await expect(page.getByText('Ihre Adressen sind gespeichert.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Standardadresse');

  await main(page).getByRole('link', {name: 'Neue Adresse'}).click();
  await expectStep(page, 'Neue Adresse');
  for (const [label, text] of Object.entries(home)) await field(page, label).fill(text);
  await field(page, 'Straße und Hausnummer').fill('Felgengasse 12');
  await field(page, 'Postleitzahl').fill('1070');
  await field(page, 'Ort').fill('Wien');
  const province = field(page, 'Bundesstaat oder Provinz');
  await expect(province).toBeHidden();
  await field(page, 'Land').selectOption({label: 'Vereinigte Staaten'});
  await expect(province).toBeVisible();
  await field(page, 'Land').selectOption({label: 'Österreich'});
  await expect(province).toBeHidden();
  await main(page).getByLabel('Als Standardadresse verwenden').check();
  await main(page).getByRole('button', {name: 'Adresse speichern'}).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('1070 Wien');

  await cards(page).nth(1).getByRole('button', {name: 'Als Standard verwenden'}).click();
  await expect(cards(page).first()).toContainText('50676 Köln');

  await cards(page).nth(1).getByRole('link', {name: 'Bearbeiten'}).click();
  await expectStep(page, 'Adresse bearbeiten');
  await expect(field(page, 'Ort')).toHaveValue('Wien');
  await field(page, 'Firma').fill('Kettenwerk OG');
  await main(page).getByRole('button', {name: 'Adresse speichern'}).click();
  await expect(cards(page).nth(1)).toContainText('Kettenwerk OG');

  await cards(page).first().getByRole('link', {name: 'Löschen'}).click();
  await expectStep(page, 'Adresse löschen?');
  await expect(main(page)).toContainText(
    'Danach wird „Felgengasse 12, Wien“ Ihre Standardadresse.',
  );
  await main(page).getByRole('link', {name: 'Abbrechen'}).click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().getByRole('link', {name: 'Löschen'}).click();
  await main(page).getByRole('button', {name: 'Ja, löschen'}).click();
  await expect(page.getByText('Die Adresse ist gelöscht.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Standardadresse');
});
