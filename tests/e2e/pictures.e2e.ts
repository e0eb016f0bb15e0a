import {products, whenHydrated} from './listing-steps';
import {buyButton} from './shop-steps';
import {expect, test} from './test';

/** Journeys that depend on loaded pictures, and on the room that they take. */
test.use({withPictures: true});

test(
  'prices in a row of products are aligned, and the leasing tile fills the last row',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/collections/e-bikes');
    const cards = await products(page).evaluateAll((articles) =>
      articles.map((article) => {
        const price = [...article.querySelectorAll('span')].find((part) =>
          /€\*$/.test(part.textContent),
        );
        const {y} = article.getBoundingClientRect();
        return {
          line: Math.round(y),
          price: Math.round(price?.getBoundingClientRect().bottom ?? NaN),
        };
      }),
    );
    const lines = new Map(cards.map(({line, price}) => [line, price]));
    expect(cards.length).toBeGreaterThan(lines.size);
    for (const {line, price} of cards) expect(price).toBe(lines.get(line));

    // The tile among the bikes is as wide as it takes to fill the last row.
    const leasing = page.getByRole('main').getByRole('link', {name: 'Leasing anfragen'});
    const ends = await leasing.evaluate((link) => {
      const cells = [...(link.closest('ul')?.children ?? [])].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const line = (y: number) =>
        Math.round(Math.max(...cells.filter((cell) => cell.y === y).map(({right}) => right)));
      return cells.map(({y}) => line(y));
    });
    expect(ends).toHaveLength(cards.length + 1);
    expect(new Set(ends).size).toBe(1);
  },
);

test(
  'loading more products focuses them, and Back restores the list',
  {tag: '@with-script'},
  async ({page}) => {
    await page.goto('/collections/fahrraeder');
    await page.goto('/collections/e-bikes');
    await whenHydrated(page);
    const more = page.getByRole('link', {name: 'Mehr laden +'});
    await more.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(products(page)).toHaveCount(48);
    await expect(products(page).nth(25).getByRole('link').first()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolled - 400);

    // Opening a product and going back restores the complete list and its scroll position.
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(products(page)).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/collections/fahrraeder');
  },
);

test('hovering a product card shows its second picture', {tag: '@with-script'}, async ({page}) => {
  await page.goto('/collections/e-bikes');
  const card = page.getByRole('article').filter({hasText: 'Fernweh 7 Trapez'}).first();
  await expect(card.locator('img')).toHaveCount(1);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(card.locator('img')).toHaveCount(2, {timeout: 500});
  }).toPass();
  await expect(card.locator('img').nth(1)).toHaveCSS('opacity', '1');
});

test(
  'with dozens of sizes the buy button stays within the first two screens of a phone',
  {tag: '@without-script'},
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/products/massrahmen-kurbelwerk');
    await expect(page.getByText(/^Mit Oberrohr 50\scm nicht erhältlich: 50\scm bis/)).toBeVisible();
    const place = await buyButton(page).boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
  },
);

test(
  'a product with a single fact and a single similar product leaves no gaps in the layout',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/products/geschenkgutschein');
    const main = page.getByRole('main');
    const boxOf = async (name: string | RegExp) =>
      (await main.getByRole('heading', {name}).boundingBox()) ?? {x: NaN, y: NaN, height: NaN};
    const [words, fact] = [await boxOf(/^Gilt im Laden/), await boxOf('Technische Daten')];
    expect(fact.x).toBe(words.x);
    expect(fact.y).toBeGreaterThan(words.y + words.height);
    const similar = await boxOf('Kunden haben sich ebenfalls angesehen');
    const card = await main
      .getByRole('article')
      .filter({hasText: 'Werkstattgutschein'})
      .boundingBox();
    expect(card?.x).toBeGreaterThan(similar.x);
    expect(card?.y).toBeLessThan(similar.y + similar.height);
  },
);
