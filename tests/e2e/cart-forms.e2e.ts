import type {Page} from '@playwright/test';
import {
  buyButton,
  cartLink,
  checkoutLink,
  fillCartByForm,
  flagship,
  oil,
  quantityOf,
  scarce,
} from './shop-steps';
import {putIntoCart} from './plain-requests';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const complaint = 'Bitte geben Sie eine ganze Zahl ab 1 ein.';

/** Types a quantity that form validation would block: some browsers do not validate. */
async function typeUnchecked(page: Page, product: {title: string}, quantity: string) {
  const field = quantityOf(page, product);
  await field.fill(quantity);
  await field.evaluate(
    (input) => input instanceof HTMLInputElement && input.form?.setAttribute('novalidate', ''),
  );
}

test('an invalid quantity is rejected at its cart line and stays in the field', async ({page}) => {
  const typed = '0';
  await putIntoCart(page.request, oil, scarce);
  await page.goto('/warenkorb');
  const line = page.getByRole('listitem').filter({has: quantityOf(page, oil)});
  // Browsers that validate block the submission.
  await quantityOf(page, oil).fill(typed);
  await line.getByRole('button', {name: 'Aktualisieren'}).click();
  expect(await quantityOf(page, oil).evaluate((input) => input.matches(':valid'))).toBe(false);
  await expect(cartLink(page)).toContainText('5.807,95 €*');
  await typeUnchecked(page, oil, typed);
  await line.getByRole('button', {name: 'Aktualisieren'}).click();

  await expect(line.getByText(complaint)).toBeVisible();
  await expect(page.getByText(complaint)).toHaveCount(1);
  const field = quantityOf(page, oil);
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(complaint);
  await expect(quantityOf(page, scarce)).toHaveValue('1');
  await expect(cartLink(page)).toContainText('5.807,95 €*');

  await field.fill('2');
  await line.getByRole('button', {name: 'Aktualisieren'}).click();
  await expect(page.getByText(complaint)).toHaveCount(0);
  await expect(cartLink(page)).toContainText('5.816,90 €*');
});

test('an empty quantity is rejected on the product page', async ({page}) => {
  const typed = '';
  await page.goto(oil.path);
  await typeUnchecked(page, oil, typed);
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).first().click();
  await expect(page).toHaveURL(oil.path);
  await expect(page.getByRole('main').getByText(complaint)).toBeVisible();
  await expect(quantityOf(page, oil)).toHaveValue(typed);
  await expect(quantityOf(page, oil)).toHaveAccessibleDescription(complaint);
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, leer');
  await page.reload();
  await expect(page.getByText(complaint)).toHaveCount(0);
});

test('a stock shortage is shown at its cart line once', async ({page}) => {
  await putIntoCart(page.request, oil, scarce);
  await page.goto('/warenkorb');
  const line = page.getByRole('listitem').filter({has: quantityOf(page, scarce)});
  await quantityOf(line, scarce).fill('9');
  await line.getByRole('button', {name: 'Aktualisieren'}).click();
  await expect(line.getByText('Nur noch 2 Stück verfügbar.')).toBeVisible();
  await expect(quantityOf(page, scarce)).toHaveValue('2');
  await page.reload();
  await expect(page.getByText('Nur noch 2 Stück verfügbar.')).toHaveCount(0);
});

test('the notice of an added item is shown once, and the cart link shows its total or item count', async ({
  page,
}) => {
  await fillCartByForm(page, oil.path);
  await expect(page).toHaveURL(oil.path);
  await page.reload();
  await expect(page.getByText('In den Warenkorb gelegt')).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 1 Artikel, 8,95 €*');

  const [count, sum] = [
    cartLink(page).getByText('1', {exact: true}),
    cartLink(page).getByText('8,95 €*'),
  ];
  await page.setViewportSize({width: 640, height: 800});
  await expect(sum).toBeVisible();
  await expect(count).toBeHidden();
  await page.setViewportSize({width: 639, height: 800});
  await expect(count).toBeVisible();
  await expect(sum).toBeHidden();
});

