import {
  cartDrawer,
  cartLink,
  checkoutLink,
  fillCart,
  flagship,
  oil,
  openProduct,
  plus,
  quantityOf,
} from './shop-steps';
import {expect, test} from './test';

test('the empty drawer is accessible, keeps focus and scrolling inside, and closes in every way', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openProduct(page, oil.path);
  const drawer = cartDrawer(page);
  const open = async () => {
    await cartLink(page).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await test.step('accessible, and without animation under reduced motion', async () => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({effect}) => Number(effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 10),
    );
    expect(moving).toEqual([]);
    await expect(drawer.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({reducedMotion: 'no-preference'});
  });

  await test.step('the page behind does not scroll, and the focus stays inside', async () => {
    const inside = page.locator('dialog:focus-within');
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    // After the last control a browser may focus its own toolbar first.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(inside).toBeVisible({timeout: 500});
    }).toPass();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await scrolled()).toBe(before);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  await test.step('closes by a click outside, Escape and its button, back to the cart link', async () => {
    await open();
    const box = await drawer.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(480);
    expect(box?.width).toBeGreaterThan(300);

    await drawer.getByText('Ihr Warenkorb ist leer.').click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();

    await cartLink(page).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cartLink(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await drawer.getByRole('button', {name: 'Warenkorb schließen'}).click();
    await expect(drawer).toBeHidden();
    await expect(cartLink(page)).toBeFocused();
  });
});

test('in a low window or at 200 % zoom the drawer leaves room for the cart lines', async ({
  page,
}) => {
  await page.setViewportSize({width: 640, height: 400});
  const drawer = await fillCart(page, flagship.path);
  await expect(drawer.getByRole('heading', {name: flagship.title})).toBeInViewport();
  await plus(drawer).click();
  await expect(quantityOf(drawer, flagship)).toHaveValue('2');
  await checkoutLink(drawer).scrollIntoViewIfNeeded();
  await expect(checkoutLink(drawer)).toBeInViewport();
});

test('the drawer announces added items, changed totals and removed lines, and closes on Back', async ({
  page,
}) => {
  const drawer = await fillCart(page, oil.path);
  const status = drawer.getByRole('status').first();
  await expect(drawer).toHaveAccessibleDescription(`Hinzugefügt: ${oil.title}`);
  await expect(status).toHaveText('');
  for (const name of ['AGB', 'Widerrufsbelehrung', 'Datenschutz', /^Ihre gesetzlichen Gewähr/]) {
    await expect(drawer.getByRole('link', {name})).toBeVisible();
  }
  await plus(drawer).click();
  await expect(status).toHaveText(/^2 Artikel, Zwischensumme 17,90\s€$/);

  await fillCart(page, flagship.path);
  await expect(drawer).toHaveAccessibleDescription(/^Hinzugefügt: Fernweh 7 Trapez \(.*45 cm.*\)$/);
  await drawer.getByRole('button', {name: `${oil.title} entfernen`}).click();
  await expect(status).toHaveText(
    /^Kettenöl Landregen 100 ml entfernt\. 1 Artikel, Zwischensumme [\d.]+\s€$/,
  );
  await drawer.getByRole('button', {name: `${flagship.title} entfernen`}).click();
  await expect(status).toHaveText('Fernweh 7 Trapez entfernt. Ihr Warenkorb ist leer.');
  await expect(drawer.getByRole('group', {name: 'Warenkorb'})).toBeFocused();

  await page.keyboard.press('Escape');
  await cartLink(page).click();
  await expect(drawer).toHaveAccessibleDescription('');
  await page.goBack();
  await expect(drawer).toBeHidden();
});
