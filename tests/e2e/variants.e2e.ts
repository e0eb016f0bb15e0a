import {buyButton, cartLink, choose, flagship, scriptIsThere} from './shop-steps';
import {expect, test} from './test';

test.use({withPictures: true});

const chosen = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;
const asked = (Farbe: string, Rahmengröße: string) => chosen({Farbe, Rahmengröße});

test(
  'a sold-out request shows the variant that stands in for it, and says so',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(flagship.path + asked('Reseda', '60 cm'));
    await expect(
      page.getByText('60 cm in Reseda ist ausverkauft. Gezeigt wird 45 cm in Reseda.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Reseda / 45 cm');
    const sizes = page.getByRole('group', {name: 'Rahmengröße'});
    await expect(sizes.getByRole('link', {name: /^60 cm\s?, ausverkauft$/})).toBeVisible();
    await expect(sizes.getByRole('link', {name: '45 cm'})).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'the stand-in keeps the first option, whatever else was asked for',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(flagship.path + asked('Brombeer', '45 cm'));
    await expect(page.getByRole('heading', {level: 1})).toContainText('Brombeer / 55 cm');
  },
);

test('unknown words in the address are no options', {tag: '@without-script'}, async ({page}) => {
  for (const query of [
    '?Farbe=Ultraviolett',
    '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=999+cm',
    '?Farbe=&Farbe=',
    '?Farbe=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '?utm_source=brief&utm_campaign=herbst&gclid=1',
    '?login=true',
  ]) {
    const answer = await page.goto(flagship.path + query);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Reseda / 45 cm');
    await expect(page.getByText('ist ausverkauft.')).toBeHidden();
    await expect(buyButton(page)).toBeEnabled();
  }
});

test(
  'words of tracking do not get in the way of a choice',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(`${flagship.path}${asked('Himmel', '55 cm')}&utm_source=brief`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Himmel / 55 cm');
  },
);

test(
  'the only variant of a product has no options to choose',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/products/kettenoel-landregen-100-ml');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Kettenöl Landregen 100 ml');
    await expect(page.getByText(/Default Title/)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(0);
    await expect(page.getByText('Grundpreis 89,50 € / 1 l').first()).toBeVisible();
  },
);

test('a product that is all sold out keeps its page and leads to others like it', async ({
  page,
}) => {
  await page.goto('/products/barkasse-1-lastenrad');
  await expect(buyButton(page)).toHaveCount(0);
  await expect(page.getByText('Ausverkauft', {exact: true})).toHaveCount(1);
  await page.getByRole('link', {name: 'Ähnliche ansehen', exact: true}).first().click();
  await expect(page).toHaveURL(/#aehnliche$/);
  await expect(
    page.getByRole('heading', {name: 'Kunden haben sich ebenfalls angesehen'}),
  ).toBeInViewport();
});

test(
  'a value that never exists is no link, a sold-out one stays one',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(`/products/mole-3-tiefeinsteiger${asked('Sand', '50 cm')}`);
    const sizes = page.getByRole('group', {name: 'Rahmengröße'});
    await expect(sizes.getByText('46 cm')).toBeVisible();
    await expect(sizes.getByRole('link', {name: /46 cm/})).toHaveCount(0);
    await expect(sizes.getByRole('listitem').filter({hasText: '46 cm'})).toContainText(
      'gibt es nicht',
    );

    await page.goto(`/products/mole-3-tiefeinsteiger${asked('Sand', '46 cm')}`);
    await expect(
      page.getByText('46 cm in Sand gibt es nicht. Gezeigt wird 50 cm in Sand.'),
    ).toBeVisible();
  },
);

test(
  'what is not in stock but sold all the same can be ordered',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/products/mole-3-xxl-tiefeinsteiger');
    await expect(page.getByText('Zurzeit nicht am Lager')).toBeVisible();
    await expect(buyButton(page)).toBeEnabled();
  },
);

test('one of two thousand variants is found and bought', async ({page, javaScriptEnabled}) => {
  await page.goto('/products/massrahmen-kurbelwerk');
  await choose(page, 'Farbe', 'Nachtblau');
  await choose(page, 'Oberrohr', '52,5 cm');
  await choose(page, 'Sitzrohr', '50 cm');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Nachtblau / 50 cm / 52,5 cm');
  if (javaScriptEnabled) {
    await expect(page.getByRole('button', {name: 'Menge erhöhen'})).toBeVisible();
  }
  await buyButton(page).click();
  await expect(cartLink(page)).toContainText('1.890 €*');
});

test('Back leads through the variants that were looked at', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  await page.goto(flagship.path);
  await choose(page, 'Farbe', 'Himmel');
  await expect(title).toContainText('Himmel / 45 cm');
  await choose(page, 'Rahmengröße', '60 cm');
  await expect(title).toContainText('Himmel / 60 cm');
  await page.goBack();
  await expect(title).toContainText('Himmel / 45 cm');
  await page.goBack();
  await expect(title).toContainText('Reseda / 45 cm');
  await page.goForward();
  await expect(title).toContainText('Himmel / 45 cm');
});

test('what is chosen is said, and what stands in for it', {tag: '@with-script'}, async ({page}) => {
  const said = page.getByRole('main').getByRole('status').first();
  await page.goto(flagship.path);
  await scriptIsThere(page);
  await expect(said).toHaveText('');

  await choose(page, 'Farbe', 'Himmel');
  await expect(said).toHaveText(/^Himmel, 45 cm, [\d.]+\s€, Versandfertig/);
  await choose(page, 'Rahmengröße', '60 cm');
  await page
    .getByRole('group', {name: 'Farbe'})
    .getByRole('link', {name: /^Reseda/})
    .click();
  await expect(said).toHaveText(
    /^60 cm in Reseda ist ausverkauft\. Gezeigt wird 45 cm in Reseda\. Reseda, 45 cm, [\d.]+\s€/,
  );
  await choose(page, 'Rahmengröße', '50 cm');
  await expect(said).toHaveText(/^Reseda, 50 cm, [\d.]+\s€/);
});
