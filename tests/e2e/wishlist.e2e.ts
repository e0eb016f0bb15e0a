import type {Page} from '@playwright/test';
import {putOnWishlist} from './plain-requests';
import {cartDrawer, flagship, oil, plus, quantityOf, waitForHydration} from './shop-steps';
import {expect, test} from './test';
import {
  add,
  countAnswers,
  drawer,
  isCalled,
  listLink,
  move,
  addToWishlist,
  openHydrated,
  remove,
} from './wishlist-steps';

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

declare global {
  interface Window {
    dialogsBesideThePage: Set<string>;
  }
}

test.describe('the wishlist with script', {tag: '@with-script'}, () => {
  test('stores every one of several quick clicks on hearts', async ({page}) => {
    await openHydrated(page, '/collections/e-trekking', add(page, flagship.title));
    const hearts = page.getByRole('main').getByRole('button', {name: /^Auf den Merkzettel:/});
    const titles = (await hearts.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).slice(
      0,
      4,
    );
    const names = titles.map((label) => label.replace('Auf den Merkzettel: ', ''));
    const answers = countAnswers(page);
    for (const name of names) await add(page, name).first().click();
    for (const name of names) await expect(remove(page, name).first()).toBeVisible();
    await isCalled(page, 'Merkzettel 4 Artikel');

    await expect.poll(answers).toBe(4);
    await page.reload();
    await isCalled(page, 'Merkzettel 4 Artikel');

    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    const heart = remove(page, names[0] ?? '')
      .first()
      .locator('svg');
    const {fill, stroke} = await heart.evaluate((svg) => {
      const looks = getComputedStyle(svg);
      return {fill: looks.fill, stroke: looks.stroke};
    });
    expect(fill, 'a filled heart in a dark theme').toBe(stroke);
  });

  test('moves an item from its drawer, modal like that of the cart, to the cart in the chosen quantity', async ({
    page,
    expectAccessible,
  }) => {
    const notModal = await watchDialogs(page);
    await openHydrated(page, oil.path, plus(page));
    await add(page, oil.title).click();
    await isCalled(page, 'Merkzettel 1 Artikel');
    await listLink(page).click();
    await expect(quantityOf(drawer(page), oil)).toHaveValue('1');
    await expectAccessible(page);
    await plus(drawer(page)).click();
    await move(drawer(page)).click();

    await expect(cartDrawer(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('2');
    expect(await notModal()).toEqual([]);
    await page.keyboard.press('Escape');
    await isCalled(page, 'Merkzettel');
    await expect(add(page, oil.title)).toBeVisible();
  });

  test('updates a list in another tab without aborting its pending request', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const main = other.getByRole('main');
    await openHydrated(other, '/merkzettel', main.getByText('Ihr Merkzettel ist leer.'));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let asked = 0;
    await other.route('**/merkzettel.data**', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await held;
      await route.fulfill({response: answer});
    });
    await addToWishlist(page, oil);
    await expect.poll(() => asked).toBe(1);
    await addToWishlist(page, flagship);
    await isCalled(other, 'Merkzettel 2 Artikel');
    // An immediate request would abort the response that is still pending.
    expect(asked).toBe(1);

    letGo();
    for (const {title} of [oil, flagship]) {
      await expect(main.getByRole('heading', {level: 2, name: title})).toBeVisible();
    }
  });

  test('counts only the items shown in its drawer when some no longer exist', async ({
    page,
    context,
  }) => {
    await putOnWishlist(page.request, oil);
    const [cookie] = (await context.cookies()).filter(({name}) => name === 'wishlist');
    if (!cookie) throw new Error('Nothing is on the Merkzettel');
    await context.addCookies([{...cookie, value: `${cookie.value}.99999999`}]);
    await openHydrated(page, '/warenkorb', page.getByText('Ihr Warenkorb ist leer.'));
    await isCalled(page, 'Merkzettel 2 Artikel');
    await listLink(page).click();
    await expect(drawer(page)).toContainText('Einige Artikel gibt es nicht mehr.');
    await expect(drawer(page)).toContainText('Merkzettel1 Artikel');
    await page.keyboard.press('Escape');
    await expect(listLink(page)).toBeFocused();
    await isCalled(page, 'Merkzettel 1 Artikel');

    // Behind the closed drawer the list is not loaded again with every page.
    const loads: string[] = [];
    page.on('request', (request) => loads.push(new URL(request.url()).pathname));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Beratung');
    expect(loads).not.toContain('/merkzettel.data');
  });
});

test('the wishlist page lists items, moves them to the cart and removes them', async ({
  page,
  javaScriptEnabled,
}) => {
  for (const product of [oil, flagship]) await addToWishlist(page, product);
  await isCalled(page, 'Merkzettel 2 Artikel');

  await page.goto('/merkzettel');
  if (javaScriptEnabled) await waitForHydration(page);
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('spinbutton')});
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(oil.title);
  await expect(page.getByRole('main').getByText('* inkl. MwSt. zzgl. Versand')).toBeVisible();
  await quantityOf(page, oil).fill('3');
  await move(lines.first()).click();
  if (javaScriptEnabled) {
    await expect(quantityOf(cartDrawer(page), oil)).toHaveValue('3');
    await page.keyboard.press('Escape');
  }
  await expect(lines).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('button', {name: `${flagship.title} entfernen`, exact: true})
    .click();
  await expect(page.getByText('Ihr Merkzettel ist leer.')).toBeVisible();
  if (javaScriptEnabled) {
    const statuses = page.getByRole('banner').getByRole('status');
    await expect(statuses.first()).toHaveText('Merkzettel, 0 Artikel');
  }
  await page.goto('/warenkorb');
  await expect(quantityOf(page.getByRole('main'), oil)).toHaveValue('3');
});
