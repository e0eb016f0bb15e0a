import type {Page} from '@playwright/test';
import {fillCart, oil, openProduct, waitForHydration} from './shop-steps';
import {expect, test} from './test';
import {listLink} from './wishlist-steps';

const once = {tag: '@with-script'};

/** Records each dialog that is visible while Escape does not close it yet: open but not modal. */
async function watchDialogs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = (window.dialogsBesideThePage = new Set<string>());
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('dialog[open]:not(:modal)'))
        seen.add(dialog.id);
    }).observe(document.getRootNode(), {subtree: true, childList: true, attributeFilter: ['open']});
  });
  return () => page.evaluate(() => [...window.dialogsBesideThePage]);
}

test('a drawer is modal once it is visible, so that Escape closes it', once, async ({page}) => {
  const notModal = await watchDialogs(page);
  await fillCart(page, oil.path);
  expect(await notModal()).toEqual([]);
  await openProduct(page, oil.path);
  await listLink(page).click();
  await expect(page.getByRole('dialog', {name: 'Merkzettel'})).toBeVisible();
  expect(await notModal()).toEqual([]);
});

test('a link in a drawer closes it, also to the page behind it', once, async ({page}) => {
  const cart = await fillCart(page, oil.path);
  await cart.getByRole('link', {name: oil.title, exact: true}).click();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(oil.path);

  await page.goto('/collections/e-bikes');
  await waitForHydration(page);
  await listLink(page).click();
  const wishlist = page.getByRole('dialog', {name: 'Merkzettel'});
  await wishlist.getByRole('link', {name: 'Räder ansehen'}).click();
  await expect(wishlist).toBeHidden();
  await expect(page).toHaveURL('/collections/e-bikes');
});

declare global {
  interface Window {
    dialogsBesideThePage: Set<string>;
  }
}
