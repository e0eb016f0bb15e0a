import type {Page} from '@playwright/test';
import {cartLink, choose, waitForHydration} from './shop-steps';
import {expect, test} from './test';

const german = {
  home: '/',
  menu: ['Hauptnavigation', 'Menü'],
  all: /^E-Trekking\s*(Alle|\d+ Räder) ansehen$/,
  bike: 'Fernweh 7 Trapez',
  colour: ['Farbe', 'Nachtblau'],
  size: ['Rahmengröße', '50 cm'],
  add: 'In den Warenkorb',
  notice: 'In den Warenkorb gelegt',
  cart: 'Warenkorb',
  more: /^Menge von .+ erhöhen$/,
  update: 'Aktualisieren',
  checkout: /^Zur Kasse/,
  price: '3.299 €*',
  double: '6.598 €*',
  filled: 'Warenkorb, 2 Artikel, 6.598 €*',
  till: 'Kasse',
  line: /2\s*Fernweh 7 Trapez\s*Farbe: Nachtblau, Rahmengröße: 50 cm\s*6\.598,00\s€/,
  total: /^Gesamt\s*6\.598,00\s€/,
  pay: 'Jetzt bezahlen',
  thanks: 'Vielen Dank',
} as const;

const english = {
  home: '/en-us',
  menu: ['Main navigation', 'Menu'],
  all: /^E-Trekking\s*View (all|\d+ bikes)$/,
  bike: 'Fernweh 7 Trapeze',
  colour: ['Color', 'Midnight Blue'],
  size: ['Frame size', '50 cm'],
  add: 'Add to cart',
  notice: 'Added to cart',
  cart: 'Cart',
  more: /^Increase quantity of .+/,
  update: 'Update',
  checkout: /^Checkout/,
  price: '€3,299*',
  double: '€6,598*',
  filled: 'Cart, 2 items, €6,598*',
  till: 'Checkout',
  line: /2\s*Fernweh 7 Trapeze\s*Color: Midnight Blue, Frame size: 50 cm\s*€6,598\.00/,
  total: /^Total\s*€6,598\.00/,
  pay: 'Pay now',
  thanks: 'Thank you',
} as const;

type Words = typeof german | typeof english;

/** Navigates to E-Trekking through the menu for this screen size. */
async function walkToCollection(page: Page, words: Words, isMobile: boolean): Promise<void> {
  const [wide, narrow] = words.menu;
  if (isMobile) {
    // Before hydration the button opens the main navigation itself.
    await waitForHydration(page);
    await page.getByLabel(narrow, {exact: true}).first().click();
    const menu = page.getByRole('navigation', {name: narrow});
    await menu.getByText('E-Bikes', {exact: true}).first().click();
    await menu.getByText('E-Trekking', {exact: true}).first().click();
    await menu.getByRole('link', {name: words.all}).click();
  } else {
    const menu = page.getByRole('navigation', {name: wide});
    await menu.getByRole('link', {name: 'E-Bikes', exact: true}).hover();
    await menu.getByRole('link', {name: 'E-Trekking', exact: true}).click();
  }
  await expect(
    page.getByRole('heading', {level: 1, name: 'E-Trekking', exact: true}),
  ).toBeVisible();
}

/** With script in English on a wide screen and in German on a phone; without script in German. */
for (const [name, words] of Object.entries({german, english})) {
  test(
    `a visitor finds, configures and buys a bike, ${name}`,
    {tag: name === 'english' ? '@with-script' : '@narrow'},
    async ({page, javaScriptEnabled, isMobile}) => {
      await page.goto(words.home);
      await walkToCollection(page, words, isMobile);
      const main = page.getByRole('main');

      await main.getByRole('link', {name: words.bike, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText(words.bike);
      const [colour, paint] = words.colour;
      const [size, length] = words.size;
      await choose(page, colour, paint);
      await choose(page, size, length);
      await expect(page.getByRole('heading', {level: 1})).toContainText('50 cm');
      await expect(main.getByText(words.price).first()).toBeVisible();

      const add = main.getByRole('button', {name: words.add, exact: true}).first();
      const drawer = page.getByRole('dialog', {name: words.cart});
      if (javaScriptEnabled) {
        await expect(main.getByRole('button', {name: words.more})).toBeVisible();
        await add.click();
        await expect(drawer).toBeVisible();
        await drawer.getByRole('button', {name: words.more}).click();
      } else {
        await add.click();
        await expect(main.getByText(words.notice, {exact: true})).toBeVisible();
        await expect(cartLink(page)).toContainText(words.price);
        await cartLink(page).click();
        await main.getByRole('spinbutton').fill('2');
        await main.getByRole('button', {name: words.update}).click();
        await expect(main.getByRole('spinbutton')).toHaveValue('2');
      }
      const cart = javaScriptEnabled ? drawer : main;
      const checkout = cart.getByRole('link', {name: words.checkout});
      await expect(checkout).toContainText(words.double);
      await expect(cart.getByText(`${paint}, ${length}`, {exact: true})).toBeVisible();
      await checkout.click();

      await expect(page.getByRole('heading', {level: 1, name: words.till})).toBeVisible();
      await expect(page.getByRole('row', {name: words.colour[1]})).toHaveText(words.line);
      await expect(page.getByRole('row', {name: words.total})).toBeVisible();
      await page.getByRole('button', {name: words.pay}).click();
      await expect(page.getByRole('heading', {name: words.thanks})).toBeVisible();

      await page.goto(words.home);
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(cartLink(page)).not.toContainText(/\d/);
      await cartLink(page).click();
      await expect((javaScriptEnabled ? drawer : main).getByText(/leer|empty/)).toBeVisible();
    },
  );
}
