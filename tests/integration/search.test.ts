import {describe, expect, it} from 'vitest';
import {loader as openCollection} from '../../app/routes/collection';
import {loader} from '../../app/routes/search';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {cardText} from './listed-products';

setupShop();

const visit = (path: string) => new Visitor().open(loader, path);
async function find(path: string) {
  const {listing} = (await visit(path)).search;
  if (!listing) throw new Error(`${path} has no list`);
  return listing;
}

describe('a search for an article number', () => {
  it.each([
    ['OW-F7T-55-BR', '/products/fernweh-7-trapez?Farbe=Brombeer&Rahmengr%C3%B6%C3%9Fe=55+cm'],
    ['hk-ml3-46-rs', '/products/mole-3-tiefeinsteiger?'],
  ])('%s redirects to that variant', async (sku, address) => {
    const answer = await new Visitor().request(loader, `/suche?q=${sku}`);
    expect(answer.status).toBe(302);
    expect(answer.location).toContain(address);
  });

  it('shows the search page for an unknown article number', async () => {
    expect((await new Visitor().request(loader, '/suche?q=OW-F7T-99')).status).toBe(200);
  });
});

describe('the search', () => {
  it('neither shows nor counts what is not sold in the delivery country', async () => {
    const fromSwitzerland = () => new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    const {search} = await fromSwitzerland().open(loader, '/suche?q=geschenkgutschein');
    expect(search.listing).toMatchObject({total: 0, products: []});
    expect(search.suggestions).not.toEqual([]);
    expect(await find('/suche?q=geschenkgutschein')).toMatchObject({total: 1, products: [{}]});
    const vouchers = await fromSwitzerland().open(openCollection, '/collections/gutscheine');
    expect(vouchers.collection.listing).toMatchObject({total: 1, products: [{}]});
  });

  it('finds available products in both languages', async () => {
    const german = await find('/suche?q=lastenrad');
    const english = await find('/en-us/search?q=cargo+bike');
    for (const {q, total, products} of [german, english]) {
      expect(q).not.toBe('');
      expect(total).toBeGreaterThan(3);
      expect(products.map(cardText).filter((text) => /ausverkauft|sold out/i.test(text))).toEqual(
        [],
      );
    }
  });

  it.each([
    ['speed pedelec', 'Fernweh 9 S 45'],
    ['electric mountain bike', 'e-mtb'],
    ['ladies bike', 'step-through'],
    ['mens bike', 'diamond'],
    ['bike seat', 'child seat'],
  ])('finds in English for "%s" also what is named "%s"', async (everyday, named) => {
    const handlesFor = async (words: string) => {
      const {products} = await find(`/en-us/search?q=${words.replaceAll(' ', '+')}`);
      return products.map(({handle}) => handle);
    };
    const [best] = await handlesFor(named);
    expect(await handlesFor(everyday)).toContain(best);
  });

  it('tolerates a typing error', async () => {
    const right = await find('/suche?q=lastenrad');
    const wrong = await find('/suche?q=lastnrad');
    expect(wrong.products.map(({handle}) => handle)).toEqual(
      expect.arrayContaining(right.products.slice(0, 3).map(({handle}) => handle)),
    );
  });

  it('sorts by relevance unless another order is chosen', async () => {
    const best = await find('/suche?q=trekking');
    expect(best.order).toBe('relevance');
    expect(best.orders[0]).toBe('relevance');
    const sold = await find('/suche?q=trekking&sort=recently-ordered-count-desc');
    expect(sold.order).toBe('recently-ordered-count-desc');
    expect(sold.total).toBe(best.total);
  });

  it('can be filtered by facets like a collection', async () => {
    const {facets, total} = await find('/suche?q=trekking');
    const {value = '', count = 0} = facets.find(({name}) => name === 'frame')?.values[0] ?? {};
    const narrowed = await find(`/suche?q=trekking&frame=${encodeURIComponent(value)}`);
    expect(narrowed.total).toBe(count);
    expect(count).toBeLessThan(total);
    expect(narrowed.resetQuery).toBe('?q=trekking');
  });

  it.each(['/suche', '/suche?q=', '/suche?q=%20%20', '/suche?sort=price-asc&frame='])(
    'suggests collections without a query when it has no words or filters: %s',
    async (path) => {
      const {search} = await visit(path);
      expect(search).toMatchObject({q: '', title: 'Suche', listing: null, failed: false});
      expect(search.suggestions[0]).toEqual({title: 'E-Bikes', handle: 'e-bikes'});
      expect(standIns.algolia.requests()).toEqual([]);
    },
  );

  it('lists the products of a manufacturer without words', async () => {
    const {search, meta} = await visit('/suche?vendor=Ostwind');
    expect(search).toMatchObject({q: '', title: 'Ostwind', failed: false, suggestions: []});
    expect(meta).toContainEqual({title: 'Ostwind – Radladen'});
    expect(search.listing?.total).toBeGreaterThan(5);
    const others = search.listing?.products.filter((card) => !cardText(card).includes('Ostwind'));
    expect(others).toEqual([]);
    expect(search.listing?.orders).not.toContain('relevance');
  });

  it('preserves an invalid height in its field and shows an error', async () => {
    const {search} = await visit('/suche?height=abc');
    expect(search.listing?.height).toMatchObject({
      value: 'abc',
      error: expect.stringContaining('80 bis 220 cm') as string,
    });
  });

  it.each([
    ['/suche?vendor=Quatsch', 'Suche'],
    ['/suche?vendor=Ostwind&vendor=Quatsch', 'Ostwind'],
    ['/suche?vendor=Ostwind&frame=Quatsch', 'Suche'],
  ])(
    'does not use an unknown manufacturer or facet value in its title: %s',
    async (path, title) => {
      const {search, meta} = await visit(path);
      expect(search.title).toBe(title);
      expect(meta).toContainEqual({title: `${title} – Radladen`});
    },
  );

  it('finds nothing for special characters alone', async () => {
    const nothing = {total: 0, products: [], facets: [], moreQuery: null};
    for (const q of ['😀', '*', '(((', '%', '--']) {
      const {search} = await visit(`/suche?${new URLSearchParams({q}).toString()}`);
      expect.soft(search).toMatchObject({q, failed: false, closest: null, pages: []});
      expect.soft(search.listing, q).toMatchObject(nothing);
      expect.soft(search.suggestions.length, q).toBeGreaterThan(3);
    }
  });

  it('suggests collections when nothing was found', async () => {
    const {search} = await visit('/suche?q=xyzxyzxyz');
    expect(search.listing).toMatchObject({total: 0, products: [], moreQuery: null});
    expect(search.suggestions.length).toBeGreaterThan(3);
    expect((await visit('/suche?q=trekking')).search.suggestions).toEqual([]);
  });

  it.each([
    ['Lastenrad+xyzxyz', 'Lastenrad'],
    ['E-Bike+himbeerrot', 'E-Bike'],
    ['xyzxyz+Ostwind+Trekking', 'Ostwind Trekking'],
    ['qqqqqq+xyzxyz', null],
    ['xyzxyz', null],
    ['trekking', null],
    ['gravel+xyzxyz&vendor=Ostwind', null],
  ])('suggests for %s the words that have hits: %s', async (q, closest) => {
    const {search} = await visit(`/suche?q=${q}`);
    expect(search.closest).toBe(closest);
    if (closest) expect((await find(`/suche?q=${closest}`)).total).toBeGreaterThan(0);
  });

  it('suggests no words while only the query for them fails', async () => {
    expectConsoleError('Algolia');
    standIns.algolia.injectFault({status: 500, match: 'allOptional', times: 4});
    const {search} = await visit('/suche?q=gravel+xyzxyz');
    expect(search).toMatchObject({closest: null, failed: false});
  });

  it.each([
    ['\'"<script>', '\'"<script>'],
    ['*:*', '*:*'],
    ['title:(', 'title:('],
    ['🚲'.repeat(60), '🚲'.repeat(50)],
    ['\u0000', ''],
    ['-'.repeat(300), '-'.repeat(50)],
    ['\\', '\\'],
  ])('accepts the input %j and cuts it to 50 characters', async (typed, kept) => {
    const {search} = await visit(`/suche?q=${encodeURIComponent(typed)}`);
    expect(search.q).toBe(kept);
  });

  it.each(['/suche', '/suche?q=rad'])('is kept out of search engines: %s', async (path) => {
    const {meta} = await visit(path);
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta.filter((tag) => 'rel' in tag)).toEqual([]);
  });

  it('names the searched words in the og:title', async () => {
    const {meta} = await visit('/suche?q=lastenrad');
    expect(meta).toContainEqual({property: 'og:title', content: 'Ergebnisse für „lastenrad“'});
  });
});

