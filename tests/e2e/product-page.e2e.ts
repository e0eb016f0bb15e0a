import type {Page} from '@playwright/test';
import {flagship} from './shop-steps';
import {expect, test} from './test';

const asked = (Farbe: string, Rahmengröße: string) =>
  `?${new URLSearchParams({Farbe, Rahmengröße}).toString()}`;
const title = (page: Page) => page.getByRole('heading', {level: 1});
const colours = (page: Page) => page.getByRole('group', {name: /^Farbe/});
const pictures = (page: Page) =>
  page.getByRole('list', {name: 'Produktbilder'}).getByRole('link', {name: /Vergrößern$/});

test(
  'the buy box links to brand, leasing, price request, reviews and size finder',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(flagship.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Ostwind', exact: true})).toHaveAttribute(
      'href',
      '/suche?vendor=Ostwind',
    );
    await expect(main.getByText(/^Art\.-Nr\. OW-F7T-/)).toBeVisible();
    await expect(main.getByRole('link', {name: 'Als Dienstrad leasen'})).toBeVisible();
    await expect(
      main.getByRole('link', {name: 'Woanders günstiger gesehen? Preisanfrage stellen'}),
    ).toBeVisible();

    await expect(
      main.getByRole('link', {name: /^50 cm\s?, Körpergröße 163–175\scm$/}),
    ).toBeVisible();

    await main
      .getByRole('link', {name: /^\d,\d von 5,0 Sternen \(\d+ Bewertungen\) seit 2021$/})
      .click();
    await expect(page.getByRole('heading', {name: 'Bewertungen', exact: true})).toBeInViewport();

    await main.getByRole('link', {name: 'Größe finden'}).click();
    await expect(page).toHaveURL(/\/groesse-finden\?product=fernweh-7-trapez&variant=410\d+$/);
  },
);

test(
  'the chosen variant remains so in the size finder, the leasing calculator and its request',
  {tag: '@without-script'},
  async ({page}) => {
    const path = `/products/fernweh-7-trapez${asked('Nachtblau', '50 cm')}`;
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Größe finden'}).click();
    await main.getByLabel('Körpergröße in cm').fill('168');
    await main.getByRole('button', {name: 'Größe anzeigen'}).click();
    await main.getByRole('link', {name: 'Größe 50 cm ansehen'}).click();
    await expect(page).toHaveURL(path);

    await main.getByRole('link', {name: 'Mit eigenen Angaben rechnen'}).click();
    await main.getByLabel('Bruttolohn im Monat').fill('3500');
    await main.getByLabel('Steuerklasse').selectOption('1');
    await main.getByRole('button', {name: 'Kosten ausrechnen'}).click();
    const calculator = main.getByRole('region', {name: 'Was kostet Ihr Dienstrad?'});
    await calculator.getByRole('link', {name: 'Leasing anfragen'}).click();
    const bike = main.getByRole('complementary', {name: 'Ihr Rad'});
    await expect(bike).toContainText('Nachtblau, 50 cm');
  },
);

test(
  'a colour not offered in the chosen size can be chosen and switches to another size',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto(`/products/mole-3-tiefeinsteiger${asked('Petrol', '46 cm')}`);
    const [, size = ''] = /\/ (.+)$/.exec((await title(page).textContent()) ?? '') ?? [];
    await colours(page)
      .getByRole('link', {name: `Sand, nicht mit ${size}`})
      .click();
    await expect(
      page.getByText('46 cm in Sand gibt es nicht. Gezeigt wird 50 cm in Sand.').last(),
    ).toBeVisible();
    await expect(title(page)).toContainText('Sand / 50 cm');
    await expect(colours(page).getByRole('link', {name: 'Sand', exact: true})).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test(
  'frame shapes link to the other bikes of the model',
  {tag: '@without-script'},
  async ({page}) => {
    await page.goto('/products/fernweh-7-diamant');
    const shapes = page.getByRole('group', {name: /^Rahmenform/});
    const current = (name: string) =>
      expect(shapes.getByRole('link', {name, exact: true})).toHaveAttribute('aria-current', 'true');
    await current('Diamant');
    await shapes.getByRole('link', {name: /^Trapez\s?, anderes Modell$/}).click();
    await expect(title(page)).toContainText('Fernweh 7 Trapez');
    await expect(page).toHaveURL(/\/products\/fernweh-7-trapez\?/);
    await current('Trapez');
    await shapes.getByRole('link', {name: /^Tiefeinsteiger/}).click();
    await expect(title(page)).toContainText('Fernweh 7 Tiefeinsteiger');
    await expect(
      page.getByRole('heading', {name: 'Durchsteigen statt drübersteigen'}),
    ).toBeVisible();
  },
);

test('every picture links to its large version', {tag: '@without-script'}, async ({page}) => {
  await page.goto(flagship.path);
  const count = await pictures(page).count();
  expect(count).toBeGreaterThan(4);
  await expect(pictures(page).first()).toHaveAccessibleName(
    'Ostwind Fernweh 7 Trapez in Reseda, Ansicht von rechts , Vergrößern',
  );
  for (const link of await pictures(page).all()) {
    const answer = await page.request.head((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

/** Links and a form alone; `father` finds a size with script. */
const bySize = 'a visitor of 1.64 m finds her size and opens the bike in it';
test(bySize, {tag: '@without-script'}, async ({page}) => {
  await page.goto(flagship.path);
  await page.getByRole('link', {name: 'Größe finden'}).click();
  await page.getByRole('textbox', {name: 'Körpergröße in cm'}).fill('groß');
  await page.getByRole('button', {name: 'Größe anzeigen'}).click();
  const height = page.getByRole('textbox', {name: 'Körpergröße in cm'});
  await expect(height).toHaveAccessibleDescription(/Möglich sind 80 bis 220 cm/);
  await height.fill('1,64');
  await page.getByRole('button', {name: 'Größe anzeigen'}).click();
  await expect(
    page.getByRole('heading', {name: /^Bei 164\scm passt 45\scm oder 50\scm$/}),
  ).toBeVisible();
  await page.getByRole('link', {name: 'Größe 50 cm ansehen'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fernweh 7 Trapez');
  await expect(page.getByRole('heading', {level: 1})).toContainText('50 cm');
});
