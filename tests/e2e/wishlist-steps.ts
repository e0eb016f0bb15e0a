import type {Locator, Page} from '@playwright/test';
import {waitForHydration} from './shop-steps';
import {expect} from './test';

export const listLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', {name: /^Merkzettel/});
export const drawer = (page: Page) => page.getByRole('dialog', {name: 'Merkzettel'});
export const add = (place: Page | Locator, title: string) =>
  place.getByRole('button', {name: `Auf den Merkzettel: ${title}`, exact: true});
export const remove = (place: Page | Locator, title: string) =>
  place.getByRole('button', {name: `Vom Merkzettel entfernen: ${title}`, exact: true});
export const move = (place: Locator) => place.getByRole('button', {name: /^In den Warenkorb: /});

export async function isCalled(page: Page, name: string): Promise<void> {
  await expect(listLink(page)).toHaveAccessibleName(name);
}

/** Counts the responses to wishlist changes: the page updates optimistically before them. */
export function countAnswers(page: Page): () => number {
  let answers = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok()) answers += 1;
  });
  return () => answers;
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string, sign: Locator): Promise<void> {
  await page.goto(path);
  await expect(sign).toBeVisible();
  await waitForHydration(page);
}

/** Adds a product to the wishlist on its product page, with and without script. */
export async function addToWishlist(
  page: Page,
  {path, title}: {path: string; title: string},
): Promise<void> {
  await page.goto(path);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await add(page, title).first().click();
  await answered;
  await expect(remove(page, title).first()).toBeVisible();
}
