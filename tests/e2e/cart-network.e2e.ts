import type {Page} from '@playwright/test';
import {putOnWishlist} from './plain-requests';
import {
  buyButton,
  cartDrawer,
  cartLink,
  checkoutLink,
  flagship,
  oil,
  plus,
  quantityOf,
  waitForHydration,
} from './shop-steps';
import {expect, test} from './test';
import {add, drawer, isCalled, listLink, remove} from './wishlist-steps';

// The network is cut on purpose, which browsers log.
test.use({
  allowedConsoleErrors: [
    'ERR_INTERNET_DISCONNECTED',
    'A form has not been answered',
    'cannot be loaded',
    'ERR_CONNECTION_RESET',
  ],
});

const failed = 'Das hat leider nicht geklappt.';
const noticeOf = (page: Page) =>
  page.getByRole('list', {name: 'Mitteilungen'}).getByRole('listitem');

test.describe('without a network @with-script', () => {
  // In a tunnel the browser does not know, and would show its error page on a reload.
  test.beforeEach(({page}) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'onLine', {value: true})),
  );

  test('the consent banner, hearts and drawers report the failure, keep the page and work again once online', async ({
    page,
    context,
  }) => {
    await page.goto('/versandkosten-lieferzeit');
    await waitForHydration(page);
    const choose = page.getByRole('button', {name: 'Nur notwendige'});
    await context.setOffline(true);
    await choose.click();
    await expect(noticeOf(page)).toContainText(failed);
    await expect(choose).toBeVisible();
    await context.setOffline(false);
    await choose.click();
    await expect(choose).toHaveCount(0);

    await page.goto(oil.path);
    await waitForHydration(page);
    await context.setOffline(true);
    await cartLink(page).click();
    await expect(noticeOf(page).getByRole('alert')).toContainText(failed);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(oil.title);

    await context.setOffline(false);
    await add(page, oil.title).click();
    await isCalled(page, 'Merkzettel 1 Artikel');
    await expect(noticeOf(page)).toHaveCount(0);

    await context.setOffline(true);
    await remove(page, oil.title).click();
    await expect(noticeOf(page)).toContainText(failed);
    await expect(remove(page, oil.title)).toBeVisible();

    await context.setOffline(false);
    await buyButton(page).click();
    const cart = cartDrawer(page);
    await expect(quantityOf(cart, oil)).toHaveValue('1');

    await test.step('a cart line falls back to the stored quantity', async () => {
      await context.setOffline(true);
      await plus(cart).click();
      await expect(cart.getByRole('alert')).toContainText(failed);
      await expect(quantityOf(cart, oil)).toHaveValue('1');

      await context.setOffline(false);
      await plus(cart).click();
      await expect(checkoutLink(cart)).toContainText('17,90 €*');
      await expect(cart.getByRole('alert')).toHaveCount(0);
    });
  });

  test('a wishlist item that could not be moved to the cart keeps the focus on its button', async ({
    page,
    context,
  }) => {
    await putOnWishlist(page.request, oil, flagship);
    await page.goto('/merkzettel');
    await waitForHydration(page);
    const button = page.getByRole('button', {name: `In den Warenkorb: ${oil.title}`, exact: true});
    await context.setOffline(true);
    await button.press('Enter');
    await expect(noticeOf(page)).toContainText(failed);
    await expect(button).toBeFocused();

    await context.setOffline(false);
    await button.press('Enter');
    await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('1');
  });

  test('the wishlist drawer shows the error inside and can be retried', async ({page, context}) => {
    await putOnWishlist(page.request, flagship, oil);
    await page.goto('/warenkorb');
    await waitForHydration(page);
    await listLink(page).click();
    const list = drawer(page);
    await expect(quantityOf(list, oil)).toBeVisible();
    await context.setOffline(true);
    await list.getByRole('button', {name: `${oil.title} entfernen`}).click();
    await expect(list.getByRole('alert')).toContainText(failed);
    await expect(quantityOf(list, oil)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await listLink(page).click();
    const again = list.getByRole('button', {name: 'Erneut versuchen'});
    await expect(again).toBeVisible();

    await context.setOffline(false);
    await again.click();
    await expect(quantityOf(list, oil)).toBeVisible();
    await isCalled(page, 'Merkzettel 2 Artikel');
  });
});

/** Records the data requests of script, for pages and forms alike. */
function recordDataRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('each change to cart or wishlist by script takes one request @with-script', async ({page}) => {
  await page.goto(oil.path);
  await waitForHydration(page);
  const asked = recordDataRequests(page);
  await buyButton(page).click();
  await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('1');
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 1 Artikel, 8,95 €*');
  await page.keyboard.press('Escape');
  await add(page, oil.title).click();
  await isCalled(page, 'Merkzettel 1 Artikel');
  await expect.poll(() => asked).toEqual(['POST /warenkorb.data', 'POST /merkzettel.data']);

  await page.goto('/warenkorb');
  await waitForHydration(page);
  asked.length = 0;
  await plus(page).click();
  await expect(checkoutLink(page)).toContainText('17,90 €*');
  await expect(cartLink(page)).toHaveAccessibleName('Warenkorb, 2 Artikel, 17,90 €*');
  expect(asked).toEqual(['POST /warenkorb.data']);
});
