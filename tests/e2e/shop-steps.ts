import type {Locator, Page, Route} from '@playwright/test';
import {expect} from './test';

/** Products that the journeys refer to by name. */
export const oil = {
  path: '/products/kettenoel-landregen-100-ml',
  title: 'Kettenöl Landregen 100 ml',
};
export const flagship = {path: '/products/fernweh-7-trapez', title: 'Fernweh 7 Trapez'};
/** Only two in stock in size S. */
export const scarce = {path: '/products/boee-aero-rennrad', title: 'Böe Aero Rennrad'};

export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', {name: /^(Warenkorb|Cart),/});

export const cartDrawer = (page: Page) => page.getByRole('dialog', {name: 'Warenkorb'});

export const quantityOf = (place: Page | Locator, {title}: {title: string}) =>
  place.getByRole('spinbutton', {name: `Menge von ${title}`, exact: true});

export const plus = (place: Page | Locator) =>
  place.getByRole('button', {name: /^Menge von .+ erhöhen$/});

export const minus = (place: Page | Locator) =>
  place.getByRole('button', {name: /^Menge von .+ verringern$/});

export const buyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: 'In den Warenkorb', exact: true}).first();

export const checkoutLink = (place: Page | Locator) =>
  place.getByRole('link', {name: /^Zur Kasse/});

/** The subtotal of a drawer or cart page. */
export const subtotalOf = (place: Page | Locator) =>
  place.getByRole('definition').filter({hasText: '*'}).first();

/** Waits for hydration: earlier clicks follow the plain link or form. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('nav[data-script]').first()).toHaveAttribute(
    'data-script',
    /waiting|ready/,
  );
}

/** Opens a product that can be bought and waits for hydration, which renders the plus button. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(plus(page)).toBeVisible();
}

/** Adds a product to the cart with script, which opens the drawer. */
export async function fillCart(page: Page, path: string): Promise<Locator> {
  await openProduct(page, path);
  await buyButton(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Adds a product to the cart by its plain form, which shows a notice on the page. */
export async function fillCartByForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await buyButton(page).click();
  await expect(page.getByRole('list', {name: 'Mitteilungen'})).toContainText(
    'In den Warenkorb gelegt',
  );
}

/** Selects an option value by its link. */
export async function choose(page: Page, option: string, value: string): Promise<void> {
  const group = page.getByRole('group', {name: option});
  // The price or rider height may follow the value.
  const link = group.getByRole('link', {name: new RegExp(`^${value}(\\s?,|$)`)});
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
}

/** Holds back scripts or responses whose URL matches, all or the first few, until the returned function is called. */
export async function holdFiles(
  page: Page,
  address: RegExp,
  times = Infinity,
): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(address, hold, {times});
  return letGo;
}

/** A phone with script; without script 1280 pixels at 200 % zoom, which has the phone layout as well. */
export const screens = [
  [390, '@with-script'],
  [640, '@without-script'],
] as const;
