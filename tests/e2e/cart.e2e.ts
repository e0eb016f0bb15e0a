import {
  buyButton,
  cartDrawer,
  cartLink,
  checkoutLink,
  fillCart,
  flagship,
  holdFiles,
  oil,
  openProduct,
  plus,
  quantityOf,
  scarce,
} from './shop-steps';
import {allowStatus400, expect, test} from './test';
import {add, countAnswers, isCalled, openHydrated} from './wishlist-steps';

test('a double click adds one item, each click on plus counts, and the checkout waits for the new total', async ({
  page,
}) => {
  await openProduct(page, oil.path);
  await buyButton(page).dblclick();
  const drawer = cartDrawer(page);
  await expect(quantityOf(drawer, oil)).toHaveValue('1');
  await expect(checkoutLink(drawer)).toContainText('8,95 €*');

  const letGo = await holdFiles(page, /\/warenkorb\.data/);
  await plus(drawer).click();
  const waiting = checkoutLink(drawer).and(page.getByRole('link', {disabled: true}));
  await expect(waiting).toContainText('8,95 €*');
  letGo();
  await expect(checkoutLink(drawer)).toContainText('17,90 €*');
  await expect(checkoutLink(drawer)).toHaveAttribute('href', /\/checkouts\/cn\//);

  for (const quantity of ['3', '4', '5']) {
    await plus(drawer).click();
    await expect(quantityOf(drawer, oil)).toHaveValue(quantity);
  }
  await expect(checkoutLink(drawer)).toContainText('44,75 €*');
  await page.goto('/warenkorb');
  await expect(quantityOf(page, oil)).toHaveValue('5');
});

test('two tabs share one cart and one wishlist', async ({page, context}) => {
  const second = await context.newPage();
  await openHydrated(page, oil.path, plus(page));
  await openHydrated(second, scarce.path, plus(second));
  const answers = countAnswers(second);
  await add(second, scarce.title).first().click();
  await expect.poll(answers).toBe(1);
  await isCalled(page, 'Merkzettel 1 Artikel');
  await add(page, oil.title).click();
  await isCalled(page, 'Merkzettel 2 Artikel');
  await isCalled(second, 'Merkzettel 2 Artikel');

  await buyButton(page).click();
  await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('1');
  await buyButton(second).click();
  await expect(cartDrawer(second).getByRole('heading', {name: oil.title})).toBeVisible();

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
