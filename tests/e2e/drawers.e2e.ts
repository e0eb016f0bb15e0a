import {fillCart, oil, waitForHydration} from './shop-steps';
import {expect, test} from './test';
import {listLink} from './wishlist-steps';

test(
  'a link in a drawer closes it, also to the page behind it',
  {tag: '@with-script'},
  async ({page}) => {
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
  },
);
