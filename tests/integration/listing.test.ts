import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/collection';
import type {FacetName} from '../../app/services/algolia/facets';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {productOf} from './catalogue';
import {cardText, countsOf, inStock, offerOf, valuesIn} from './listed-products';

setupShop();

async function open(path: string) {
  const {listing} = (await new Visitor().open(loader, `/collections/${path}`)).collection;
  if (!listing) throw new Error(`${path} has no list`);
  return listing;
}
type Listing = Awaited<ReturnType<typeof open>>;

const handles = ({products}: Listing) => products.map(({handle}) => handle);
const valuesOf = ({facets}: Listing, name: FacetName) =>
  facets.find((facet) => facet.name === name)?.values ?? [];
const sorted = (products: {handle: string}[]) => products.map(({handle}) => handle).toSorted();
const query = (pairs: [string, string][]) => `?${new URLSearchParams(pairs).toString()}`;

describe('the list of a collection', () => {
  it('shows its first 25 products in stock and links to more', async () => {
    const listing = await open('e-bikes');
    expect(listing).toMatchObject({
      q: '',
      page: 1,
      moreQuery: '?page=2',
      resetQuery: null,
      chips: [],
    });
    expect(listing.products).toHaveLength(25);
    expect(listing.products.map(cardText).filter((text) => /ausverkauft/i.test(text))).toEqual([]);
    expect(listing.total).toBe(inStock('e-bikes').length);
  });

  it('shows pages 1 to 2 together, in the same order', async () => {
    const [first, both] = [await open('e-bikes'), await open('e-bikes?page=2')];
    expect(handles(both)).toHaveLength(Math.min(50, inStock('e-bikes').length));
    expect(handles(both).slice(0, 25)).toEqual(handles(first));
    expect(new Set(handles(both)).size).toBe(handles(both).length);
  });

  it('shows all products and no further link beyond its last page', async () => {
    const listing = await open('e-bikes?page=40');
    expect(handles(listing).toSorted()).toEqual(sorted(inStock('e-bikes')));
    expect(listing.moreQuery).toBeNull();
    expect(listing.page).toBe(Math.ceil(listing.total / 25));
  });

  it.each([
    ['price-asc', (product: ReturnType<typeof productOf>) => offerOf(product)],
    ['price-desc', (product: ReturnType<typeof productOf>) => -offerOf(product)],
    [
      'published-at-desc',
      ({publishedAt}: ReturnType<typeof productOf>) => -Date.parse(publishedAt),
    ],
    ['', ({recentlyOrdered}: ReturnType<typeof productOf>) => -recentlyOrdered],
  ])('is sorted by "%s"', async (sort, rank) => {
    const listing = await open(`gravelbikes?sort=${sort}`);
    const ranks = handles(listing).map((handle) => rank(productOf(handle)));
    expect(ranks.length).toBeGreaterThan(5);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(listing.order).toBe(sort || 'recently-ordered-count-desc');
    expect(listing.orders).not.toContain('relevance');
  });

  it('shows products in stock first unless a sort order is chosen', async () => {
    const ordered = noteworthyHandles.currentlyNotInStock;
    const usual = await open('e-city');
    expect(handles(usual).length).toBeLessThan(25);
    expect(handles(usual).at(-1)).toBe(ordered);
    expect(usual.products.map(cardText).at(-1)).toContain('Zurzeit nicht am Lager');
    const sold = inStock('e-city').toSorted((a, b) => b.recentlyOrdered - a.recentlyOrdered);
    expect(handles(usual).slice(0, -1)).toEqual(
      sold.map(({handle}) => handle).filter((handle) => handle !== ordered),
    );
    expect(handles(await open('e-city?sort=price-asc')).at(-1)).not.toBe(ordered);
  });

  it('ignores an invalid query', async () => {
    const usual = await open('e-bikes');
    const junk = ['?page=0', '?page=abc&sort=quatsch', '?utm_source=brief&q=rad'];
    for (const typed of [...junk, '?vendor=&price=x:y']) {
      expect.soft(await open(`e-bikes${typed}`), typed).toEqual(usual);
    }
  });
});

