import {field, newAddress} from './form-steps';
import {useRandomIp, mailsOf, plainText, waitUntilSubmittable} from './request-steps';
import {waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

/** Fernweh 7 Trapez in Reseda and 60 cm, which is sold out; another size is not. */
const soldOut = {query: 'Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=60+cm', number: '41000000000004'};

test.use(allowStatus400);
test.beforeEach(({page}) => useRandomIp(page));

test('a visitor requests, confirms and cancels a back-in-stock reminder', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newAddress('jana');
  await page.goto(`/products/fernweh-7-trapez?${soldOut.query}`);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Erinnern, wenn wieder da'}).click();
  await expect(page).toHaveURL(`/erinnern?variant=${soldOut.number}`);
  if (javaScriptEnabled) await waitForHydration(page);

  await waitUntilSubmittable(page);
  await field(main, 'E-Mail-Adresse').fill('jana@');
  await main.getByRole('button', {name: 'Link anfordern'}).click();
  await expect(main.getByText(/nicht korrekt formatiert/).first()).toBeVisible();
  await field(main, 'E-Mail-Adresse').fill(email);
  await main.getByRole('button', {name: 'Link anfordern'}).click();
  await expect(main.getByText(/kommt gleich eine E-Mail/)).toBeVisible();
  await expect(page).toHaveTitle('Gesendet: Erinnern, wenn wieder da – Radladen');

  const {confirmations} = await mailsOf(email);
  const [, join = '', leave = ''] =
    /(http\S+code=\S+)[^]*?(http\S+code=\S+)/.exec(plainText(confirmations[0])) ?? [];
  await page.goto(join);
  await main.getByRole('button', {name: 'Ja, bitte erinnern'}).click();
  await expect(main.getByText(/Sie sind vorgemerkt/)).toBeVisible();
  await expect(page).toHaveTitle('Vorgemerkt: Erinnern, wenn wieder da – Radladen');
  await page.goto(leave);
  await main.getByRole('button', {name: 'Erinnerung abbestellen'}).click();
  await expect(main.getByText(/Die Erinnerung ist abbestellt/)).toBeVisible();
  await expect(page).toHaveTitle('Abbestellt: Erinnern, wenn wieder da – Radladen');
  await page.goto(`${leave}x`);
  await expect(main.getByText(/Dieser Link gilt nicht/)).toBeVisible();
});
