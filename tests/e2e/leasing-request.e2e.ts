import {field, newAddress} from './form-steps';
import {fillAll, fillPerson, openRequest, PARTNER, words} from './leasing-journey';
import {useRandomIp, expectRows, mailsOf, waitUntilSubmittable} from './request-steps';
import {allowStatus400, expect, test} from './test';

// Four steps, two tabs and a three-second bot trap take longer than most tests on a slow machine.
test.describe.configure({timeout: 120_000});
test.use(allowStatus400);
test.beforeEach(({page}) => useRandomIp(page));

const VARIANT = '?variant=41000000000001';

const rows = {
  'Leasing-Partner': PARTNER,
  'Service-Paket': 'Nur Inspektion',
  'Leasing-Code': '48-2290-17',
  'Direkt in das Leasing-Portal einstellen': 'Ja',
  Name: 'Jana „Öl“ Petersen <b>',
  'Straße und Hausnummer': 'Nabenstraße 7 b',
  'Postleitzahl und Ort': '50674 Köln',
  Land: 'Deutschland',
  Telefonnummer: '0221 / 4710-120',
  Versandart: 'Abholung im Laden',
  Nachricht: 'Mit Tasche. Danke & Gruß',
};

test('a visitor requests a leasing offer for a chosen bike', async ({page, javaScriptEnabled}) => {
  const script = javaScriptEnabled;
  const email = newAddress('jana');
  const main = await openRequest(page, words.path + VARIANT, script);
  await expect(main.getByText(/OW-F7T-45-RS/)).toBeVisible();
  await fillAll(main, email, script);
  await expect(main.getByText(/OW-F7T-45-RS/)).toBeVisible();
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: words.send}).dblclick();

  await expect(page).toHaveURL(`${words.path}${VARIANT}&sent`);
  for (const reloads of [0, 1]) {
    if (reloads) await page.reload();
    for (const expected of [words.thanks, email, /[0-9A-F]{4}-[0-9A-F]{4}/]) {
      await expect(main.getByText(expected)).toBeVisible();
    }
    await expect(page.getByText(words.sent)).toHaveCount(1);
  }

  const {toShop, confirmations} = await mailsOf(email);
  expect([toShop.length, confirmations.length]).toEqual([1, 1]);
  expectRows(toShop[0], rows);
});

test(
  'a visitor without a chosen bike describes one in the leasing request',
  {tag: '@without-script'},
  async ({page}) => {
    const email = newAddress('otto');
    const main = await openRequest(page, '/dienstrad-leasing', false);
    await main.getByRole('link', {name: 'Angebot anfragen'}).click();
    await expect(page).toHaveURL(words.path);
    await expect(main.getByText('Noch kein Rad ausgewählt')).toBeVisible();
    await main.getByLabel(/^Welches Rad/).fill('Ein Lastenrad für zwei Kinder');
    await fillAll(main, email, false);
    await waitUntilSubmittable(page);
    await main.getByRole('button', {name: words.send}).click();
    await expect(page).toHaveURL(`${words.path}?sent`);
    const {toShop} = await mailsOf(email);
    expectRows(toShop[0], {Beschreibung: 'Ein Lastenrad für zwei Kinder'});
  },
);

test('a description of a bike that is too long is kept, and its limit named at the field', async ({
  page,
  javaScriptEnabled,
}) => {
  const main = await openRequest(page, words.path, javaScriptEnabled);
  const bike = main.getByLabel(/^Welches Rad/);
  const typed = 'Rad\n'.repeat(501).trim();
  await bike.fill(typed);
  const name = javaScriptEnabled ? words.next : words.send;
  await main.getByRole('button', {name, exact: true}).click();
  await expect(bike).toHaveAccessibleDescription(/zu lang: höchstens 2\.000 Zeichen/);
  await expect(bike).toHaveValue(typed);
});

test(
  'what was typed in the leasing request is still there after another page',
  {tag: '@without-script'},
  async ({page}) => {
    const main = await openRequest(page, words.path + VARIANT, false);
    await fillPerson(main, newAddress('jana'));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
    await expect(main.getByRole('heading', {level: 1})).toHaveText(/Beratung/);
    await page.goBack();
    for (const [label, value] of Object.entries(words.person)) {
      await expect(field(main, label)).toHaveValue(value);
    }
  },
);
