import {knownStatuses} from './live-regions';
import {putOnWishlist} from './plain-requests';
import {flagship, oil, quantityOf, waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';
import {drawer, isCalled, listLink, move} from './wishlist-steps';

test.use(allowStatus400);

test('a cleared wishlist can be restored, even after a reload', async ({
  page,
  javaScriptEnabled,
}) => {
  await putOnWishlist(page.request, oil, flagship);
  await page.goto('/merkzettel');
  if (javaScriptEnabled) await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Merkzettel leeren'}).click();
  await expect(main.getByText('Ihr Merkzettel ist geleert: 2 Artikel.')).toBeVisible();
  await isCalled(page, 'Merkzettel');
  await page.reload();
  if (javaScriptEnabled) await waitForHydration(page);

  await main.getByRole('button', {name: 'Rückgängig machen'}).click();
  await expect(main.getByText('Ihr Merkzettel ist wieder da.')).toBeVisible();
  await expect(main.getByRole('button', {name: 'Rückgängig machen'})).toHaveCount(0);
  await expect(main.getByRole('heading', {level: 2}).first()).toHaveText(oil.title);
  await isCalled(page, 'Merkzettel 2 Artikel');
});

test(
  'the wishlist drawer restores a cleared list, too, and links to sharing it',
  {tag: '@with-script'},
  async ({page, expectAccessible}) => {
    await putOnWishlist(page.request, oil);
    await page.goto('/warenkorb');
    await waitForHydration(page);
    await listLink(page).click();
    await expect(quantityOf(drawer(page), oil)).toBeVisible();
    const heard = await knownStatuses(drawer(page));
    await drawer(page).getByRole('button', {name: 'Merkzettel leeren'}).click();
    await heard('Ihr Merkzettel ist geleert: 1 Artikel.');
    await heard('Merkzettel, 0 Artikel');
    await expect(drawer(page).getByRole('group', {name: 'Merkzettel'})).toBeFocused();
    await expect(drawer(page)).toContainText('Ihr Merkzettel ist leer.');
    const undo = drawer(page).getByRole('button', {name: 'Rückgängig machen'});
    await expect(undo).toBeVisible();
    await expectAccessible(page);
    await undo.click();
    await heard('Ihr Merkzettel ist wieder da.');
    await expect(quantityOf(drawer(page), oil)).toBeVisible();
    await isCalled(page, 'Merkzettel 1 Artikel');
    await drawer(page).getByRole('link', {name: 'Merkzettel teilen'}).click();
    await expect(page).toHaveURL('/merkzettel#share');
    await expect(page.getByLabel('Link zu diesen Artikeln')).toBeInViewport();
  },
);

test('the wishlist page itself shows a quantity error', {tag: '@with-script'}, async ({page}) => {
  await putOnWishlist(page.request, oil);
  await page.goto('/merkzettel');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await quantityOf(main, oil).fill('99999999');
  await move(main).click();
  await expect(main.getByText('Bitte geben Sie eine kleinere Menge ein.')).toBeVisible();
  await expect(quantityOf(main, oil)).toHaveValue('99999999');
  await expect(drawer(page)).toBeHidden();
});