describe('the facets of a list', () => {
  it('count the products of the list', async () => {
    const listing = await open('e-bikes');
    const expected = countsOf(inStock('e-bikes'), 'frame');
    expect(new Map(valuesOf(listing, 'frame').map(({value, count}) => [value, count]))).toEqual(
      expected,
    );
    const counts = valuesOf(listing, 'vendor').map(({count}) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => Number(other) - Number(one)));
    expect(listing.facets.every(({values}) => values.length > 0)).toBe(true);
  });

  it('filter the list with OR within a facet and AND between facets', async () => {
    const all = inStock('e-bikes');
    const [one, other] = [...countsOf(all, 'vendor').keys()];
    const frame = [...countsOf(all, 'frame').keys()][0] ?? '';
    const pairs: [string, string][] = [
      ['vendor', one ?? ''],
      ['vendor', other ?? ''],
      ['frame', frame],
    ];
    const listing = await open(`e-bikes${query([...pairs, ['page', '40']])}`);
    const fits = all.filter(
      (product) =>
        [one, other].includes(product.vendor) && valuesIn(product, 'frame').includes(frame),
    );
    expect(fits.length).toBeGreaterThan(0);
    expect(handles(listing).toSorted()).toEqual(sorted(fits));
    expect(listing.chips.map(({label}) => label).toSorted()).toEqual(
      [one, other, frame].toSorted(),
    );
    expect(listing.resetQuery).toBe('?');
  });

  it('count their own values as if none of them were selected', async () => {
    const all = inStock('e-bikes');
    const [vendor = ''] = countsOf(all, 'vendor').keys();
    const listing = await open(`e-bikes${query([['vendor', vendor]])}`);
    const shown = new Map(valuesOf(listing, 'vendor').map(({value, count}) => [value, count]));
    expect(shown).toEqual(countsOf(all, 'vendor'));
    expect(valuesOf(listing, 'vendor')[0]).toMatchObject({value: vendor, selected: true});
    const others = new Map(valuesOf(listing, 'frame').map(({value, count}) => [value, count]));
    expect(others).toEqual(
      countsOf(
        all.filter((product) => product.vendor === vendor),
        'frame',
      ),
    );
  });

  it('have a color code for every color', async () => {
    const colors = valuesOf(await open('e-bikes'), 'color-pattern');
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.filter(({color}) => !/^#[\da-f]{6}$/.test(color ?? ''))).toEqual([]);
    const english = await new Visitor().open(loader, '/en-us/collections/e-bikes');
    const named =
      english.collection.listing && valuesOf(english.collection.listing, 'color-pattern');
    expect(named?.every(({color}) => color !== undefined)).toBe(true);
    expect(named?.map(({value}) => value)).toContain('Fir Green');
  });

  it.each(['-Ostwind', '"', "'", '\\', 'a:b', 'OR', '__proto__', '🚲', 'x'.repeat(80)])(
    'treat %j as a value without products',
    async (value) => {
      const listing = await open(`e-bikes${query([['vendor', value]])}`);
      expect(listing).toMatchObject({total: 0, products: [], moreQuery: null, page: 1});
      expect(valuesOf(listing, 'vendor')[0]).toMatchObject({value, selected: true, count: 0});
      expect(listing.chips).toEqual([{facet: 'vendor', label: value, query: '?'}]);
    },
  );
});

