import {everyWidth} from './every-screen';
import {waitForHydration} from './shop-steps';
import {expect, test} from './test';

test.use({withPictures: true, allowedConsoleErrors: ['status of 404']});

const hostile = ['endlos-verschachtelt', 'eine-million-zeichen', 'script-in-jedem-feld'];

test(
  'a visitor opens a product tab and the workshop from the start page, and returns by breadcrumb',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Fahrbereit');
    const tabs = page.getByRole('navigation', {name: 'Gerade gefragt'});
    const first = await page.getByRole('article').first().innerText();
    await tabs.getByRole('link', {name: 'Sale'}).click();
    await expect(tabs.locator('[aria-current]')).toHaveText('Sale');
    await expect(page.getByRole('article').first()).not.toHaveText(first);
    await expect(tabs).toBeInViewport();
    await page.getByRole('main').getByRole('link', {name: 'Leistungen und Preise'}).click();
    await expect(page).toHaveURL(/\/werkstatt(#preise)?$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Sie sind hier'})
      .getByRole('link', {name: 'Startseite'})
      .click();
    await expect(page).toHaveURL('/');
  },
);

test('an editor’s long word stays inside its tab, quotation or team member', async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const places = [
    main.getByRole('link', {name: 'Topseller', exact: true}),
    main.getByText('Miriam K.', {exact: true}),
    main.getByRole('link', {name: 'Steig 160 E-Fully', exact: true}).last(),
    main.getByText(/^Reifendruck einmal pro Woche/),
  ];
  for (const width of [...everyWidth, 768]) {
    await page.setViewportSize({width, height: 800});
    for (const place of places) {
      expect(await place.evaluate(beyondFrame), `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** By how many pixels a word of 80 letters sticks out of the element's list item or navigation. */
function beyondFrame(element: Element): number {
  const {textContent} = element;
  element.textContent = 'Donaudampf'.repeat(8);
  const word = document.createRange();
  word.selectNodeContents(element);
  const frame = element.closest('li, nav') ?? document.body;
  const beyond = word.getBoundingClientRect().right - frame.getBoundingClientRect().right;
  element.textContent = textContent;
  return Math.round(beyond);
}

test(
  'an article opens from its topic, and its English breadcrumb links back to the topic',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/beratung');
    await page.getByRole('main').locator('a[href="/beratung/rahmenhoehe"]').first().click();
    await expect(page).toHaveURL('/beratung/rahmenhoehe');
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await page.getByRole('button', {name: 'English'}).first().click();
    await expect(page).toHaveURL('/en-us/beratung/rahmenhoehe');
    const way = page.getByRole('navigation', {name: 'You are here'});
    await way.getByRole('link').nth(1).click();
    await expect(page).toHaveURL('/en-us/beratung');
  },
);

test(
  'an FAQ answer expands in place, and a plain form requests directions without an embedded map',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/dienstrad-leasing');
    const question = page.getByRole('main').locator('details').first();
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');

    await page.goto('/kontakt');
    const form = page.getByRole('main').locator('form[action*="/directions"]').first();
    await expect(form).toHaveAttribute('action', /^https?:\/\/.+\/directions/);
    await expect(form.getByLabel('Startadresse')).toBeVisible();
    await expect(form.getByRole('button', {name: 'Route planen'})).toBeVisible();
    // Nothing is loaded from the map service before the visitor requests it.
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('a click loads the live map and focuses it', {tag: '@with-script'}, async ({page}) => {
  await page.goto('/kontakt');
  await waitForHydration(page);
  const load = page.getByRole('main').getByRole('button', {name: 'Karte laden'});
  await load.click();
  const map = page.locator('iframe[title^="Karte: "]');
  await expect(map).toBeVisible();
  await expect(map).toHaveAttribute('src', /\/export\/embed\.html\?bbox=/);
  await expect(map).toBeFocused();
  await expect(load).toBeHidden();
});

test('hostile stories render safely', {tag: '@with-script'}, async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const slug of hostile) {
    await test.step(slug, async () => {
      const answer = await page.goto(`/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect((await page.content()).length).toBeLessThan(1_500_000);
      await expect(page.locator('main [onclick], main [onerror], main script')).toHaveCount(0);
      await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i]')).toHaveCount(0);
      expect(dialogs).toEqual([]);
    });
  }
});
