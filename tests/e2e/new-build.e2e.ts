import type {Page} from '@playwright/test';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({allowedConsoleErrors: ['Failed to load resource', 'cannot be loaded']});

/** Marks the document, so that a test can tell whether a later page was a full document load. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = async (page: Page) => (await page.locator('body[data-marked]').count()) === 1;

async function openShop(page: Page): Promise<void> {
  await page.goto('/warenkorb');
  await page.waitForLoadState('networkidle');
  await waitForHydration(page);
  await mark(page);
}

/** The shop runs another build from now on. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({json: {id: 'newer', timestamp: '2026-11-21T12:00:00.000Z'}}),
  );

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

test('pages change without loading a new document', async ({page}) => {
  await openShop(page);
  await footerLink(page, '/impressum').click();
  await expect(page).toHaveURL('/impressum');
  expect(await isMarked(page)).toBe(true);
});

test('after a deployment the next page is loaded as a new document', async ({page}) => {
  await page.clock.install();
  await deploy(page);
  await openShop(page);
  const asked = page.waitForRequest(/\/builds\/latest\.json\?\d+$/);
  await page.clock.fastForward('01:00:01');
  await asked;
  await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer');
  await footerLink(page, '/impressum').click();
  await expect(page).toHaveURL('/impressum');
  expect(await isMarked(page)).toBe(false);
});

test('a page whose code is missing is loaded as a new document', async ({page}) => {
  await page.route('**/assets/content-page-*.js', (route) => route.fulfill({status: 404}));
  await openShop(page);
  await footerLink(page, '/impressum').click();
  await expect(page).toHaveURL('/impressum');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Impressum');
  expect(await isMarked(page)).toBe(false);
});

test.describe('without the shared code of all pages', () => {
  test.use({
    allowedConsoleErrors: ['status of 404', 'Failed to fetch dynamically imported module'],
  });

  test('a list reloads once after a deployment and then works as without script', async ({
    page,
  }) => {
    await page.route('**/assets/framework-*.js', (route) => route.fulfill({status: 404}));
    await deploy(page);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/collections/e-bikes');
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState();
    const apply = page.getByRole('button', {name: 'Filter anwenden'}).first();
    await expect(apply).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('checkbox', {name: /^Ostwind/})
      .first()
      .check();
    await apply.click();
    await expect(page).toHaveURL(/vendor=Ostwind/);
  });
});

test('a link under the pointer is prefetched', async ({page}) => {
  await openShop(page);
  const data = page.waitForRequest((request) => request.url().includes('/agb.data'));
  await footerLink(page, '/agb').hover();
  const request = await data;
  const answer = await request.response();
  expect(answer?.headers()['cache-control']).toBe('private, max-age=10');
  await footerLink(page, '/agb').click();
  await expect(page).toHaveURL('/agb');
  expect(await isMarked(page)).toBe(true);
});
