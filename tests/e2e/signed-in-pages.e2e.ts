import {guardedAddresses} from './account-addresses';
import {club, jana, signIn} from './customer-requests';
import {htmlComplaints} from './html-complaints';
import {newCustomer} from './new-customer';
import {everyWidth, expectResponsiveLayout, expectWithdrawalLink} from './every-screen';
import {expect, test} from './test';

test.use({withPictures: true});

/** Further states of a customer's pages; order 987 is cancelled, 1022 partly returned. */
const more: Record<string, string[]> = {
  orders: ['?after=eyJsYXN0X2lkIjo5fQ=='],
  addresses: ['?new', '?edit=7001000', '?delete=7001000', '?gone'],
};
const furtherOrders = ['987', '1022', '1120', '1098'];

const pathsIn = (language: string) =>
  guardedAddresses
    .filter((address) => address.language === language)
    .flatMap(({page, path}) => [
      path,
      // English pages consist of the same parts.
      ...(language === 'de' ? (more[page] ?? []).map((query) => path + query) : []),
      ...(language === 'de' && page === 'order'
        ? furtherOrders.map((id) => path.replace('1178', id))
        : []),
    ]);

for (const language of ['de', 'en']) {
  test(
    `the account pages are usable on every screen: ${language}`,
    {tag: '@with-script'},
    async ({page, expectAccessible}) => {
      test.setTimeout(180_000);
      await signIn(page.request, jana);
      for (const path of pathsIn(language)) {
        await page.goto(path);
        await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
        await expect(page).toHaveTitle(/\S+ – Radladen$/);
        // Every language has the same elements; longer words matter at narrow widths.
        const isFramed = path === '/konto' ? 'whole' : undefined;
        const widths = isFramed && everyWidth;
        await expectResponsiveLayout(page, language === 'de' ? widths : [320], isFramed);
        if (language === 'de') await expectAccessible(page, isFramed);
      }
      // All account pages share one footer; `legal-links` reads that of each page.
      await expectWithdrawalLink(page);
    },
  );
}

test('the account works without script as valid HTML', {tag: '@without-script'}, async ({page}) => {
  test.setTimeout(120_000);
  await signIn(page.request, jana);
  for (const path of pathsIn('de')) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    expect(await htmlComplaints((await answer?.text()) ?? ''), path).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('button[type=button]:visible')).toHaveCount(0);
    // The others look as with script; this form shows a field more.
    if (path.endsWith('?new')) await expectResponsiveLayout(page, [320]);
  }
  await expectWithdrawalLink(page);
});

test(
  'the account of a customer without orders is accessible and says that it is empty',
  {tag: '@with-script'},
  async ({page, expectAccessible}) => {
    await signIn(page.request, club);
    for (const path of ['/konto', '/konto/bestellungen', '/konto/adressen']) {
      await page.goto(path);
      await expectAccessible(page);
      await expectResponsiveLayout(page);
      if (path !== '/konto') continue;
      await expect(page.getByText('Sie haben noch nichts bestellt.')).toBeVisible();
      await expect(page.getByText('Noch keine Adresse gespeichert.')).toBeVisible();
      await expect(page.getByRole('link', {name: 'Räder ansehen'})).toBeVisible();
    }
  },
);

test('a very long name does not overflow the account', {tag: '@without-script'}, async ({page}) => {
  const lastName = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe-Schmittkowski';
  await newCustomer(page.request, {firstName: 'Friederike-Wilhelmine', lastName});
  await page.goto('/konto');
  await expect(page.getByText(`Hallo Friederike-Wilhelmine ${lastName}`)).toBeVisible();
  await expectResponsiveLayout(page, everyWidth);
});
