import type {Page} from '@playwright/test';
import {newCustomer} from './new-customer';
import {putIntoCart} from './plain-requests';
import {
  buyButton,
  cartLink,
  checkoutLink,
  holdFiles,
  oil,
  quantityOf,
  scarce,
  waitForHydration,
} from './shop-steps';
import {expect, test} from './test';

test.use({
  withPictures: true,
  allowedConsoleErrors: ['status of 404'],
  viewport: {width: 390, height: 3000},
});

const once = {tag: '@with-script'};

/** The positions of everything in the viewport: a click misses a button that moves between mouse down and mouse up. */
const boxesOf = (page: Page) =>
  page
    .locator('main, main :is(a, button, input, select, textarea), footer')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => {
          const {x, y} = element.getBoundingClientRect();
          const name = element.id || element.textContent.trim().slice(0, 40);
          return `${element.tagName} ${name} ${x} ${y}`;
        }),
    );

/** Opens a page whose scripts are held back until the returned function is called. */
async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdFiles(page, /\/assets\/.*\.js/);
  await page.goto(path, {waitUntil: 'commit'});
  return () => {
    letGo();
    return waitForHydration(page);
  };
}

async function expectNothingMoves(page: Page, path: string): Promise<void> {
  const scriptComes = await openBeforeScript(page, path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The stylesheets declare the fonts.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const before = await boxesOf(page);
  await scriptComes();
  expect(before.length).toBeGreaterThan(2);
  expect((await boxesOf(page)).filter((box) => before.includes(box))).toEqual(before);
}

const looked = [
  '/',
  '/konto/anmelden',
  '/konto/registrieren',
  '/konto/passwort-zuruecksetzen/7001/0123456789abcdef',
  '/merkzettel',
  '/leasing-anfrage?variant=41000000000001',
  '/preisanfrage?variant=41000000000001',
  '/collections/e-bikes',
  oil.path,
];

for (const path of looked) {
  test(`nothing visible moves when ${path} hydrates`, once, ({page}) =>
    expectNothingMoves(page, path),
  );
}

test('nothing visible moves when the personal details hydrate', once, async ({page}) => {
  await newCustomer(page.request);
  await expectNothingMoves(page, '/konto/daten');
});

test('nothing visible moves when a filled cart hydrates', once, async ({page}) => {
  await putIntoCart(page.request, oil);
  await expectNothingMoves(page, '/warenkorb');
});

test(
  'after a reload, Back before script has loaded opens the page before',
  once,
  async ({page}) => {
    await page.goto('/vertrag-widerrufen');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', {name: 'Radladen'}).click();
    await expect(page).toHaveURL('/');
    const letGo = await holdFiles(page, /\/assets\/.*\.js/);
    await page.reload({waitUntil: 'domcontentloaded'});
    await page.goBack();
    await expect(page).toHaveURL('/vertrag-widerrufen');
    letGo();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Vertrag widerrufen');
  },
);

test('a button focused before hydration keeps the focus', once, async ({page}) => {
  await page.goto('/vertrag-widerrufen');
  const letGo = await holdFiles(page, /\/assets\/.*\.js/);
  await page.reload({waitUntil: 'commit'});
  const main = page.getByRole('main');
  await main.getByLabel(/^Ihr Name/).fill('Jana Petersen');
  await main.getByLabel(/^Bestellnummer/).fill('#1178');
  await main.getByLabel(/^E-Mail-Adresse/).fill('jana.petersen@mail.example');
  await main.getByRole('button', {name: 'Vertrag widerrufen'}).click();
  const confirm = main.getByRole('button', {name: 'Widerruf bestätigen'});
  await confirm.focus();
  letGo();
  await waitForHydration(page);
  await expect(confirm).toBeFocused();
});

test(
  'skipping to the content while the code of the recommendations loads keeps their HTML',
  once,
  async ({page}) => {
    const itsCode = /\/assets\/OtherProducts.*\.js/;
    const letGo = await holdFiles(page, itsCode);
    const asked = page.waitForRequest(itsCode);
    await page.goto('/gibt/es/nicht');
    await page.keyboard.press('Tab');
    await asked;
    const products = page.getByRole('region', {name: 'Was andere Radler begeistert'});
    const sent = await products.elementHandle();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    letGo();
    await waitForHydration(page);
    expect(await sent.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test('a quantity typed into the cart before hydration is submitted', once, async ({page}) => {
  await putIntoCart(page.request, oil);
  const scriptComes = await openBeforeScript(page, '/warenkorb');
  await quantityOf(page, oil).fill('3');
  await scriptComes();
  await expect(page.getByRole('button', {name: 'Aktualisieren'})).toBeHidden();
  await expect(checkoutLink(page)).toContainText('26,85 €*');
  await expect(cartLink(page)).toContainText('26,85 €*');
});

test('the answer to a product added before hydration stays', once, async ({page}) => {
  const scriptComes = await openBeforeScript(page, scarce.path);
  await quantityOf(page, scarce).fill('9');
  await buyButton(page).click();
  const answer = page.getByText('Nur noch 2 Stück verfügbar. Wir haben die Menge angepasst.');
  await expect(answer).toBeVisible();
  await scriptComes();
  await expect(answer).toBeVisible();
});

test('typing in the sign-in drawer continues across hydration', once, async ({page}) => {
  const scriptComes = await openBeforeScript(page, '/?login=true');
  const email = page.getByRole('dialog').getByRole('textbox', {name: /^E-Mail/});
  await email.pressSequentially('jana@');
  await scriptComes();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.type('mail.example');
  await expect(email).toHaveValue('jana@mail.example');
});
