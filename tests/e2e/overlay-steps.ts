import type {Page} from '@playwright/test';
import {suppliers} from './ports';
import {waitForHydration} from './shop-steps';
import {expect} from './test';

export const overlay = (page: Page) => page.getByRole('dialog', {name: /^(Suche|Search)$/});
export const field = (page: Page) => overlay(page).getByRole('combobox');
export const headerField = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Suche'});
export const products = (page: Page) => overlay(page).getByRole('listbox', {name: 'Produkte'});
export const categories = (page: Page) => overlay(page).getByRole('listbox', {name: 'Kategorien'});
export const pages = (page: Page) =>
  overlay(page).getByRole('listbox', {name: 'Seiten und Services'});

/** Injects a fault of the search service that hits only requests with these words. */
export async function injectFault(words: string, fault: object): Promise<void> {
  const answer = await fetch(`${suppliers}/__stand-in/algolia`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...fault, match: `"query":"${words}"`}),
  });
  expect(answer.ok).toBe(true);
}

/** Opens the overlay by its trigger. */
export async function openOverlay(page: Page): Promise<void> {
  const trigger = page.viewportSize()?.width === 390 ? searchLink(page) : headerField(page);
  await waitForHydration(page);
  await trigger.click();
  await expect(field(page)).toBeFocused();
}