describe('a search for a tyre size', () => {
  const shown = async (path: string) => {
    const {search} = await visit(path);
    const cards = search.listing?.products ?? [];
    return {
      tyre: search.tyre?.replaceAll('\u2060', '').replaceAll('\u00a0', ' ') ?? null,
      cards: cards.map(({handle}) => handle).toSorted(),
      html: cards.map(({html}) => html).join(''),
    };
  };
  const fitting = [
    'cityreifen-pflaster',
    'schlauch-standard',
    'trekkingreifen-faehrte-mit-reflexstreifen',
  ];

  it.each(['28 x 1.75', '28x1,75', '28 × 1.75', '47-622'])(
    'finds the tubes and tyres that fit: %s',
    async (words) => {
      const {tyre, cards, html} = await shown(`/suche?q=${encodeURIComponent(words)}`);
      expect(cards).toEqual(fitting);
      expect(tyre).toContain('was auf 47-622 (28 × 1,75) passt');
      expect(tyre).toContain('Ventil');
      // Each links to the variant that fits.
      expect(html).toContain('/products/schlauch-standard?Gr%C3%B6%C3%9Fe=28+Zoll%2C+Autoventil');
      expect(html).toContain('/products/cityreifen-pflaster?Gr%C3%B6%C3%9Fe=47-622');
    },
  );

  it.each(['25-622', '25 - 622', '700x25c'])(
    'also finds tyres of the size that are not marked as accessories of bikes: %s',
    async (words) => {
      const {cards, html} = await shown(`/suche?q=${encodeURIComponent(words)}`);
      expect(cards).toEqual(['rennradreifen-asphalt', 'schlauch-rennrad-leicht']);
      expect(html).toContain('/products/rennradreifen-asphalt?Gr%C3%B6%C3%9Fe=25-622');
    },
  );

  it.each(['29 x 2.4', 'Reifen 29x2,4', '27.5 x 2.4'])('finds wide tyres: %s', async (words) => {
    expect((await shown(`/suche?q=${encodeURIComponent(words)}`)).cards).toContain(
      'mtb-reifen-wurzel',
    );
  });

  it('does not find what has only the width and the diameter of other sizes', async () => {
    expect((await shown('/suche?q=50-622')).cards).not.toContain('cityreifen-pflaster');
  });

  it('is narrowed by further words and links to the valve that they name', async () => {
    expect((await shown('/suche?q=Schlauch+28x1.75')).cards).toEqual(['schlauch-standard']);
    expect((await shown('/suche?q=Reifen+28x1.75')).cards).not.toContain('schlauch-standard');
    for (const valve of ['Blitzventil', 'DV']) {
      const {cards, html} = await shown(`/suche?q=28x1.75+${valve}`);
      expect(cards).toContain('schlauch-standard');
      expect(html).toContain('28+Zoll%2C+Blitzventil');
      // Not the other valve, which is in stock.
      expect(html).toMatch(/Schlauch Standard.*[Aa]usverkauft/);
    }
    const english = await shown('/en-us/search?q=28+x+1.75+Dunlop');
    expect(english.tyre).toContain('what fits 47-622 (28 × 1.75)');
    expect(english.html).toContain('28+inch%2C+Dunlop');
  });

  it.each([
    ['/suche?q=Fahrradschlauch+28x1.75', ['schlauch-standard']],
    ['/suche?q=Schläuche+28+x+1.75', ['schlauch-standard']],
    ['/suche?q=Ersatzschlauch+25-622', ['schlauch-rennrad-leicht']],
    ['/suche?q=Mantel+28x1.75', fitting.filter((handle) => handle !== 'schlauch-standard')],
    ['/suche?q=Mantel+25-622', ['rennradreifen-asphalt']],
    ['/suche?q=ETRTO+47-622', fitting],
    ['/en-us/search?q=tubes+47-622', ['schlauch-standard']],
    ['/suche?q=Schutzblech+47-622', []],
  ])('understands everyday words beside it: %s', async (path, handles) => {
    expect((await shown(path)).cards).toEqual(handles);
  });

  it('can be filtered like any other search', async () => {
    const {cards} = await shown('/suche?q=28x1.75&vendor=Luftikus');
    expect(cards).toEqual(['schlauch-standard']);
    expect((await shown('/suche?q=28x1.75&price=:10')).cards).toEqual(['schlauch-standard']);
  });

  it('is a plain word search when there is none of that size or all words name another product', async () => {
    for (const words of ['16x2.35', 'Gravelreifen+40-622', 'Schlauch+28/47-622/635']) {
      expect(await shown(`/suche?q=${words}`)).toMatchObject({tyre: null});
    }
  });

  it('shows no note about the size above an empty list', async () => {
    expect(await shown('/suche?q=47-622&vendor=Niemand')).toMatchObject({tyre: null, cards: []});
  });

  it('finds tyres by their size alone while Shopify does not tell what fits', async () => {
    standIns.shop.injectFault({operation: 'Accessories', status: 503, times: 2});
    expectConsoleError('Shopify Accessories failed (503)');
    const {cards} = await shown('/suche?q=28+x+1.75');
    expect(cards).toEqual(fitting.filter((handle) => handle !== 'schlauch-standard'));
  });
});
