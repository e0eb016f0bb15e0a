import {chips, count, valueOf} from './listing-steps';
import {expect, test} from './test';

test.use({withPictures: true, viewport: {width: 390, height: 844}});

declare global {
  interface Window {
    /** Chromium calls the last one on Back of Android. */
    watchers: {requestClose: () => void}[];
  }
}

test(
  'on a phone the filters open as an accessible modal sheet',
  {tag: '@with-script'},
  async ({page, expectAccessible}) => {
    await page.goto('/collections/e-bikes');
    const button = page.getByRole('main').getByText('Filter', {exact: true});
    await expect(
      page.getByText('Filter', {exact: true}).locator('xpath=ancestor-or-self::summary'),
    ).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    const sheet = page.getByRole('dialog', {name: 'Filter'});
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', {name: 'Filter schließen'})).toBeFocused();
    // Nothing of the page is visible below it.
    const bottom = async () => sheet.evaluate((form) => form.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(844);
    await expectAccessible(page);
    await page.emulateMedia({media: 'print'});
    await expect(sheet, 'paper shows the list').toBeHidden();
    await page.emulateMedia({media: 'screen'});
    // iPhones zoom into a field with smaller text, and stay there.
    const smallest = await page.evaluate(() => {
      const fields = document.querySelectorAll('input:not([type=checkbox]), select');
      const seen = [...fields].filter((field) => field.checkVisibility());
      return Math.min(...seen.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    });
    expect(smallest).toBeGreaterThanOrEqual(16);

    await valueOf(page, 'Hersteller', 'Ostwind').check();
    await expect(sheet.getByRole('button', {name: /^1\d Räder anzeigen$/})).toBeVisible();
    const chip = page.locator('.listing-chips a').first();
    await expect(chip).toBeAttached();
    await chip.focus();
    await expect(chip, 'it is behind the sheet').not.toBeFocused();
    const clear = sheet.getByRole('link', {name: 'Löschen'});
    await clear.click();
    await expect(valueOf(page, 'Hersteller', 'Ostwind')).not.toBeChecked();
    await expect(clear).toBeFocused();
    await expect(clear).toBeDisabled();
    await expect(sheet).toBeVisible();

    await valueOf(page, 'Rahmen', 'Trapez').check();
    await sheet.getByRole('button', {name: /Räder anzeigen$/}).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
    await expect(chips(page)).toContainText('Trapez');
    await expect(page.locator('summary:focus')).toContainText('Filter');

    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('form#filters'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.evaluate(() => {
      const {CloseWatcher} = window;
      if (!CloseWatcher) throw new Error('This Chromium is too old');
      window.watchers = [];
      window.CloseWatcher = class extends CloseWatcher {
        constructor(options: {signal: AbortSignal}) {
          super(options);
          window.watchers.push(this);
        }
      };
    });
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.evaluate(() => window.watchers[0]?.requestClose());
    await expect(sheet, 'on Back of Android').toBeHidden();
    await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
  },
);

test(
  'at 400 % zoom the sheet shows filters, too, and scrolls to its buttons',
  {tag: '@with-script'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await page.goto('/collections/e-bikes');
    const button = page.locator('summary', {hasText: 'Filter'});
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    const sheet = page.getByRole('dialog', {name: 'Filter'});
    const title = sheet.locator('summary', {hasText: /^Rahmen$/});
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ratio: 1});
    const frame = sheet.getByRole('group', {name: 'Rahmen'}).getByRole('checkbox').first();
    await expect(frame).toBeInViewport({ratio: 1});
    await frame.check();
    await sheet.getByRole('button', {name: /Räder anzeigen$/}).click();
    await expect(sheet).toBeHidden();
  },
);

test('on a phone the filters expand in place', {tag: '@without-script'}, async ({page}) => {
  await page.goto('/collections/e-bikes');
  await expect(page.getByRole('form', {name: 'Filter'})).toBeHidden();
  await page.getByRole('main').getByText('Filter', {exact: true}).click();
  await valueOf(page, 'Rahmen', 'Trapez').check();
  await page.getByRole('button', {name: 'Filter anwenden'}).click();
  await expect(page).toHaveURL('/collections/e-bikes?frame=Trapez');
  await expect(count(page)).toHaveText(/^\d Räder,/);
});

test(
  'a category that gets the focus scrolls into view in a row wider than a phone',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/collections/e-bikes');
    const links = await page
      .getByRole('navigation', {name: 'Unterkategorien'})
      .getByRole('link')
      .all();
    await links[0]?.focus();
    const thereAndBack = [
      ...links.slice(1).map((link) => [link, 'Tab'] as const),
      ...links
        .slice(0, -1)
        .toReversed()
        .map((link) => [link, 'Shift+Tab'] as const),
    ];
    for (const [link, key] of thereAndBack) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
      const shown = await link.evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return Math.min(right, innerWidth) - Math.max(left, 0);
      });
      expect(shown).toBeGreaterThan(40);
    }
  },
);
