import {
  categories,
  field,
  headerField,
  openOverlay,
  overlay,
  pages,
  products,
} from './overlay-steps';
import {expect, test} from './test';

test.describe('the search overlay', {tag: '@with-script'}, () => {
  test('finds products despite typing errors, variants by SKU and pages by topic', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/warenkorb');
    await openOverlay(page);
    await expect(categories(page)).toHaveCount(0);
    await expect(overlay(page).getByRole('heading', {name: 'Beliebte Kategorien'})).toBeVisible();
    await expect(overlay(page).getByRole('link', {name: 'E-Bikes', exact: true})).toHaveAttribute(
      'href',
      '/collections/e-bikes',
    );
    await expectAccessible(page);

    await field(page).fill('lastnrad');
    const bike = products(page).getByRole('option', {name: /Kutter 2 Lastenrad/});
    await expect(bike).toBeVisible();
    await expect(bike).toContainText('Packesel');
    await expect(bike.locator('mark')).toHaveText('Lastenrad');
    await expect(bike).toContainText(/\d\s€\*.*Versandfertig/);
    await expect(overlay(page).getByText(/Treffer, nur bestellbare Artikel$/)).toBeVisible();
    await expectAccessible(page);

    // A SKU links to its variant.
    await field(page).fill('OW-F7T-55-BR');
    await expect(
      products(page).getByRole('option', {name: /Fernweh 7 Trapez.*Brombeer, 55 cm/}),
    ).toHaveAttribute('href', /^\/products\/fernweh-7-trapez\?Farbe=Brombeer&Rahmengr.*=55\+cm$/);
    // Pages and services are found even where no product is.
    await field(page).fill('Öffnungszeiten');
    await expect(overlay(page).getByRole('status')).toContainText('aber diese Seiten helfen');
    await expect(pages(page).getByRole('option', {name: 'Kontakt und Anfahrt'})).toHaveAttribute(
      'href',
      '/kontakt',
    );
    await expectAccessible(page);
    await field(page).fill('lastnrad');
    await bike.click();
    await expect(page).toHaveURL(/\/products\/kutter-2-lastenrad$/);
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Kutter 2');
  });

  test('takes over what is typed in the header and opens all results on Enter', async ({page}) => {
    await page.goto('/warenkorb');
    await openOverlay(page);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await headerField(page).fill('trekk');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('trekk');
    await page.keyboard.type('ing');
    await expect(categories(page).getByRole('option', {name: /^Trekkingräder/})).toBeVisible();
    const all = overlay(page).getByRole('link', {name: /^Alle \d+ Treffer ansehen$/});
    await expect(all).toHaveAttribute('href', '/suche?q=trekking');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/suche?q=trekking');
    await expect(overlay(page)).toBeHidden();
    await expect(headerField(page)).toHaveValue('');
  });

  test('opens a product from its lists with the keyboard alone', async ({page}) => {
    await page.goto('/warenkorb');
    await openOverlay(page);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    // Focus alone opens nothing.
    await expect(headerField(page)).toBeFocused();
    await page.keyboard.press('t');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('rekking');
    await expect(field(page)).toHaveValue('trekking');
    const options = overlay(page).getByRole('option');
    await expect(options.filter({hasText: 'Trekkingräder'})).toBeVisible();
    // The response for the complete word, not for its beginning.
    await expect(overlay(page).getByRole('link', {name: /Treffer ansehen$/})).toHaveAttribute(
      'href',
      '/suche?q=trekking',
    );
    const active = overlay(page).getByRole('option', {selected: true});
    // Pages arrive together with the prices.
    await expect(products(page).getByText(/€/).first()).toBeVisible();
    const count = await options.count();
    const firstProduct = count - (await products(page).getByRole('option').count());

    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveAttribute('id', `search-hit-${count - 1}`);
    await expect(active).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(active).toHaveAttribute('id', 'search-hit-0');
    for (let step = 0; step < firstProduct; step++) await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      `search-hit-${firstProduct}`,
    );
    await expect(field(page)).toBeFocused();
    const href = await active.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(overlay(page)).toBeHidden();
  });

  test('clears on Escape, then closes; the close button and going back close it, too', async ({
    page,
  }) => {
    await page.goto('/agb');
    await page.goto('/warenkorb');
    await openOverlay(page);
    await field(page).fill('licht');
    await expect(products(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(products(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(headerField(page)).toBeFocused();

    await openOverlay(page);
    await field(page).fill('licht');
    await overlay(page).getByRole('button', {name: 'Schließen'}).click();
    await expect(overlay(page)).toBeHidden();
    await expect(headerField(page)).toHaveValue('licht');
    await headerField(page).press('Escape');
    await expect(headerField(page)).toHaveValue('');
    await expect(overlay(page)).toBeHidden();

    await headerField(page).press('l');
    await expect(field(page)).toHaveValue('l');
    await overlay(page).getByRole('button', {name: 'Eingabe löschen'}).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/agb');
    await expect(overlay(page)).toBeHidden();
  });

  test('searches only for words, sends no user token, stores nothing and traps the focus', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/1/indexes/')) asked.push(request.postData() ?? '');
    });
    await page.goto('/agb');
    await openOverlay(page);
    await page.keyboard.type('   ');
    await expect(overlay(page).getByText('Suchen Sie nach Marke')).toBeVisible();
    expect(asked).toEqual([]);
    await field(page).fill('licht');
    await expect(products(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join('')).not.toContain('userToken');
    expect(asked.join('')).toContain('"clickAnalytics":false');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    // Focus stays inside, and the page below does not scroll.
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        // After the last control the focus moves to the browser itself, which leaves `body` active, and to the dialog.
        () => document.activeElement?.matches('body, dialog, dialog *') === false,
      );
      expect(outside).toBe(false);
    }
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('searches the English index in English', async ({page}) => {
    await page.goto('/en-us/cart');
    await openOverlay(page);
    const asked = page.waitForRequest((request) => request.url().includes('/1/indexes/'));
    await page.keyboard.type('light');
    expect((await asked).postData()).toContain('radladen_en_products');
    await expect(page.getByText(/results?, only items you can order$/)).toBeVisible();
  });
});

test.describe('the search overlay on a phone', {tag: '@with-script'}, () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('opens by the search link, fits the screen and opens a category', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/warenkorb');
    await openOverlay(page);
    await field(page).fill('trekking');
    await expect(categories(page).getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 700});
      const tooWide = await overlay(page).evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      );
      expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await categories(page)
      .getByRole('option', {name: /^Trekkingräder/})
      .tap();
    await expect(page).toHaveURL(/\/collections\/trekkingraeder$/);
    await expect(overlay(page)).toBeHidden();
  });
});
