import type {Page} from '@playwright/test';
import {flagship, waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({withPictures: true});

const withScript = {tag: '@with-script'};
/** The gallery has every block of the other stories. */
const long = ['/', '/collections/e-bikes', flagship.path, '/bausteine'];

/** How many elements of a page have their layout deferred by `content-visibility: auto`. */
const waiting = (page: Page) =>
  page
    .locator('main *, footer')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length,
    );

/**
 * The cumulative layout shift, as measured by Chromium, since the first script arrived: only then is anything laid out
 * later, and the font, which may move a text on a slow machine, has loaded before.
 */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = files.filter(({name}) => name.endsWith('.js'));
        const start = Math.min(...scripts.map(({responseEnd}) => responseEnd));
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({startTime}) => startTime >= start);
          resolve(
            shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const path of long) {
  test(`the deferred layout of ${path} causes no visible shift`, withScript, async ({page}) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({width, height});
      await page.goto(path);
      await waitForHydration(page);
      await expect.poll(() => waiting(page)).toBe(0);
      expect(await moved(page), `${width} pixels wide`).toBeLessThan(0.001);
    }
  });
}

test(
  'the layout below the first screen is deferred, but not on going back or to another page',
  withScript,
  async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const waits = [...document.querySelectorAll('main *, footer')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        );
        sessionStorage.setItem('waited', String(waits.length));
      });
    });
    await page.goto('/');
    expect(
      Number(await page.evaluate(() => sessionStorage.getItem('waited'))),
      'parts when the document had been read',
    ).toBeGreaterThan(3);
    await expect.poll(() => waiting(page)).toBe(0);

    await test.step('going back restores the scroll position', async () => {
      await waitForHydration(page);
      await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
      await page.goto('/warenkorb');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
      await waitForHydration(page);
      expect(await page.evaluate(() => scrollY)).toBe(3000);
    });

    await test.step('a page that is opened from another one is laid out at once', async () => {
      await page.getByRole('main').locator('a[href^="/products/"]').first().click();
      await expect(page).toHaveURL(/\/products\//);
      await expect(page.locator('#bewertungen')).toBeAttached();
      expect(await waiting(page)).toBe(0);
    });
  },
);

test('without script no layout is deferred', {tag: '@without-script'}, async ({page}) => {
  await page.goto('/');
  expect(await waiting(page)).toBe(0);
});

test('a URL with a fragment scrolls to its section', withScript, async ({page}) => {
  await page.goto(`${flagship.path}#bewertungen`);
  await waitForHydration(page);
  const top = () =>
    page.locator('#bewertungen').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(-1);
});
