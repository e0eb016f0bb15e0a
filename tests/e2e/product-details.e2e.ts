import type {Route} from '@playwright/test';
import {choose, flagship, oil, openProduct, plus, waitForHydration} from './shop-steps';
import {expect, test} from './test';

test(
  'the geometry table marks the chosen size, and its drawing the dimension of the active row',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(flagship.path);
    const table = page.getByRole('region', {name: 'Geometrie und Größe'}).getByRole('table');
    await expect(table.getByRole('columnheader', {name: /gewählt/})).toHaveText('45 cm, gewählt');
    await choose(page, 'Rahmengröße', '50 cm');
    await expect(table.getByRole('columnheader', {name: /gewählt/})).toHaveText('50 cm, gewählt');
    await expect(table.getByRole('row', {name: /^F Radstand/})).toHaveText(
      'F Radstand1086110211181135',
    );
    await expect(table.getByRole('row', {name: /^Körpergröße/})).toContainText('163–175');
    await expect(page.getByRole('table', {name: 'Geometrie und Größe'})).toBeVisible();
    await expect(page.getByRole('img', {name: /Maßlinien A bis F/})).toBeVisible();

    // By mouse, and by keyboard.
    const geometry = page.locator('#geometrie');
    const line = (mark: string) => geometry.locator(`svg [data-mark="${mark}"]`);
    await geometry.getByRole('row', {name: /Stack/}).hover();
    await expect(line('C')).toHaveCSS('opacity', '1');
    await expect(line('A')).toHaveCSS('opacity', '0.2');
    await page.mouse.move(0, 0);
    await expect(line('A')).toHaveCSS('opacity', '1');
    await geometry.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(line('B')).toHaveCSS('opacity', '1');
    await expect(line('A')).toHaveCSS('opacity', '0.2');
  },
);

test('three reviews are shown, and more on demand', {tag: '@without-script'}, async ({page}) => {
  await page.goto(`${flagship.path}#bewertungen`);
  const reviews = page.locator('#bewertungen');
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByText('38 Bewertungen')).toBeVisible();
  await expect(reviews.getByRole('listitem').first()).toContainText(
    'Pendle 14 km pro Strecke. Motor leise, Schaltung war perfekt eingestellt.',
  );
  await expect(reviews.getByRole('listitem').filter({visible: true})).toHaveCount(3);
  await reviews.getByText('4 weitere Bewertungen').click();
  await expect(reviews.getByRole('listitem').filter({visible: true})).toHaveCount(7);
});

test('recently viewed products are shown and can be cleared', async ({page, javaScriptEnabled}) => {
  const seen = page.locator('section').filter({
    has: page.getByRole('heading', {name: 'Zuletzt angesehen'}),
  });
  await page.goto(oil.path);
  await expect(page.getByRole('heading', {name: 'Zuletzt angesehen'})).toHaveCount(0);
  await page.goto(flagship.path);
  await expect(seen.getByRole('article')).toContainText([oil.title]);
  if (javaScriptEnabled) {
    await test.step('a chosen variant is not another view', async () => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/recently-viewed')) {
          posts.push(request.url());
        }
      });
      await choose(page, 'Rahmengröße', '50 cm');
      await expect(seen.getByRole('article')).toContainText([oil.title]);
      expect(posts).toEqual([]);
    });
  }
  await seen.getByRole('link', {name: oil.title}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(oil.title);
  await expect(seen.getByRole('article')).toContainText([flagship.title]);

  await seen.getByRole('button', {name: 'Liste leeren'}).click();
  await expect(page.getByRole('heading', {name: 'Zuletzt angesehen'})).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(oil.title);
  await page.goto(flagship.path);
  await expect(seen.getByRole('article')).toContainText([oil.title]);
});

test('a variant chosen while the recently viewed products load is shown @with-script', async ({
  page,
}) => {
  await page.goto('/collections/e-trekking');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await waitForHydration(page);
  // The response of the recently viewed products arrives while the variant is still loading.
  const late = (ms: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  };
  await page.route('**/api/recently-viewed*', late(1000));
  await page.route('**/products/*.data*', late(1500));
  await page.getByRole('main').getByRole('link', {name: flagship.title, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(flagship.title);
  await choose(page, 'Farbe', 'Nachtblau');
});

test('opening another product resets the quantity to one @with-script', async ({page}) => {
  await openProduct(page, flagship.path);
  const main = page.getByRole('main');
  await plus(page).click();
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  const others = page.locator('section').filter({hasText: 'Kunden haben sich ebenfalls angesehen'});
  const other = others.getByRole('article').first().getByRole('link').first();
  const title = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
  await expect(main.getByRole('spinbutton')).toHaveValue('1');
});

test(
  'the guarantee at the price links to its details and the contact of the manufacturer',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(flagship.path);
    const main = page.getByRole('main');
    await main.getByRole('link', {name: /^GARAN: 5 Jahre/}).click();
    await expect(page).toHaveURL(/#garan$/);
    const about = page.locator('section', {
      has: page.getByRole('heading', {name: 'Gut zu wissen', level: 2}),
    });
    await expect(about.getByRole('heading', {name: 'Garantie des Herstellers'})).toBeInViewport();
    await expect(about.getByRole('img', {name: /^GARAN-Label: 5 Jahre/})).toBeVisible();
    const mail = about.getByRole('link', {name: 'sicherheit@ostwind.example'});
    await expect(mail).toHaveAttribute('href', 'mailto:sicherheit@ostwind.example');
    await mail.focus();
    await expect(mail).toBeFocused();
    await expect(about.getByText(/^Warnhinweise/)).toBeVisible();
  },
);
