import {createHmac} from 'node:crypto';
import {reminderApp} from '../stand-ins/shopify/access';
import {workerSettings} from '../stand-ins/settings';
import {field, newAddress} from './form-steps';
import {comeFromElsewhere, mailsOf, plainText, readForAWhile} from './request-steps';
import {scriptIsThere} from './shop-steps';
import {expect, test} from './test';

const services = `http://localhost:${process.env.E2E_SERVICES_PORT ?? '4310'}`;
/** Fernweh 7 Trapez in Reseda and 60 cm, which is sold out, and in another size, which is not. */
const soldOut = {query: 'Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=60+cm', number: '41000000000004'};
const sold = '41000000000001';

test.use({allowedConsoleErrors: ['status of 400']});
test.beforeEach(({page}) => comeFromElsewhere(page));

test('a visitor is reminded of what is sold out, confirms it, and ends it', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newAddress('jana');
  await page.goto(`/products/fernweh-7-trapez?${soldOut.query}`);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Erinnern, wenn wieder da'}).click();
  await expect(page).toHaveURL(`/erinnern?variant=${soldOut.number}`);
  if (javaScriptEnabled) await scriptIsThere(page);

  await readForAWhile(page);
  await field(main, 'E-Mail-Adresse').fill('jana@');
  await main.getByRole('button', {name: 'Link anfordern'}).click();
  await expect(main.getByText(/nicht korrekt formatiert/).first()).toBeVisible();
  await field(main, 'E-Mail-Adresse').fill(email);
  await main.getByRole('button', {name: 'Link anfordern'}).click();
  await expect(main.getByText(/kommt gleich eine E-Mail/)).toBeVisible();

  const {confirmations} = await mailsOf(email);
  const [, join = '', leave = ''] =
    /(http\S+code=\S+)[^]*?(http\S+code=\S+)/.exec(plainText(confirmations[0])) ?? [];
  await page.goto(join);
  await main.getByRole('button', {name: 'Ja, bitte erinnern'}).click();
  await expect(main.getByText(/Sie sind vorgemerkt/)).toBeVisible();
  await page.goto(leave);
  await main.getByRole('button', {name: 'Abmelden'}).click();
  await expect(main.getByText(/Sie sind abgemeldet/)).toBeVisible();
  await page.goto(`${leave}x`);
  await expect(main.getByText(/Dieser Link gilt nicht/)).toBeVisible();
});

test('Shopify tells of goods, and who waits for what is there gets the mail', async ({request}) => {
  const email = newAddress('nele');
  const values = {
    email,
    variant: sold,
    language: 'en',
    confirmed_at: new Date().toISOString(),
  };
  const kept = await request.post(`${services}/admin/api/2026-04/graphql.json`, {
    headers: {'X-Shopify-Access-Token': reminderApp.token},
    data: {
      query: `mutation Keep($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
        metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
      }`,
      variables: {
        handle: {type: 'back_in_stock', handle: email.replaceAll(/\W/g, '-')},
        metaobject: {fields: Object.entries(values).map(([key, value]) => ({key, value}))},
      },
    },
  });
  expect(kept.ok()).toBe(true);

  const secret = workerSettings(services).SHOPIFY_WEBHOOK_SECRET ?? '';
  const body = '{"id":7}';
  const told = await request.post('/webhooks/shopify', {
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-SHA256': createHmac('sha256', secret).update(body).digest('base64'),
    },
    data: body,
  });
  expect(told.status()).toBe(204);
  await expect
    .poll(async () => (await mailsOf(email)).confirmations.map(({subject}) => subject))
    .toEqual([expect.stringMatching(/^Back in stock: .*Fernweh 7 Trapez/)]);
});