describe('the filter by body height', () => {
  const ridersOf = (handle: string) => {
    const {metafields} = productOf(handle);
    const read = (key: string) => Number(metafields.find((field) => field.key === key)?.value.de);
    return [read('rider_min'), read('rider_max')];
  };

  it('leaves the bikes that fit, and combines with other filters', async () => {
    const all = await open('kinderraeder?page=40');
    expect(all.height).toMatchObject({label: 'Körpergröße', value: '', error: ''});
    const fits = handles(all).filter((handle) => {
      const [from = 0, to = 0] = ridersOf(handle);
      return from <= 112 && to >= 112;
    });
    const listing = await open('kinderraeder?height=112&page=40');
    expect(handles(listing).toSorted()).toEqual(fits.toSorted());
    expect(fits.length).toBeGreaterThan(0);
    expect(fits.length).toBeLessThan(all.total);
    expect(listing.chips).toEqual([{facet: 'height', label: 'passt bei 1,12\u00a0m', query: '?'}]);
    expect(listing.facets.every(({values}) => values.length > 0)).toBe(true);
    expect((await open('e-bikes?height=170&vendor=Ostwind')).chips.map(({query}) => query)).toEqual(
      ['?vendor=Ostwind', '?height=170'],
    );
  });

  it.each(['abc', '999', '-5', '1e2', '١٧٠'])(
    'rejects %s with an error and filters nothing',
    async (typed) => {
      const address = `e-bikes?height=${encodeURIComponent(typed)}`;
      const {height, ...listing} = await open(address);
      expect(height).toMatchObject({
        value: typed,
        error: expect.stringContaining('80 bis 220') as string,
      });
      const usual = await open('e-bikes');
      expect({...listing, moreQuery: usual.moreQuery}).toEqual({...usual, height: undefined});
    },
  );

  it('redirects to one URL, however the height was typed', async () => {
    const ask = (typed: string) =>
      new Visitor().request(loader, `/collections/e-bikes?price=&price=&height=${typed}`);
    expect((await ask('1,70+m')).location).toBe('/collections/e-bikes?height=170');
    expect((await ask('')).location).toBe('/collections/e-bikes');
    expect((await ask('abc')).location).toBe('/collections/e-bikes?height=abc');
    const typed = await new Visitor().request(loader, '/collections/e-bikes?height=abc');
    expect(typed.status).toBe(200);
  });

  it('is offered only for products with a rider height', async () => {
    expect((await open('schloesser')).height).toBeNull();
  });
});

describe('a short list', () => {
  it('shows how many more products a slightly higher price offers', async () => {
    const {nearMatches, total} = await open('e-bikes?vendor=Ostwind&price=:2500');
    expect(total).toBeLessThan(6);
    expect(nearMatches?.query).toBe('?vendor=Ostwind&price=:2750');
    const more = await open('e-bikes?vendor=Ostwind&price=:2750');
    expect(nearMatches?.label).toMatch(
      new RegExp(`^Für bis zu 250\\s€ mehr: ${more.total - total} weiterer? Treffer$`),
    );
  });
});

describe('the price filter of a list', () => {
  it('covers the price range of the collection and filters it', async () => {
    const all = inStock('e-bikes');
    const prices = all.map(offerOf);
    const [min, max] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))];
    expect((await open('e-bikes')).price).toMatchObject({min, max, from: null, to: null});

    const listing = await open('e-bikes?price=2000:3000&page=40');
    const fits = all.filter((product) => offerOf(product) >= 2000 && offerOf(product) <= 3000);
    expect(fits.length).toBeGreaterThan(3);
    expect(handles(listing).toSorted()).toEqual(sorted(fits));
    expect(listing.price).toMatchObject({min, max, from: 2000, to: 3000, currency: 'EUR'});
    expect(listing.chips).toMatchObject([{label: '2.000\u00a0€ – 3.000\u00a0€', query: '?'}]);
  });

  it('is ignored for visitors with another currency', async () => {
    const swiss = new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    const {listing} = (await swiss.open(loader, '/collections/e-bikes?price=2000:3000')).collection;
    expect(listing?.products.map(cardText)[0]).toContain('CHF');
    expect(listing).toMatchObject({price: null, chips: [], moreQuery: '?page=2'});
    expect(listing?.total).toBe(inStock('e-bikes').length);
  });

  it('submitted without script redirects to its canonical URL', async () => {
    const typed = '?price=2.000+%E2%82%AC&price=&frame=Trapez&sort=recently-ordered-count-desc';
    const answer = await new Visitor().request(loader, `/collections/e-bikes${typed}`);
    const location = '/collections/e-bikes?frame=Trapez&price=2000:';
    expect(answer).toMatchObject({status: 302, location});
    const empty = await new Visitor().request(loader, '/collections/e-bikes?price=&price=');
    expect(empty).toMatchObject({status: 302, location: '/collections/e-bikes'});
  });
});
