import type {Locator, Page} from '@playwright/test';

export const products = (page: Page): Locator => page.getByRole('main').getByRole('article');

export const chips = (page: Page): Locator => page.getByRole('list', {name: 'Gewählte Filter'});

/** The checkbox of a facet value, by the names of its group and itself. */
export const valueOf = (page: Page, facet: string, value: string): Locator =>
  page
    .getByRole('group', {name: facet, exact: true})
    .getByRole('checkbox', {name: new RegExp(`^${value}( \\d|$)`)});

/** Opens a collapsed facet. */
export async function openFacet(page: Page, facet: string): Promise<void> {
  await page.locator('form#filters summary', {hasText: facet}).click();
}

/** The number of products and their order as the page announces them. */
export const count = (page: Page): Locator =>
  page.getByRole('region', {name: 'Produktliste'}).getByRole('status').first();

/** Waits until changes submit automatically: by then script has rendered the price slider. */
export const whenHydrated = (page: Page): Promise<void> =>
  page.getByRole('slider', {name: 'Niedrigster Preis'}).waitFor();

export const pricesOf = (texts: string[]): number[] =>
  texts.map((text) => Number(/([\d.]+)(?:,\d\d)?\s€\*/.exec(text)?.[1]?.replaceAll('.', '')));
