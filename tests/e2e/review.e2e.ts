import {jana} from './customer-requests';
import {expectResponsiveLayout} from './every-screen';
import {field} from './form-steps';
import {useRandomIp, mailsOf, plainText, waitUntilSubmittable} from './request-steps';
import {flagship, waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);
test.beforeEach(({page}) => useRandomIp(page));

test('a customer signs in and reviews a bike from an order, on accessible pages', async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const expectUsable = async () => {
    if (!javaScriptEnabled) return;
    await expectAccessible(page);
    await expectResponsiveLayout(page);
  };
  const title = `Zieht gut ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(flagship.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Kauf geprüft', {exact: true}).first()).toBeVisible();
  await main.getByRole('link', {name: 'Bewertung schreiben'}).click();
  await expect(page).toHaveURL(`${flagship.path}/bewertung`);
  await expect(main.getByText('sehen wir in Ihren Bestellungen nach')).toBeVisible();
  await main.getByRole('link', {name: 'Anmelden'}).click();
  await field(main, 'E-Mail').fill(jana.email);
  await field(main, 'Passwort').fill(jana.password);
  await main.getByRole('button', {name: 'Anmelden'}).click();
  await expect(page).toHaveURL(`${flagship.path}/bewertung`);

  await page.goto('/konto/bestellungen/1139');
  await main.getByRole('link', {name: /^Artikel bewerten\W+Fernweh/}).click();
  await expect(main.getByText('Bestellung #1139 vom 3. Oktober 2026')).toBeVisible();
  await expect(field(main, 'Angezeigter Name')).toHaveValue('Jana P.');
  if (javaScriptEnabled) await waitForHydration(page);
  await field(main, 'Titel').fill(title);
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: 'Bewertung senden'}).click();
  const summary = main.getByRole('alert').first();
  await expect(summary).toContainText('Bitte wählen Sie, wie viele Sterne Sie vergeben.');
  await expect(summary).toContainText('Bitte schreiben Sie Ihre Bewertung.');
  await expect(field(main, 'Titel')).toHaveValue(title);
  const stars = main.getByRole('radiogroup', {name: 'Wie viele Sterne geben Sie?'});
  if (javaScriptEnabled) {
    await expect(stars.getByRole('radio', {name: '5 von 5 Sternen'})).toBeFocused();
  }
  await expectUsable();

  await stars.getByRole('radio', {name: '5 von 5 Sternen'}).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(stars.getByRole('radio', {name: '4 von 5 Sternen'})).toBeChecked();
  await field(main, 'Ihre Erfahrung').fill(
    'Nach 300 km gefällt es mir.\nNur die Klingel ist leise.',
  );
  await main.getByLabel(/Datenschutzerklärung gelesen/).check();
  await main.getByRole('button', {name: 'Bewertung senden'}).dblclick();
  await expect(page).toHaveURL(/\/bewertung\?sent/);
  await expect(main.getByText('Wir prüfen sie: Jemand aus unserem Team')).toBeVisible();
  await expectUsable();
  await main.getByRole('link', {name: 'Zurück zum Artikel'}).click();
  await expect(page.getByRole('heading', {level: 1, name: flagship.title})).toBeVisible();

  const {toShop} = await mailsOf(jana.email);
  const own = toShop.map((mail) => plainText(mail)).filter((text) => text.includes(title));
  expect(own).toHaveLength(1);
  for (const expected of ['4 von 5 Sternen', '#1139', flagship.path.replace('/products/', '')]) {
    expect(own[0]).toContain(expected);
  }

  await page.goto('/products/ventilkappe-messing/bewertung');
  await expect(
    main.getByText('Diesen Artikel finden wir in Ihren Bestellungen nicht'),
  ).toBeVisible();
  await expectUsable();
});
