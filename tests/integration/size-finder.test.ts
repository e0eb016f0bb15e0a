import {describe, expect, it} from 'vitest';
import {loader as openProduct} from '../../app/routes/product';
import {loader as results} from '../../app/routes/search';
import {loader} from '../../app/routes/size-finder';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {addressOf, productOf, valuesOf, variantWith} from './catalogue';

setupShop();

const bike = noteworthyHandles.flagship;

async function ask(query: string, path = '/groesse-finden') {
  const {page, meta} = await new Visitor().open(loader, path + query);
  return {...page, meta};
}

describe('the size finder for a bike', () => {
  it('shows the size for the height with its link and its stock', async () => {
    const {answer, errors} = await ask(`?product=${bike}&height=1,60`);
    expect(errors).toEqual({});
    expect(answer).toMatchObject({
      headline: 'Bei 160\u00a0cm passt 45\u00a0cm',
      sizes: [{name: '45 cm', text: 'Für 155–\u2060165\u00a0cm', stock: 'Bestellbar'}],
    });
    expect(answer?.sizes[0]?.href).toMatch(new RegExp(`^/products/${bike}\\?.*=45\\+cm`));
  });

  it('shows both sizes where their ranges overlap, with the differences', async () => {
    const {answer} = await ask(`?product=${bike}&height=164`);
    expect(answer?.headline).toBe('Bei 164\u00a0cm passt 45\u00a0cm oder 50\u00a0cm');
    expect(answer?.sizes.map(({text}) => text)).toEqual([
      'Für 155–\u2060165\u00a0cm, sitzt sportlicher',
      'Für 163–\u2060175\u00a0cm, sitzt bequemer',
    ]);
    expect(answer?.notes.join(' ')).toMatch(/Reach \d+\smm weniger, Stack \d+\smm weniger/);
    expect(answer?.notes.join(' ')).toMatch(/zusammen \d+\skg wiegen/);
  });

  it('shows the nearest size for a height that the manufacturer does not cover', async () => {
    const {answer} = await ask(`?product=${bike}&height=205`);
    expect(answer?.headline).toMatch(
      /^Für 205\u00a0cm nennt der Hersteller keine Größe\. Am nächsten/,
    );
    expect(answer?.sizes).toHaveLength(1);
  });

  it('shows a size as orderable that only other colours still have, and links to one of them', async () => {
    const {answer} = await ask(`?product=${bike}&height=194`);
    expect(answer?.sizes).toMatchObject([{name: '60 cm', stock: 'Bestellbar'}]);
    const {product} = await new Visitor().open(openProduct, answer?.sizes[0]?.href ?? '');
    expect(product.replaced).toBeNull();
    expect(product.variant.available).toBe(true);
    expect(product.options.map(({value}) => value)).toContain('60 cm');
  });

  it('keeps the chosen variant in everything but size', async () => {
    const product = productOf(bike);
    const chosen = variantWith(product, (variant) => {
      const values = valuesOf(product, variant);
      return values.includes('Nachtblau') && values.includes('50 cm');
    });
    const {bike: shown, answer} = await ask(`?product=${bike}&variant=${chosen.id}&height=168`);
    expect(shown).toMatchObject({href: addressOf(product, chosen), variant: String(chosen.id)});
    expect(answer?.sizes.map(({href}) => href)).toEqual([addressOf(product, chosen)]);
    const other = await ask(`?product=${bike}&variant=1&height=168`);
    expect(other.bike).toMatchObject({href: `/products/${bike}`, variant: null});
  });

  it('links to the list of all bikes for the height', async () => {
    const {answer} = await ask(`?product=${bike}&height=1,60`);
    expect(answer?.list.href).toBe('/suche?height=160');
    const {search, meta} = await new Visitor().open(results, '/suche?height=160');
    expect(search.title).toBe('Räder, die bei 1,60\u00a0m passen');
    expect(search.listing?.products.length).toBeGreaterThan(5);
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
  });

  it('begins the title of the page that its form loads with the result or the rejection', async () => {
    const titleOf = async (query: string) => (await ask(`?product=${bike}${query}`)).meta[0];
    expect(await titleOf('&height=1,60')).toEqual({
      title: 'Bei 160 cm passt 45 cm – Größe finden – Radladen',
    });
    expect(await titleOf('&height=')).toEqual({
      title: 'Bitte prüfen Sie Ihre Angaben – Größe finden – Radladen',
    });
    expect(await titleOf('')).toEqual({title: 'Größe finden – Radladen'});
  });

  it('is in English on the English page', async () => {
    const {answer} = await ask(`?product=${bike}&height=164`, '/en-us/find-your-size');
    expect(answer?.headline).toBe('Your size at 164\u00a0cm: 45\u00a0cm or 50\u00a0cm');
    expect(answer?.sizes[0]?.href).toMatch(/^\/en-us\/products\//);
  });
});

describe('the size finder for a kind of bike', () => {
  it('shows a guide value and says that it is not binding', async () => {
    const {answer} = await ask('?kind=trekking&height=170&inseam=82');
    expect(answer?.headline).toBe(
      'Richtwert bei 170\u00a0cm: Rahmenhöhe 54\u00a0cm für Trekking- und Cityräder',
    );
    expect(answer?.notes[0]).toContain('keine Zusage');
  });

  it('never breaks a line inside a range of sizes', async () => {
    const {answer} = await ask('?kind=trekking&height=170', '/en-us/find-your-size');
    expect(answer?.headline).toMatch(/: frame size \d\d–\u2060\d\d\u00a0cm for trekking/);
  });

  it('requires the kind when the bike is unknown', async () => {
    expect(await ask('?product=gibtesnicht&height=170')).toMatchObject({
      bike: null,
      answer: null,
      errors: {kind: 'Bitte wählen Sie die Art des Rads.'},
    });
  });
});

describe('the input of the size finder', () => {
  it.each([
    ['', {height: expect.stringContaining('80 bis 220 cm') as string}],
    ['abc', {height: expect.stringContaining('80 bis 220 cm') as string}],
    ['400', {height: expect.stringContaining('80 bis 220 cm') as string}],
  ])(
    'causes an error at the height field and is preserved when invalid: %j',
    async (height, errors) => {
      const page = await ask(`?kind=road&height=${height}`);
      expect(page.errors).toEqual(errors);
      expect(page.typed).toMatchObject({kind: 'road', height});
      expect(page.answer).toBeNull();
    },
  );

  it('is cut to the length of its field', async () => {
    const {typed} = await ask(`?kind=road&height=${'1'.repeat(10_000)}`);
    expect(typed.height).toHaveLength(12);
  });

  it('causes an error at the inseam field when invalid', async () => {
    expect((await ask('?kind=road&height=170&inseam=lang')).errors).toHaveProperty('inseam');
    expect((await ask('?kind=road&height=170&inseam=110')).errors).toHaveProperty('inseam');
    expect((await ask('?kind=road&height=170&inseam=')).errors).toEqual({});
  });

  it('causes no error while it is empty on the first visit', async () => {
    expect(await ask('')).toMatchObject({errors: {}, answer: null, bike: null});
  });
});

describe('search engines', () => {
  it.each([
    ['', false],
    [`?product=${bike}`, true],
    ['?kind=mtb&height=170', true],
  ])('index only the size finder without a query: %j', async (query, hidden) => {
    const {meta} = await ask(query);
    const robots = meta.some((tag) => 'name' in tag && tag.name === 'robots');
    expect(robots).toBe(hidden);
  });
});