test('cart lines are removed by their forms', async ({page}) => {
  await putIntoCart(page.request, oil, scarce);
  await page.goto('/warenkorb');
  await expect(checkoutLink(page)).toContainText('5.807,95 €*');
  await page.getByRole('button', {name: `${scarce.title} entfernen`}).click();
  await expect(checkoutLink(page)).toContainText('8,95 €*');
  await page.getByRole('button', {name: `${oil.title} entfernen`}).click();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
});

test('a second click on the buy button before the response adds the item only once', async ({
  page,
}) => {
  await putIntoCart(page.request, oil);
  await page.goto(oil.path);
  let posts = 0;
  let arrived = false;
  await page.route('**/warenkorb', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    // The shop receives the request, but the browser never gets the response.
    await route.fetch({maxRedirects: 0});
    arrived = true;
  });
  await buyButton(page).scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await buyButton(page).boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect.poll(() => arrived).toBe(true);
  await page.mouse.click(x + 9, y + 9);
  await expect(page.getByRole('list', {name: 'Mitteilungen'}).getByRole('listitem')).toHaveCount(1);
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 2 Artikel, 17,90 €*');
  expect(posts).toBe(2);
});

test('an unsubmitted quantity hides the checkout until the cart is updated, and Enter submits it', async ({
  page,
}) => {
  await putIntoCart(page.request, oil);
  await page.goto('/warenkorb');
  const hint = page.getByText(
    'Geänderte Mengen gelten erst, wenn Sie den Warenkorb aktualisieren.',
  );
  await expect(hint).toBeHidden();
  await quantityOf(page, oil).fill('3');
  await quantityOf(page, oil).press('Tab');
  await expect(hint).toBeVisible();
  await expect(checkoutLink(page)).toBeHidden();

  await page.getByRole('button', {name: 'Warenkorb aktualisieren'}).click();
  await expect(checkoutLink(page)).toContainText('26,85 €*');
  await expect(hint).toBeHidden();

  await quantityOf(page, oil).fill('2');
  await quantityOf(page, oil).press('Enter');
  await expect(checkoutLink(page)).toContainText('17,90 €*');
  await expect(quantityOf(page, oil)).toHaveValue('2');
});

test('discount codes and gift cards are applied and removed, and an unknown code is rejected', async ({
  page,
}) => {
  await putIntoCart(page.request, flagship);
  await page.goto('/warenkorb');
  const field = page.getByRole('textbox', {name: 'Rabattcode'});
  await field.fill('TREUE25');
  await field.press('Enter');
  await expect(page).toHaveURL('/warenkorb');
  const sums = page.getByRole('region', {name: 'Zusammenfassung'});
  await expect(sums.getByText('−25 €')).toBeVisible();
  const reduced = await sums.getByRole('definition').nth(2).innerText();
  await expect(checkoutLink(page)).toContainText(reduced);

  await field.fill('GIBTSNICHT');
  await page.getByRole('button', {name: 'Einlösen'}).click();
  await expect(field).toHaveValue('GIBTSNICHT');
  await expect(field).toHaveAccessibleDescription(
    /Diesen Rabattcode oder Gutschein kennen wir nicht/,
  );
  await expect(sums.getByText('−25 €')).toBeVisible();

  await page.getByRole('button', {name: 'Rabattcode TREUE25 entfernen'}).click();
  await expect(page).toHaveURL('/warenkorb');
  await expect(sums.getByText('−25 €')).toHaveCount(0);
  await expect(checkoutLink(page)).not.toContainText(reduced);

  // What was typed next to a changed quantity is not lost.
  await quantityOf(page, flagship).fill('2');
  await field.fill('RAD50GESCHENK7K2M');
  await page.getByRole('button', {name: 'Aktualisieren', exact: true}).click();
  await expect(page).toHaveURL('/warenkorb');
  await expect(quantityOf(page, flagship)).toHaveValue('2');
  const card = /Gutschein mit Endung 7K2M/;
  await expect(sums.getByRole('term').filter({hasText: card})).toBeVisible();
  await page.getByRole('button', {name: card}).click();
  await expect(sums.getByText(card)).toHaveCount(0);
});
