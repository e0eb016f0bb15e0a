import type {Page} from '@playwright/test';
import {
  cartLink,
  checkoutLink,
  fillCart,
  oil,
  plus,
  subtotalOf,
  waitForHydration,
} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const once = {tag: '@with-script'};

/** Replaces texts as the browsers' translators do, also later ones: each by elements with other words. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('translation,script,style,textarea'))
          continue;
        const translation = document.createElement('translation');
        translation.append(`${text.data}›`);
        text.replaceWith(translation);
      }
    };
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const {target} of records) if (target.isConnected) translateTexts(target);
    }).observe(document.body, {childList: true, subtree: true});
  });
}

test('a translated cart shows the new total next to "Zur Kasse"', once, async ({page}) => {
  const drawer = await fillCart(page, oil.path);
  await translate(page);
  await expect(checkoutLink(drawer)).toContainText('8,95 €*›');
  await plus(drawer).click();
  await expect(subtotalOf(drawer)).toHaveText('17,90 €*›');
  await expect(checkoutLink(drawer)).toHaveText('Zur Kasse›17,90 €*›');
  await expect(cartLink(page)).toContainText('17,90 €*›');
});

test('a translated form is sent, and shows its errors, also new ones', once, async ({page}) => {
  await page.goto('/konto/anmelden');
  await waitForHydration(page);
  await translate(page);
  const main = page.getByRole('main');
  await main.locator('[name=password]').fill('Luftpumpe 9');
  await main.getByRole('button', {name: 'Anmelden›', exact: true}).click();
  const error = main.locator('[id$="-email-error"]');
  await expect(error).toHaveText('Bitte geben Sie Ihre E-Mail-Adresse ein.›');
  await expect(main.locator('[name=password]')).toHaveValue('Luftpumpe 9');
  // The rules for typed text load after the rejection.
  await expect(async () => {
    await main.locator('[name=email]').fill('');
    await main.locator('[name=email]').fill('jana');
    await expect(error).toHaveText('Die E-Mail-Adresse ist nicht korrekt formatiert.›', {
      timeout: 500,
    });
  }).toPass();
  await main.locator('[name=email]').fill('jana@mail.example');
  await expect(error).toHaveCount(0);
});
