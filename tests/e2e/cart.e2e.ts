import {knownStatuses} from './live-regions';
import {putIntoCart} from './plain-requests';
import {
  buyButton,
  cartDrawer,
  cartLink,
  checkoutLink,
  fillCart,
  flagship,
  holdFiles,
  minus,
  oil,
  openProduct,
  plus,
  quantityOf,
  scarce,
} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test('a double click adds one item, and every one of several clicks on plus counts', async ({
  page,
}) => {
  await openProduct(page, oil.path);
  await buyButton(page).dblclick();
  const drawer = cartDrawer(page);
  await expect(quantityOf(drawer, oil)).toHaveValue('1');
  await expect(checkoutLink(drawer)).toContainText('8,95 €*');
  for (const quantity of ['2', '3', '4', '5']) {
    await plus(drawer).click();
    await expect(quantityOf(drawer, oil)).toHaveValue(quantity);
  }
  await expect(checkoutLink(drawer)).toContainText('44,75 €*');
  await page.goto('/warenkorb');
  await expect(quantityOf(page, oil)).toHaveValue('5');
});

test('the checkout is disabled until the shop returns the new total', async ({page}) => {
  const drawer = await fillCart(page, oil.path);
  const letGo = await holdFiles(page, /\/warenkorb\.data/);
  await plus(drawer).click();
  const waiting = checkoutLink(drawer).and(page.getByRole('link', {disabled: true}));
  await expect(waiting).toContainText('8,95 €*');
  letGo();
  await expect(checkoutLink(drawer)).toContainText('17,90 €*');
  await expect(checkoutLink(drawer)).toHaveAttribute('href', /\/checkouts\/cn\//);
});

test('a stock shortage is shown at its cart line until the next change', async ({page}) => {
  await putIntoCart(page.request, oil);
  const drawer = await fillCart(page, scarce.path);
  const line = drawer.getByRole('listitem').filter({hasText: scarce.title});
  const warning = line.getByText('Nur noch 2 Stück verfügbar. Wir haben die Menge angepasst.');

  const heard = await knownStatuses(line);
  await quantityOf(line, scarce).fill('9');
  await expect(warning).toBeVisible();
  await heard('Nur noch 2 Stück verfügbar.');
  await expect(quantityOf(line, scarce)).toHaveValue('2');
  await expect(drawer.getByText(/Nur noch/)).toHaveCount(1);

  await minus(line).press('Enter');
  await expect(warning).toBeHidden();
  await expect(quantityOf(line, scarce)).toHaveValue('1');
  await expect(minus(line)).toBeDisabled();
  await expect(minus(line)).toBeFocused();
});

test('two tabs share one cart', async ({page, context}) => {
  await fillCart(page, oil.path);
  const second = await context.newPage();
  const drawer = await fillCart(second, scarce.path);
  await expect(drawer.getByRole('heading', {name: oil.title})).toBeVisible();

  // What the other tab has added appears here immediately.
  await expect(cartDrawer(page).getByRole('heading', {name: scarce.title})).toBeVisible();
  await plus(cartDrawer(page)).first().click();
  await expect(cartLink(page)).toHaveAccessibleName(/^Warenkorb, 3 Artikel/);
  await expect(cartLink(second)).toHaveAccessibleName(/^Warenkorb, 3 Artikel/);
});

test('a visitor fills the cart with the keyboard alone', async ({page}) => {
  await openProduct(page, oil.path);
  await quantityOf(page, oil).focus();
  await page.keyboard.press('Tab');
  await expect(plus(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, oil)).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(buyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  const drawer = cartDrawer(page);
  await expect(quantityOf(drawer, oil)).toHaveValue('2');
  await quantityOf(drawer, oil).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(checkoutLink(drawer)).toContainText('26,85 €*');
  await expect(plus(drawer)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test.describe('a discount code', () => {
  test.use(allowStatus400);

  test('is applied and removed in the drawer, and rejected at its field when unknown', async ({
    page,
  }) => {
    const drawer = await fillCart(page, flagship.path);
    const field = drawer.getByRole('textbox', {name: 'Rabattcode'});
    const sum = (await checkoutLink(drawer).textContent()) ?? '';

    await field.fill('GIBTSNICHT');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(
      /Diesen Rabattcode oder Gutschein kennen wir nicht/,
    );
    await expect(field).toHaveValue('GIBTSNICHT');

    await field.fill('TREUE25');
    await drawer.getByRole('button', {name: 'Einlösen'}).click();
    await expect(drawer.getByText('−25 €')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(checkoutLink(drawer)).not.toHaveText(sum);

    await drawer.getByRole('button', {name: 'Rabattcode TREUE25 entfernen'}).click();
    await expect(drawer.getByText('−25 €')).toHaveCount(0);
    await expect(checkoutLink(drawer)).toHaveText(sum);

    await field.fill('RAD50GESCHENK7K2M');
    await field.press('Enter');
    const card = /Gutschein mit Endung 7K2M/;
    await expect(drawer.getByRole('term').filter({hasText: card})).toBeVisible();
    await expect(drawer.getByText('−50 €').first()).toBeVisible();
    await drawer.getByRole('button', {name: card}).click();
    await expect(drawer.getByText(card)).toHaveCount(0);

    await drawer.getByRole('link', {name: 'Zum Warenkorb'}).click();
    await expect(page).toHaveURL('/warenkorb');
    await expect(drawer).toBeHidden();
  });
});
