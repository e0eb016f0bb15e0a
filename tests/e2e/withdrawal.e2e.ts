import {jana, signIn} from './customer-requests';
import {field, newAddress} from './form-steps';
import {useRandomIp, mailsOf} from './request-steps';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({allowedConsoleErrors: ['status of 400', 'status of 503']});
test.beforeEach(({page}) => useRandomIp(page));

const when = /\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z/u;

test('a visitor withdraws from a contract in two steps and can print the confirmation', async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = newAddress('jana');
  await page.goto('/widerruf');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Vertrag widerrufen'}).first().click();
  await expect(page).toHaveURL('/vertrag-widerrufen');
  if (javaScriptEnabled) await waitForHydration(page);

  await field(main, 'Ihr Name').fill('Jana „Öl“ <Petersen>');
  await field(main, 'Bestellnummer oder Beschreibung des Vertrags').fill('#1178');
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  const address = field(main, 'E-Mail-Adresse');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(field(main, 'Ihr Name')).toHaveValue('Jana „Öl“ <Petersen>');
  // Without script the rejected form is a new document, whose title screen readers read first.
  if (!javaScriptEnabled) await expect(page).toHaveTitle('Fehler: Vertrag widerrufen – Radladen');
  await address.fill(email);
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();

  const checking = main.getByRole('heading', {name: 'Bitte prüfen und bestätigen Sie'});
  await expect(checking).toBeInViewport();
  if (javaScriptEnabled) await expect(checking).toBeFocused();
  const check = javaScriptEnabled ? '' : 'Bitte prüfen und bestätigen: ';
  await expect(page).toHaveTitle(`${check}Vertrag widerrufen – Radladen`);
  expect((await mailsOf(email)).toShop).toEqual([]);
  // Without script browsers ask whether to send a form again.
  for (const link of javaScriptEnabled ? [null, 'Impressum'] : []) {
    if (link) {
      await page.getByRole('contentinfo').getByText(link).click();
      await expect(page).toHaveURL('/impressum');
    }
    await page.goBack();
    await expect(field(main, 'Ihr Name')).toHaveValue('Jana „Öl“ <Petersen>');
    await expect(address).toHaveValue(email);
    await waitForHydration(page);
    await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
    await expect(main.getByText(email)).toBeVisible();
  }
  await main.getByRole('button', {name: 'Angaben ändern'}).click();
  await expect(address).toHaveValue(email);
  await main.getByLabel(/^Nur für bestimmte Artikel\?/).fill('Kettenöl\n2 Stück');
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  await main.getByRole('button', {name: 'Widerruf bestätigen'}).dblclick();

  await expect(page).toHaveURL(/^[^?]*\/vertrag-widerrufen\/bestaetigung\?sent=/);
  for (const expected of ['Jana „Öl“ <Petersen>', '#1178', /Kettenöl/, email, when]) {
    await expect(main.getByText(expected)).toBeVisible();
  }
  const paper = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const {toShop, confirmations} = await mailsOf(email);
  expect([toShop.length, confirmations.length]).toEqual([1, 1]);
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole('button', {name: 'English'}).click();
  await expect(main.getByRole('heading', {level: 1})).toHaveText(
    'We have received your withdrawal',
  );
  await expect(main.getByText('Jana „Öl“ <Petersen>')).toBeVisible();
});

test('the confirmation repeats a long declaration in full', async ({page, javaScriptEnabled}) => {
  const contract = 'Kettenöl, Schloss und Helm. '.repeat(70).trim();
  await page.goto('/vertrag-widerrufen');
  const main = page.getByRole('main');
  if (javaScriptEnabled) await waitForHydration(page);
  await field(main, 'Ihr Name').fill('Otto Ausführlich');
  await field(main, 'Bestellnummer oder Beschreibung des Vertrags').fill(contract);
  await field(main, 'E-Mail-Adresse').fill(newAddress('otto'));
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  await main.getByRole('button', {name: 'Widerruf bestätigen'}).click();

  await expect(main.getByRole('heading', {level: 1})).toHaveText('Ihr Widerruf ist eingegangen');
  for (const expected of [contract, when]) await expect(main.getByText(expected)).toBeVisible();
});

test('an undelivered withdrawal shows its data, time and the shop contact, and can be retried', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = `shop-500-twice@${crypto.randomUUID().slice(0, 8)}.example`;
  await page.goto('/vertrag-widerrufen?order=%231178');
  const main = page.getByRole('main');
  if (javaScriptEnabled) await waitForHydration(page);
  await field(main, 'Ihr Name').fill('Otto Oft');
  await field(main, 'E-Mail-Adresse').fill(email);
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  await main.getByRole('button', {name: 'Widerruf bestätigen'}).click();

  await expect(
    main.getByText(/konnte gerade nicht zugestellt werden.*0221 4710 120/),
  ).toBeVisible();
  const shown = (text: string | RegExp) => main.getByText(text).filter({visible: true}).first();
  for (const expected of ['Otto Oft', '#1178', email, /Speichenweg 12, 50674 Köln/]) {
    await expect(shown(expected)).toBeVisible();
  }
  const receivedAt = await shown(when).innerText();
  await expect(main.getByText(/erst, wenn Sie ihn bestätigen/)).toHaveCount(0);
  const paper = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  if (javaScriptEnabled) {
    await page.goBack();
    await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  }
  await main.getByRole('button', {name: 'Widerruf bestätigen'}).click();
  await expect(page).toHaveURL(/^[^?]*\/vertrag-widerrufen\/bestaetigung\?sent=/);
  await expect(main.getByText(receivedAt)).toBeVisible();
  expect((await mailsOf(email)).toShop).toHaveLength(1);
});

test(
  'an order page links to the withdrawal form with its data filled in',
  {tag: '@with-script'},
  async ({page, expectAccessible}) => {
    await signIn(page.request, jana);
    await page.goto('/en-us/account/orders/1178');
    const main = page.getByRole('main');
    const link = main.getByRole('link', {name: /^Withdraw from contract here/});
    await expect(link).toHaveText(/Vertrag widerrufen$/);
    await link.click();
    await expect(main.getByLabel(/^Order number/)).toHaveValue('#1178');
    await expect(field(main, 'Your name')).toHaveValue(jana.name);
    await expect(field(main, 'E-mail address')).toHaveValue(jana.email);
    await waitForHydration(page);
    // The German text appears next to the English one, but outside of a button, which must contain nothing else.
    await main
      .getByRole('button', {name: 'Withdraw from contract here · Vertrag widerrufen'})
      .click();
    await expect(main.getByRole('button', {name: 'Confirm withdrawal', exact: true})).toBeVisible();
    await expect(main.getByText('Vertrag widerrufen: Widerruf bestätigen')).toBeVisible();
    await expectAccessible(page);
  },
);
