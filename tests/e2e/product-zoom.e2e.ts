import type {Locator, Page} from '@playwright/test';
import {cartDrawer, flagship, openProduct} from './shop-steps';
import {expect, test} from './test';

test.use({withPictures: true});

/** Script adds all of this; without it the pictures link to their large versions. */
const script = {tag: '@with-script'};

const pictures = (page: Page) =>
  page.getByRole('list', {name: 'Produktbilder'}).getByRole('link', {name: /Vergrößern$/});
const zoom = (page: Page) => page.getByRole('dialog', {name: 'Vergrößerte Produktbilder'});
const dots = (page: Page) => page.getByRole('list', {name: 'Bild auswählen'});

/** The gallery's script loads after the page's; its dots, which wide screens hide, show that it is there. */
async function openGallery(page: Page, path = flagship.path): Promise<void> {
  await openProduct(page, path);
  await expect(page.locator('a[href="#picture-2"]')).toBeAttached();
}

/** The button that enlarges a picture of the zoom, counted from 1. */
const picture = (page: Page, position: number) =>
  zoom(page)
    .getByRole('button', {name: /Vergrößern$/})
    .nth(position - 1);
const inView = {ratio: 0.9};

/** How far an enlarged picture is scrolled, in pixels. */
const scrolled = (button: Locator) =>
  button.evaluate(({parentElement}) => ({
    x: parentElement?.scrollLeft ?? 0,
    y: parentElement?.scrollTop ?? 0,
  }));

test(
  'the gallery and its zoom work with keyboard or mouse alone, and are accessible',
  script,
  async ({page, expectAccessible}) => {
    // As many who use no mouse ask for.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openGallery(page);
    await pictures(page).first().focus();
    await page.keyboard.press('Tab');
    const second = pictures(page).nth(1);
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport();
    await page.keyboard.press('Enter');
    const dialog = zoom(page);
    await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Bild 3 von 7', {exact: true})).toBeVisible();
    await page.keyboard.press('End');
    await expect(dialog.getByText('Bild 7 von 7', {exact: true})).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Bild 7 von 7', {exact: true})).toBeVisible();

    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(picture(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(picture(page, 2)).toBeFocused();
    await expect(picture(page, 2)).toBeInViewport(inView);
    await page.keyboard.press('Enter');
    await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'true');
    const middle = await scrolled(picture(page, 2));
    expect(middle.x).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await scrolled(picture(page, 2))).x).toBeGreaterThan(middle.x);
    await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'false');

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(flagship.path);

    await test.step('and with the mouse alone', async () => {
      await pictures(page).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expect(dialog.getByRole('button', {name: 'Zurück blättern'})).toBeDisabled();

      await picture(page, 1).click({position: {x: 200, y: 200}});
      await expect(picture(page, 1)).toHaveAttribute('aria-pressed', 'true');
      const place = await scrolled(picture(page, 1));
      expect(place.y).toBeGreaterThan(0);
      await page.mouse.wheel(0, 50);
      await expect.poll(() => scrolled(picture(page, 1))).toEqual({...place, y: place.y + 50});

      await dialog.getByRole('button', {name: 'Weiter blättern'}).click();
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await expect(picture(page, 1)).toHaveAttribute('aria-pressed', 'false');
      await dialog.getByRole('link', {name: 'Bild 5 von 7'}).click();
      await expect(dialog.getByText('Bild 5 von 7', {exact: true})).toBeVisible();
      await expect(dialog.locator('[aria-current]')).toHaveAccessibleName('Bild 5 von 7');
      await page.emulateMedia({media: 'print'});
      await expect(dialog, 'paper shows the page').toBeHidden();
      await page.emulateMedia({media: 'screen'});
      await dialog.getByRole('button', {name: 'Schließen'}).click();
      await expect(dialog).toHaveCount(0);
    });
  },
);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test(
    'pictures change by dots and swipes and zoom by tap, and the buy bar buys',
    script,
    async ({page}) => {
      await openGallery(page);
      await test.step('dots scroll to the pictures and mark the current one', async () => {
        await dots(page).getByRole('link', {name: 'Bild 3 von 7'}).click();
        await expect(pictures(page).nth(2)).toBeInViewport({ratio: 0.9});
        await expect(dots(page).locator('[aria-current]')).toHaveAccessibleName('Bild 3 von 7');
        await expect(page).toHaveURL(flagship.path);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await dots(page).getByRole('link', {name: 'Bild 1 von 7'}).click();
      });

      await pictures(page).first().tap();
      const dialog = zoom(page);
      await expect(dialog.getByText('Bild 1 von 7', {exact: true})).toBeVisible();
      const devtools = await page.context().newCDPSession(page);
      const swipe = async () => {
        // All at one time, so that nothing moves on when the finger lifts.
        const timestamp = Date.now() / 1000;
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
          devtools.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at.map((x) => ({x, y: 300})),
            timestamp,
          });
        await touch('touchStart', 350);
        await touch('touchMove', 200);
        await touch('touchMove', 50);
        await touch('touchEnd');
      };
      await swipe();
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await expect(picture(page, 2)).toBeInViewport(inView);

      await picture(page, 2).tap();
      await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'true');
      const place = await scrolled(picture(page, 2));
      await swipe();
      await expect.poll(async () => (await scrolled(picture(page, 2))).x).toBeGreaterThan(place.x);
      await swipe();
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await page.touchscreen.tap(195, 300);
      await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'false');

      // Twice as far from the corner must still be in the window.
      const pinched = {x: 150, y: 300, scaleFactor: 2};
      await devtools.send('Input.synthesizePinchGesture', pinched);
      expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
      await swipe();
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await devtools.send('Input.synthesizePinchGesture', {...pinched, scaleFactor: 0.4});
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await test.step('the buy bar never covers the focus, buys and hides at the end', async () => {
        const bar = page.getByRole('complementary', {name: 'Schnell bestellen'});
        await expect(bar).toHaveCount(0);
        await page.evaluate(() => scrollTo(0, 1600));
        await expect(bar).toContainText('3.299 €*');
        await expect(bar).toContainText('45 cm, Reseda');

        // The bar never covers the focused element.
        const download = page.getByRole('link', {name: /^Geometriedaten/});
        await download.focus();
        const belowBar = async () => {
          const [link, barBox] = [await download.boundingBox(), await bar.boundingBox()];
          return (link?.y ?? 0) + (link?.height ?? 0) - (barBox?.y ?? 0);
        };
        await expect.poll(belowBar).toBeLessThanOrEqual(0);

        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(bar).toHaveCount(0);
        await page.evaluate(() => scrollTo(0, 1600));
        await bar.getByRole('button', {name: 'In den Warenkorb'}).click();
        await expect(cartDrawer(page)).toBeVisible();
      });
    },
  );
});
