import type {Page} from '@playwright/test';
import {field, newAddress} from './form-steps';
import {fillAll, fillPartner, fillPerson, openRequest, PARTNER, words} from './leasing-journey';
import {useRandomIp, mailsOf, waitUntilSubmittable} from './request-steps';
import {holdFiles, waitForHydration} from './shop-steps';
import {expect, test} from './test';

// Four steps, two tabs and a three-second bot trap take longer than most tests on a slow machine.
test.describe.configure({timeout: 120_000});
// An invalid form re-renders its page with status 400.
test.use({allowedConsoleErrors: ['status of 400', 'status of 503']});
test.beforeEach(({page}) => useRandomIp(page));

const PATH = `${words.path}?variant=41000000000001`;
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', {level: 2, name});
const next = (page: Page) => page.getByRole('button', {name: 'Weiter', exact: true});

test('each step is validated before the next one opens and is accessible @with-script', async ({
  page,
  expectAccessible,
}) => {
  const main = await openRequest(page, PATH, true);
  await next(page).click();
  await expect(main.getByRole('alert').first()).toContainText(
    'Bitte wählen Sie einen Leasing-Partner aus.',
  );
  await expect(main.getByRole('alert').first()).not.toContainText('Vornamen');
  await expect(main.getByRole('radio', {name: 'Pendlerplus'})).toBeFocused();
  await expect(page).toHaveURL(PATH);
  await expectAccessible(page);

  await main.getByRole('radio', {name: PARTNER}).check();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await fillPartner(main);
  await next(page).click();
  await expect(page).toHaveURL(`${PATH}&step=2`);
  await expect(heading(page, 'Wie erreichen wir Sie?')).toBeFocused();
  await expect(page.locator('[aria-current=step]')).toContainText('Ihre Daten');

  await next(page).click();
  await expect(field(main, 'Vorname')).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await expect(heading(page, 'Wie erreichen wir Sie?')).toBeHidden();
  await page.goForward();
  await expect(heading(page, 'Wie erreichen wir Sie?')).toBeFocused();
  await field(main, 'E-Mail-Adresse').fill('jana.petersen@mail');
  await expect(main.getByText('Die E-Mail-Adresse ist nicht korrekt').first()).toBeVisible();
  await field(main, 'Vorname').focus();
  await expect(
    main.getByRole('status').filter({hasText: 'Die E-Mail-Adresse ist nicht korrekt'}),
  ).toHaveCount(1);
  await field(main, 'E-Mail-Adresse').fill('jana.petersen@mail.example');
  await field(main, 'Vorname').focus();
  await expect(main.getByText('Die E-Mail-Adresse ist nicht korrekt')).toHaveCount(0);

  await fillPerson(main, 'jana.petersen@mail.example');
  await next(page).click();
  await expect(heading(page, 'Wie kommt das Rad zu Ihnen?')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('radio', {name: words.shipping}).check();
  await next(page).click();
  await expect(heading(page, 'Wie bekommen Sie das Angebot?')).toBeVisible();
  await expectAccessible(page);
});

test('impatient clicks open the next step once @with-script', async ({page}) => {
  const main = await openRequest(page, PATH, true);
  const letGo = await holdFiles(page, /\/assets\/(check-form|leasing-request-schema)-.*\.js/);
  const asked = page.waitForRequest(/\/assets\/check-form-/);
  await fillPartner(main);
  await asked;
  for (const _ of [1, 2]) await next(page).click();
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(heading(page, 'Wie erreichen wir Sie?')).toBeVisible();
  await expect(next(page)).not.toHaveAttribute('aria-busy');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test('going back and forth or reloading keeps the input, in this tab only @with-script', async ({
  page,
  context,
}) => {
  const main = await openRequest(page, PATH, true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url());
  });
  await fillPartner(main);
  await next(page).click();
  await expect(heading(page, 'Wie erreichen wir Sie?')).toBeVisible();
  await fillPerson(main, 'jana.petersen@mail.example');
  await next(page).click();
  await expect(heading(page, 'Wie kommt das Rad zu Ihnen?')).toBeVisible();

  await page.goBack();
  await expect(field(main, 'Vorname')).toHaveValue('Jana „Öl“');
  await page.goBack();
  await expect(main.getByRole('radio', {name: PARTNER})).toBeChecked();
  await expect(page).toHaveURL(PATH);
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Wie kommt das Rad zu Ihnen?')).toBeVisible();
  await main.getByRole('link', {name: /^1?Leasing-Partner/}).click();
  await expect(main.getByLabel(words.code)).toHaveValue('48-2290-17');
  await page.goBack();
  await main.getByRole('link', {name: 'Zurück'}).click();
  await expect(field(main, 'Nachname')).toHaveValue('Petersen <b>');
  expect(asked).toEqual([]);

  const seal = () => page.locator('[name=requestSeal]').inputValue();
  const before = await seal();
  const letGo = await holdFiles(page, /\/assets\/.*\.js/);
  await page.reload({waitUntil: 'commit'});
  await field(main, 'Ort').fill('Deutz');
  letGo();
  await waitForHydration(page);
  await expect(page).toHaveURL(`${PATH}&step=2`);
  await expect(field(main, 'Vorname')).toHaveValue('Jana „Öl“');
  await expect(field(main, 'Ort')).toHaveValue('Deutz');
  await expect(field(main, 'E-Mail-Adresse')).toHaveValue('jana.petersen@mail.example');
  expect(await seal()).not.toBe(before);
  await main.getByRole('link', {name: 'Zurück'}).click();
  await expect(main.getByRole('radio', {name: PARTNER})).toBeChecked();
  await expect(field(main, 'Service-Paket')).toHaveValue('Nur Inspektion');

  await test.step('a tab that opens a later step directly starts at the first', async () => {
    const other = await context.newPage();
    const there = await openRequest(other, `${PATH}&step=3`, true);
    await expect(heading(other, 'Wer ist Ihr Leasing-Partner?')).toBeVisible();
    await expect(other).toHaveURL(PATH);
    await expect(there.getByRole('alert')).toHaveCount(0);
    await expect(there.getByRole('radio', {name: PARTNER})).not.toBeChecked();
  });
});

test('two tabs send two requests, and the form is empty afterwards @with-script', async ({
  page,
  context,
}) => {
  const email = newAddress('zwei');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const main = await openRequest(tab, PATH, true);
    await fillAll(main, email, true);
  }
  for (const tab of [page, other]) {
    await waitUntilSubmittable(tab);
    await tab.getByRole('button', {name: words.send}).click();
    await expect(tab).toHaveURL(`${PATH}&sent`);
  }
  expect((await mailsOf(email)).toShop).toHaveLength(2);

  const main = await openRequest(page, PATH, true);
  await expect(main.getByRole('radio', {name: PARTNER})).not.toBeChecked();
});

test('a failed delivery stays on the last step and keeps all input @with-script', async ({
  page,
}) => {
  const main = await openRequest(page, PATH, true);
  await fillAll(main, 'mail-500@mail.example', true);
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: words.send}).click();
  await expect(main.getByRole('alert').first()).toContainText('0221 4710 120');
  await expect(page).toHaveURL(`${PATH}&step=4`);
  await expect(field(main, 'Nachricht')).toHaveValue(/Mit Tasche/);
  await page.goBack();
  await page.goBack();
  await expect(field(main, 'Vorname')).toHaveValue('Jana „Öl“');
});
