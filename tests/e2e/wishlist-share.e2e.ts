import {knownStatuses} from './live-regions';
import type {Page} from '@playwright/test';
import {putOnWishlist} from './plain-requests';
import {flagship, oil, waitForHydration} from './shop-steps';
import {expect, test} from './test';
import {add, isCalled, remove} from './wishlist-steps';

/** Copies the share link of a wishlist with two items, and becomes another visitor. */
async function receiveLink(page: Page): Promise<string> {
  await putOnWishlist(page.request, oil, flagship);
  await page.goto('/merkzettel');
  const link = await page.getByLabel('Link zu diesen Artikeln').inputValue();
  await page.context().clearCookies();
  return link;
}

test('a wishlist is shared by link and copied by another visitor', async ({page}) => {
  const link = await receiveLink(page);
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Geteilter Merkzettel');
  await expect(main).toContainText('Von wem sie kommt, wissen wir nicht.');
  const lines = main.getByRole('listitem').filter({has: page.getByRole('heading')});
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('€');
  await expect(main.getByRole('spinbutton')).toHaveCount(0);
  // On paper the note in the footer is missing.
  await page.emulateMedia({media: 'print'});
  await expect(main.getByText(/^\* inkl\. MwSt\./)).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await isCalled(page, 'Merkzettel');

  const copy = main.getByRole('button', {name: 'Auf meinen Merkzettel übernehmen'});
  await copy.click();
  await expect(page).toHaveURL('/merkzettel');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Merkzettel');
  await expect(main.getByText('2 Artikel stehen jetzt auch auf Ihrem Merkzettel.')).toBeVisible();
  await isCalled(page, 'Merkzettel 2 Artikel');

  await page.goto(link);
  await expect(main.getByText('Diese 2 Artikel stehen schon auf Ihrem Merkzettel.')).toBeVisible();
  await expect(copy).toHaveCount(0);
});

test(
  'a broken share link renders a page without items',
  {tag: '@without-script'},
  async ({page}) => {
    const answer = await page.goto(`/merkzettel?v=${'%3Cscript%3E'.repeat(800)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText('Dieser Link zeigt keine Artikel.');
  },
);

test('a visitor adds single items of a shared wishlist to the own one', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(await receiveLink(page));
  if (javaScriptEnabled) await waitForHydration(page);
  const heard = javaScriptEnabled && (await knownStatuses(page.getByRole('main')));
  await add(page, oil.title).click();
  await expect(remove(page, oil.title)).toBeVisible();
  await expect(page).toHaveURL(/\?v=/);
  await isCalled(page, 'Merkzettel 1 Artikel');
  if (heard) {
    await add(page, flagship.title).click();
    await heard('Diese 2 Artikel stehen schon auf Ihrem Merkzettel.');
  }
  await page.getByRole('main').getByRole('link', {name: flagship.title}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
});

test(
  'the button copies the link of the wishlist',
  {tag: '@with-script'},
  async ({page, context, expectAccessible}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await putOnWishlist(page.request, oil);
    await page.goto('/merkzettel');
    await waitForHydration(page);
    const field = page.getByLabel('Link zu diesen Artikeln');
    await page.getByRole('button', {name: 'Link kopieren'}).click();
    await expect(page.getByText('Link kopiert')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await field.inputValue(),
    );
    await expectAccessible(page);
  },
);

test('the link is selected when it cannot be copied', {tag: '@with-script'}, async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await putOnWishlist(page.request, oil);
  await page.goto('/merkzettel');
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Link kopieren'}).click();
  await expect(page.getByText('Der Link ist markiert.')).toBeVisible();
  const marked = await page.evaluate(() => String(getSelection()));
  expect(marked).toContain('/merkzettel?v=');
});
