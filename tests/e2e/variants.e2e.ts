import {
  buyButton,
  cartDrawer,
  cartLink,
  choose,
  flagship,
  holdFiles,
  openProduct,
  plus,
  quantityOf,
  waitForHydration,
} from './shop-steps';
import {expect, test} from './test';
import {add} from './wishlist-steps';

test(
  'a sold-out product keeps its page and links to similar ones',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/products/barkasse-1-lastenrad');
    await expect(buyButton(page)).toHaveCount(0);
    await expect(page.getByText('Ausverkauft', {exact: true})).toHaveCount(1);
    await page.getByRole('link', {name: 'Ähnliche ansehen', exact: true}).first().click();
    await expect(page).toHaveURL(/#aehnliche$/);
    await expect(
      page.getByRole('heading', {name: 'Kunden haben sich ebenfalls angesehen'}),
    ).toBeInViewport();
  },
);

test('a visitor finds one of two thousand variants and adds it to the cart', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/products/massrahmen-kurbelwerk');
  await choose(page, 'Farbe', 'Nachtblau');
  await choose(page, 'Oberrohr', '52,5 cm');
  await choose(page, 'Sitzrohr', '50 cm');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Nachtblau / 50 cm / 52,5 cm');
  if (javaScriptEnabled) {
    await expect(plus(page)).toBeVisible();
  }
  await buyButton(page).click();
  await expect(cartLink(page)).toContainText('1.890 €*');
});

test(
  'chosen variants are announced on the same page, and Back and Forward go through them',
  {tag: '@with-script'},
  async ({page}) => {
    const title = page.getByRole('heading', {level: 1});
    const said = page.getByRole('main').getByRole('status').first();
    const firstPicture = page.getByRole('list', {name: 'Produktbilder'}).getByRole('link').first();
    await page.goto(flagship.path);
    await waitForHydration(page);
    await expect(said).toHaveText('');

    await page.evaluate(() => scrollTo(0, 200));
    await choose(page, 'Farbe', 'Himmel');
    await expect(title).toContainText('Himmel / 45 cm');
    await expect(said).toHaveText(/^Himmel, 45 cm, [\d.]+\s€, Versandfertig/);
    await expect(firstPicture).toHaveAccessibleName(/ in Himmel, /);
    await test.step('not like a new page: neither its title nor its beginning', async () => {
      await expect(page.getByRole('link', {name: 'Himmel', exact: true})).toBeFocused();
      await expect(page.locator('main ~ [role=status]')).toHaveText('');
      expect(await page.evaluate(() => scrollY)).toBe(200);
    });

    await choose(page, 'Rahmengröße', '60 cm');
    await expect(title).toContainText('Himmel / 60 cm');
    await page.goBack();
    await expect(title).toContainText('Himmel / 45 cm');
    await page.goBack();
    await expect(title).toContainText('Reseda / 45 cm');
    await expect(firstPicture).toHaveAccessibleName(/ in Reseda, /);
    await page.goForward();
    await expect(title).toContainText('Himmel / 45 cm');
    await page.goForward();
    await expect(title).toContainText('Himmel / 60 cm');

    await page
      .getByRole('group', {name: 'Farbe'})
      .getByRole('link', {name: /^Reseda/})
      .click();
    await expect(said).toHaveText(
      /^60 cm in Reseda ist ausverkauft\. Gezeigt wird 45 cm in Reseda\. Reseda, 45 cm, [\d.]+\s€/,
    );
    await choose(page, 'Rahmengröße', '50 cm');
    await expect(said).toHaveText(/^Reseda, 50 cm, [\d.]+\s€/);
  },
);

test(
  'what is shown while another variant is loading cannot be ordered in its place',
  {tag: '@with-script'},
  async ({page}) => {
    await openProduct(page, flagship.path);
    const letGo = await holdFiles(page, /trapez\.data\?.*Himmel/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/(warenkorb|merkzettel|60).*\.data/.test(request.url())) sent.push(request.url());
    });
    const main = page.getByRole('main');
    const himmel = main.getByRole('link', {name: 'Himmel', exact: true});
    await himmel.click();
    await expect(main.locator('[aria-busy=true]')).toContainText('Himmel');
    await buyButton(page).click();
    await quantityOf(main, flagship).press('Enter');
    await add(main, flagship.title).first().press('Enter');
    await main
      .getByRole('link', {name: /^60 cm/})
      .first()
      .press('Enter');
    letGo();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Himmel / 45 cm');
    expect(sent).toEqual([]);
    await buyButton(page).click();
    await expect(cartDrawer(page)).toContainText('Himmel');
  },
);
