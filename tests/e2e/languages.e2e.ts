import {putIntoCart} from './plain-requests';
import {cartLink, flagship, oil} from './shop-steps';
import {expect, test} from './test';

/** Choosing a language or country is a plain form with script as well. */
const withoutScript = {tag: '@without-script'};

test.describe('the first visit of an English browser', withoutScript, () => {
  test.use({locale: 'en-GB'});

  test('redirects only the start page to English, until the visitor chooses German', async ({
    page,
    context,
  }) => {
    await page.goto(oil.path);
    await expect(page).toHaveURL(oil.path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await context.clearCookies();
    await page.goto('/?utm_source=brief');
    await expect(page).toHaveURL('/en-us?utm_source=brief');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    await page.getByRole('button', {name: 'Deutsch'}).first().click();
    await expect(page).toHaveURL('/?utm_source=brief');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

const switched = 'the language switch opens the same page and variant and is remembered';
test(switched, withoutScript, async ({page}) => {
  const chosen = 'Farbe=Himmel&Rahmengr%C3%B6%C3%9Fe=55+cm';
  await page.goto(`${flagship.path}?${chosen}&utm_source=brief`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Himmel / 55 cm');
  await page.getByRole('button', {name: 'English'}).first().click();
  await expect(page).toHaveURL(/\?Color=Sky\+Blue&Frame\+size=55\+cm&utm_source=brief$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapeze');
  const paint = page.getByRole('link', {name: 'Sky Blue', exact: true});
  await expect(paint).toHaveAttribute('aria-current', 'true');
  await page.goto('/');
  await expect(page).toHaveURL('/en-us');

  await page.goto('/en-us/shipping-costs');
  await page.getByRole('button', {name: 'Deutsch'}).first().click();
  await expect(page).toHaveURL('/versandkosten-lieferzeit');
});

const abroad = 'choosing Switzerland shows prices in francs, also in the cart';
test(abroad, withoutScript, async ({page}) => {
  await putIntoCart(page.request, oil);
  await page.goto('/versandkosten-lieferzeit');
  await expect(cartLink(page)).toContainText('8,95 €*');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByLabel('Lieferland')).toHaveValue('DE');
  await footer.getByLabel('Lieferland').selectOption({label: 'Schweiz (CHF)'});
  await footer.getByRole('button', {name: 'Übernehmen'}).click();
  await expect(page).toHaveURL('/versandkosten-lieferzeit');
  await expect(footer.getByLabel('Lieferland')).toHaveValue('CH');
  await expect(cartLink(page)).toContainText('8,50 CHF*');

  await page.goto(oil.path);
  await expect(page.getByRole('main').getByText('8,50 CHF*').first()).toBeVisible();
});
