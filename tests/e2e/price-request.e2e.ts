import {field, newAddress} from './form-steps';
import {useRandomIp, expectRows, mailsOf, waitUntilSubmittable} from './request-steps';
import {flagship, waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);
test.beforeEach(({page}) => useRandomIp(page));

const words = {
  path: '/preisanfrage',
  link: 'Link zum günstigeren Angebot',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  privacy: /Datenschutzerklärung gelesen/,
  send: 'Anfrage senden',
  sent: 'Erfolgreich!',
  thanks: 'Unser Team meldet sich so schnell wie möglich',
  back: 'Zurück zum Artikel',
};

test('a visitor requests a better price, after errors that keep the input', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newAddress('jana');
  await page.goto(`${words.path}?variant=41000000000001`);
  const main = page.getByRole('main');
  await expect(main.getByText(/OW-F7T-45-RS/)).toBeVisible();
  if (javaScriptEnabled) await waitForHydration(page);
  const link = field(main, words.link);
  await link.fill('beim Händler');
  await field(main, words.message).fill('Auch in 55 cm?\nDanke & Gruß');
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: words.send}).click();

  const summary = main.getByRole('alert').first();
  await expect(summary).toContainText('Bitte geben Sie die vollständige Adresse des Angebots ein');
  await expect(summary).toContainText('Bitte geben Sie Ihren Namen ein.');
  await expect(summary).toContainText('Sie müssen die Datenschutzerklärung akzeptieren.');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(link).toHaveValue('beim Händler');
  await expect(field(main, words.message)).toHaveValue('Auch in 55 cm?\nDanke & Gruß');
  if (javaScriptEnabled) await expect(link).toBeFocused();

  await link.fill('anderer-shop.example/fernweh?farbe=nachtblau&id=7');
  if (javaScriptEnabled) await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await field(main, words.name).fill('Jana „Öl“ <Petersen>');
  await field(main, words.email).fill(email);
  await main.getByLabel(words.privacy).check();
  await main.getByRole('button', {name: words.send}).dblclick();

  await expect(page).toHaveURL(`${words.path}?variant=41000000000001&sent`);
  await expect(page).toHaveTitle('Gesendet: Preisanfrage – Radladen');
  for (const reloads of [0, 1]) {
    if (reloads) await page.reload();
    for (const expected of [words.thanks, email, /[0-9A-F]{4}-[0-9A-F]{4}/]) {
      await expect(main.getByText(expected)).toBeVisible();
    }
    await expect(page.getByText(words.sent)).toHaveCount(1);
  }

  const {toShop, confirmations} = await mailsOf(email);
  expect([toShop.length, confirmations.length]).toEqual([1, 1]);
  expectRows(toShop[0], {
    Name: 'Jana „Öl“ <Petersen>',
    'E-Mail': email,
    'Günstigeres Angebot': 'https://anderer-shop.example/fernweh?farbe=nachtblau&id=7',
    Nachricht: 'Auch in 55 cm? Danke & Gruß',
  });

  await main.getByRole('link', {name: words.back}).click();
  await expect(page.getByRole('heading', {level: 1, name: flagship.title})).toBeVisible();
});

test('what was typed is still there after another page', async ({page, javaScriptEnabled}) => {
  const main = page.getByRole('main');
  const link = field(main, words.link);
  const visitOtherPage = async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
    await expect(main.getByRole('heading', {level: 1})).toHaveText(/Beratung/);
    await page.goBack();
    await expect(field(main, words.name)).toHaveValue('Nele');
    await expect(field(main, words.message)).toHaveValue('Auch in 55 cm?');
  };
  await page.goto(words.path);
  if (javaScriptEnabled) await waitForHydration(page);
  await field(main, words.name).fill('Nele');
  await field(main, words.message).fill('Auch in 55 cm?');
  await link.fill('https://anderer-shop.example/fernweh');
  await visitOtherPage();
  await expect(link).toHaveValue('https://anderer-shop.example/fernweh');

  // Without script a rejected form is a page of its own, which browsers ask to send again.
  if (!javaScriptEnabled) return;
  await waitForHydration(page);
  await waitUntilSubmittable(page);
  await link.fill('');
  await main.getByRole('button', {name: words.send}).click();
  await expect(link).toBeFocused();
  await visitOtherPage();
});
