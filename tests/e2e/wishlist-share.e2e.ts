import {knownStatuses} from './live-regions';
import type {Page} from '@playwright/test';
import {putOnWishlist} from './plain-requests';
import {flagship, oil, waitForHydration} from './shop-steps';
import {expect, onceInEnglish, test} from './test';
import {add, isCalled, remove} from './wishlist-steps';

const words = {
  German: {
    path: '/merkzettel',
    field: 'Link zu diesen Artikeln',
    shared: 'Geteilter Merkzettel',
    stranger: 'Von wem sie kommt, wissen wir nicht.',
    copy: 'Auf meinen Merkzettel übernehmen',
    own: 'Merkzettel',
    copied: '2 Artikel stehen jetzt auch auf Ihrem Merkzettel.',
    count: 'Merkzettel 2 Artikel',
    allThere: 'Diese 2 Artikel stehen schon auf Ihrem Merkzettel.',
    nothing: 'Dieser Link zeigt keine Artikel.',
  },
  English: {
    path: '/en-us/wishlist',
    field: 'Link to these items',
    shared: 'Shared wishlist',
    stranger: 'We do not know who it is from.',
    copy: 'Add all to my wishlist',
    own: 'Wishlist',
    copied: '2 items are now on your wishlist, too.',
    count: 'Wishlist 2 items',
    allThere: 'These 2 items are already on your wishlist.',
    nothing: 'This link does not show any items.',
  },
};

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true});

for (const [language, said] of Object.entries(words)) {
  test(
    `a wishlist is shared by link and copied by another visitor, in ${language}`,
    onceInEnglish(language),
    async ({page, browser, javaScriptEnabled, userAgent}) => {
      await putOnWishlist(page.request, oil, flagship);
      await page.goto(said.path);
      const link = await page.getByLabel(said.field).inputValue();

      const friends = await browser.newContext({javaScriptEnabled, userAgent});
      const friend = await friends.newPage();
      await friend.goto(link);
      const main = friend.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(said.shared);
      await expect(main).toContainText(said.stranger);
      const lines = main.getByRole('listitem').filter({has: friend.getByRole('heading')});
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText('€');
      await expect(main.getByRole('spinbutton')).toHaveCount(0);
      await expect(header(friend, said.own)).toBeVisible();

      await main.getByRole('button', {name: said.copy}).click();
      await expect(friend).toHaveURL(said.path);
      await expect(main.getByRole('heading', {level: 1})).toHaveText(said.own);
      await expect(main.getByText(said.copied)).toBeVisible();
      await expect(header(friend, said.count)).toBeVisible();

      await friend.goto(link);
      await expect(main.getByText(said.allThere)).toBeVisible();
      await expect(main.getByRole('button', {name: said.copy})).toHaveCount(0);
      await friends.close();
    },
  );

  test(
    `a broken share link renders a page without items, in ${language}`,
    {tag: '@without-script'},
    async ({page}) => {
      const answer = await page.goto(`${said.path}?v=${'%3Cscript%3E'.repeat(800)}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('main')).toContainText(said.nothing);
    },
  );
}

test('a visitor adds single items of a shared wishlist to the own one', async ({
  page,
  browser,
  userAgent,
  javaScriptEnabled,
}) => {
  await putOnWishlist(page.request, oil, flagship);
  await page.goto('/merkzettel');
  const link = await page.getByLabel('Link zu diesen Artikeln').inputValue();
  const friends = await browser.newContext({javaScriptEnabled, userAgent, locale: 'de-DE'});
  const friend = await friends.newPage();
  await friend.goto(link);
  if (javaScriptEnabled) await waitForHydration(friend);
  const heard = javaScriptEnabled && (await knownStatuses(friend.getByRole('main')));
  await add(friend, oil.title).click();
  await expect(remove(friend, oil.title)).toBeVisible();
  await expect(friend).toHaveURL(/\?v=/);
  await isCalled(friend, 'Merkzettel 1 Artikel');
  if (heard) {
    await add(friend, flagship.title).click();
    await heard('Diese 2 Artikel stehen schon auf Ihrem Merkzettel.');
  }
  await friend.getByRole('main').getByRole('link', {name: flagship.title}).click();
  await expect(friend.getByRole('heading', {level: 1})).toContainText(flagship.title);
  await friends.close();
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
