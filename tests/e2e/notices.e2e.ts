import type {Page} from '@playwright/test';
import {newCustomer} from './new-customer';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

const notices = (page: Page) => page.getByRole('list', {name: 'Mitteilungen'});
const recall = (page: Page) => page.getByRole('button', {name: 'Mitteilungen', exact: true});

/** How long the notice stays and whether its timer runs; `end` finishes it immediately. */
const time = (page: Page, end = false) =>
  page.evaluate((ends) => {
    const clock = document
      .getAnimations()
      .find(({effect}) => Number(effect?.getComputedTiming().duration) > 1000);
    if (ends) clock?.finish();
    return {stays: clock?.effect?.getComputedTiming().duration, runs: clock?.playState};
  }, end);

test('a notice pauses on hover and can be shown again @with-script', async ({page}) => {
  await newCustomer(page.request);
  await page.goto('/warenkorb');
  await waitForHydration(page);
  const notice = notices(page).getByRole('status');
  await expect(notice).toHaveText('Ihr Konto ist eingerichtet.');
  await expect(recall(page)).toBeHidden();
  await notice.hover();
  await expect.poll(() => time(page)).toEqual({stays: 4000, runs: 'paused'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect.poll(() => time(page)).toEqual({stays: 8000, runs: 'paused'});

  await time(page, true);
  await expect(notice).toBeHidden();
  await expect(recall(page)).toHaveAttribute('aria-expanded', 'false');
  await recall(page).click();
  await expect(notice).toHaveText('Ihr Konto ist eingerichtet.');
  await expect(recall(page)).toBeFocused();
  expect(await time(page)).toEqual({stays: undefined, runs: undefined});
  await notices(page).getByRole('button', {name: 'Mitteilung schließen'}).click();
  await expect(notice).toBeHidden();
  await expect(recall(page)).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Beratung');
  await expect(recall(page)).toBeHidden();
});
