import type {Page} from '@playwright/test';
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

const now = () => Date.now() / 1000;

/**
 * Simulates fingers that touch the screen, move from step to step and lift; each point is `[x, y]` in pixels.
 * `timestamp` is the event time in seconds that the page sees, however long this machine takes.
 */
async function touch(page: Page, steps: number[][][], timestamp = now()): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[][]) => {
    const touchPoints = places.map(([x = 0, y = 0], id) => ({x, y, id}));
    return devtools.send('Input.dispatchTouchEvent', {type, touchPoints, timestamp});
  };
  for (const [step, places] of steps.entries()) {
    await send(step === 0 ? 'touchStart' : 'touchMove', places);
  }
  await send('touchEnd', []);
  await devtools.detach();
}

test(
  'the gallery and its zoom work with keyboard or mouse alone, and are accessible',
  script,
  async ({page, expectAccessible}) => {
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

    const magnify = dialog.getByRole('button', {name: 'Vergrößern'});
    await page.keyboard.press('+');
    await expect(magnify).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('Bild 7 von 7', {exact: true})).toBeVisible();
    await page.keyboard.press('0');
    await expect(magnify).toHaveAttribute('aria-pressed', 'false');

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(flagship.path);

    await test.step('and with the mouse alone', async () => {
      await pictures(page).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      const picture = dialog.locator('.zoom-picture');
      await expect(dialog.getByRole('button', {name: 'Zurück blättern'})).toBeDisabled();

      await picture.click({position: {x: 200, y: 200}});
      await expect(magnify).toHaveAttribute('aria-pressed', 'true');
      await expect(picture).toHaveCSS('scale', '2.5');
      const before = await picture.evaluate((element) => getComputedStyle(element).translate);
      await page.mouse.move(600, 400);
      await page.mouse.down();
      await page.mouse.move(500, 350, {steps: 5});
      await page.mouse.up();
      await expect(picture).not.toHaveCSS('translate', before);
      await expect(magnify).toHaveAttribute('aria-pressed', 'true');

      await dialog.getByRole('button', {name: 'Weiter blättern'}).click();
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await expect(magnify).toHaveAttribute('aria-pressed', 'false');
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
    'pictures change by dots and swipes and zoom by pinch and double tap, and the buy bar buys',
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
      const magnify = dialog.getByRole('button', {name: 'Vergrößern'});
      const picture = dialog.locator('.zoom-picture');
      await expect(dialog.getByText('Bild 1 von 7', {exact: true})).toBeVisible();
      // The 4:3 picture is centred in its frame, and its controls are inside of it.
      const [frame, button] = [await picture.boundingBox(), await magnify.boundingBox()];
      const middle = (frame?.y ?? 0) + (frame?.height ?? 0) / 2;
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(middle + 390 * (3 / 8));
      expect(button?.y).toBeGreaterThan(middle);

      await touch(page, [[[300, 300]], [[200, 305]], [[100, 310]]]);
      await expect(dialog.getByText('Bild 2 von 7', {exact: true})).toBeVisible();
      await touch(page, [[[100, 300]], [[300, 310]]]);
      await expect(dialog.getByText('Bild 1 von 7', {exact: true})).toBeVisible();

      const apart = (half: number) => [
        [195 - half, 300],
        [195 + half, 300],
      ];
      await touch(page, [apart(30), apart(45), apart(60)]);
      await expect(picture).toHaveCSS('scale', '2');
      await expect(magnify).toHaveAttribute('aria-pressed', 'true');
      const left = () =>
        picture.evaluate((element) => Number.parseFloat(getComputedStyle(element).translate));
      await expect.poll(left).not.toBeNaN();
      const before = await left();
      await touch(page, [[[300, 300]], [[200, 300]]]);
      await expect.poll(left).toBeCloseTo(before - 100, 0);
      await expect(dialog.getByText('Bild 1 von 7', {exact: true})).toBeVisible();

      const tapped = now();
      await touch(page, [[[195, 300]]], tapped);
      await touch(page, [[[195, 300]]], tapped + 0.1);
      await expect(magnify).toHaveAttribute('aria-pressed', 'false');
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
