import {field, openOverlay, injectFault, overlay, products} from './overlay-steps';
import {expect, test} from './test';

test.describe('the search overlay', {tag: '@with-script'}, () => {
  test('announces a pending search, ignores the late response to an earlier query, and helps where nothing is found', async ({
    page,
    expectAccessible,
  }) => {
    // Algolia's client retries after a second, and waits longer for the second response.
    await injectFault('gravel', {delayMs: 1800, times: 2});
    await page.goto('/warenkorb');
    await openOverlay(page);
    const late = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"query":"gravel"'),
    );
    await field(page).fill('gravel');
    await expect(overlay(page).getByRole('status')).toHaveText('Suche läuft');
    await expectAccessible(page);
    await field(page).fill('pumpe');
    const results = overlay(page).getByRole('link', {name: /^(Alle )?\d+ Treffer ansehen$/});
    await expect(results).toHaveAttribute('href', '/suche?q=pumpe');
    await (await late).finished();
    await page.waitForTimeout(200);
    await expect(results).toHaveAttribute('href', '/suche?q=pumpe');
    await expect(products(page).getByRole('option', {name: /pumpe/i}).first()).toBeVisible();

    await field(page).fill('xyzxyz');
    await expect(overlay(page).getByRole('status')).toHaveText('Keine Treffer für „xyzxyz“.');
    await expect(overlay(page).getByText(/^Prüfen Sie die Schreibweise/)).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('while the search service fails', () => {
    test.use({allowedConsoleErrors: ['status of 500']});

    test('shows an error with a link to the search page and recovers with the next query', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/warenkorb');
      await openOverlay(page);
      await field(page).fill('fehler');
      await expect(overlay(page).getByRole('alert')).toContainText(
        'Die Suche antwortet gerade nicht.',
      );
      await expect(overlay(page).getByRole('link', {name: /Suchseite/})).toHaveAttribute(
        'href',
        '/suche?q=fehler',
      );
      await expectAccessible(page);
      await field(page).fill('licht');
      await expect(products(page).getByRole('option').first()).toBeVisible();
      await expect(overlay(page).getByRole('alert')).toHaveCount(0);
    });
  });
});
