import {http, HttpResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {setupStandIns, server, settings} from '../../stand-ins/in-vitest';
import {checkAccessories} from './check-accessories';
import {checkGoods} from './check-goods';
import {checkSearch} from './check-services';

setupStandIns();

const fieldsOf = (facts: Record<string, string>) =>
  Object.entries(facts).map(([key, value]) => ({key, value}));

/** Mocks the accessories query with these products; facts after the first are those of variants. */
function play(...articles: [handle: string, ...facts: Record<string, string>[]][]): void {
  const nodes = articles.map(([handle, own = {}, ...sizes]) => ({
    handle,
    fit: fieldsOf(own),
    variants: {
      nodes: (sizes.length > 0 ? sizes : [{}]).map((size) => ({fit: [...fieldsOf(size), null]})),
    },
  }));
  answer('query Accessories', {products: {nodes}});
}

/** Overrides the response to one Storefront API query. */
function answer(question: string, data: object): void {
  server.use(
    http.post('*/graphql.json', async ({request}) =>
      (await request.clone().text()).includes(question) ? HttpResponse.json({data}) : undefined,
    ),
  );
}

const trailer = (at: number): [string, Record<string, string>] => [`t${at}`, {part: 'trailer'}];
const first = async () => (await checkAccessories(settings))[0];

describe("the doctor's check of accessories", () => {
  it('names each accessory that cannot be matched and the metafield it lacks', async () => {
    const [finding, ...others] = await checkAccessories(settings, {all: true});
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      state: 'warning',
      fix: 'Shopify → Products, metafields fit.… of the product or its variants',
    });
    expect(finding?.what).toMatch(
      /^1 of 1\d accessories cannot be matched: kindersitz-nest-hinten \(fit\.rack: system and load, MIK HD, 27 kg\)$/,
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['no kind', {}, 'fit.part: helmet, '],
    ['an unknown kind', {part: 'hat'}, 'fit.part: helmet, '],
    ['a tube without sizes', {part: 'tube', valve: 'AV'}, '(fit.tyre: widths and diameter'],
    ['a tube in inches', {part: 'tube', valve: 'AV', tyre: '28 × 1.75'}, '(fit.tyre: widths'],
    ['a tube without diameter', {part: 'tube', valve: 'AV', tyre: '40/62'}, '(fit.tyre: widths'],
    ['a tube without valve', {part: 'tube', tyre: '40/62-622'}, '(fit.valve: AV, DV, SV)'],
    ['another valve', {part: 'tube', tyre: '40/62-622', valve: 'auto'}, '(fit.valve: AV, DV'],
    ['a tyre without size', {part: 'tyre'}, '(fit.tyre: width and diameter, 47-622)'],
    ['a helmet without heights', {part: 'helmet'}, '(fit.rider_height: 110-140)'],
    ['heights the wrong way', {part: 'helmet', rider_height: '140-110'}, '(fit.rider_height'],
    ['a lock without holder', {part: 'lock', lock_mount: '[]'}, '(fit.lock_mount)'],
    ['a seat without rack', {part: 'childSeat'}, '(fit.rack: system and load'],
    ['a bag of unknown load', {part: 'luggage', rack: 'MIK'}, '(fit.rack: system and load'],
    ['a charger', {part: 'charger'}, '(fit.power: family of batteries)'],
    ['a battery', {part: 'battery'}, '(fit.power: family of batteries)'],
    ['work nobody offers', {part: 'trailer', mounting: 'x'}, '(fit.mounting: no work x)'],
  ])('warns about %s', async (_, facts, expected) => {
    play(['thing', facts]);
    expect((await first())?.what).toMatch(/^1 of 1 accessories cannot be matched: thing/);
    expect((await first())?.what).toContain(expected);
  });

  it('accepts metafields set on the product or on every one of its variants', async () => {
    play(
      ['tube', {part: 'tube', valve: 'AV'}, {tyre: '40/62-622'}, {tyre: '40/62-559'}],
      ['lock', {part: 'lock', lock_mount: '["ring"]', mounting: 'work'}],
      ['trailer', {part: 'trailer'}],
      ['work', {part: 'mounting'}],
    );
    expect(await checkAccessories(settings)).toEqual([
      {state: 'right', what: '4 accessories can be matched'},
    ]);
    play(['tube', {part: 'tube', valve: 'AV'}, {tyre: '40/62-622'}, {}]);
    expect((await first())?.what).toContain('tube (fit.tyre');
  });

  it('warns when 100 or more products, or none, have the tag passt-dazu', async () => {
    play(...Array.from({length: 100}, (_, at) => trailer(at)));
    expect((await checkAccessories(settings))[1]).toMatchObject({
      state: 'warning',
      what: '100 articles or more have the tag passt-dazu: the shop reads the 100 that sell best',
    });
    play();
    expect(await checkAccessories(settings)).toEqual([
      expect.objectContaining({state: 'warning', what: 'no article has the tag passt-dazu'}),
    ]);
  });
});

describe("the doctor's check of rider heights", () => {
  const bike = (riderMin: string | null, riderMax: string | null) => ({
    handle: 'rad',
    descriptionHtml: '',
    fit: [],
    geometry: {id: 'x'},
    featuredImage: {url: 'https://x.test/y.png'},
    priceRange: {minVariantPrice: {amount: '1.0'}},
    variants: {nodes: [{requiresShipping: false}]},
    riderMin: riderMin === null ? null : {value: riderMin},
    riderMax: riderMax === null ? null : {value: riderMax},
  });

  it.each([
    [null, null, 'rad (rider_min, rider_max)'],
    ['155', null, 'rad (rider_max)'],
    ['190', '155', 'rad (rider_min 190 above rider_max 155)'],
    ['1.55', '190', 'rad (rider_min 1.55)'],
    ['155', '1900', 'rad (rider_max 1900)'],
    ['klein', '190', 'rad (rider_min klein)'],
  ])('warns about the range from %s to %s', async (least, most, expected) => {
    answer('query AllGoods', {
      products: {pageInfo: {hasNextPage: false}, nodes: [bike(least, most)]},
    });
    expect(await checkGoods(settings)).toContainEqual({
      state: 'warning',
      what: `1 of 1 products lack heights of riders that lists can filter by: ${expected}`,
      fix: 'Shopify → Products, metafields fit.rider_min and fit.rider_max, in cm',
    });
  });

  it('accepts a plausible range', async () => {
    answer('query AllGoods', {
      products: {pageInfo: {hasNextPage: false}, nodes: [bike('155', '190')]},
    });
    const reported = (await checkGoods(settings)).map(({what}) => what).join();
    expect(reported).not.toContain('heights of riders');
  });

  it('warns when the search index lacks attributes, or metafields that products have', async () => {
    const record = {objectID: '1', title: 'Rad', handle: 'rad', vendor: 'Ostwind', price: 1};
    server.use(
      http.post('*/1/indexes/radladen_products/query', async ({request}) =>
        (await request.clone().text()).includes('"skus"')
          ? HttpResponse.json({hits: [record], facets: {'meta.custom.drive': {Nabe: 1}}})
          : undefined,
      ),
    );
    const used = {f0: null, f1: null, f2: {id: 'x'}};
    answer('query Used', {products: {nodes: [used, {}]}});
    const [warned] = (await checkSearch(settings)).filter(({state}) => state === 'warning');
    expect(warned?.what).toMatch(
      /^radladen_products has no product_type, product_image, published_at, skus, meta\.custom\.\w+: lists/,
    );
  });

  it('rejects an index with lists that were not converted', async () => {
    const texts = {'meta.custom.frame': {'["Diamant"]': 3}, 'meta.custom.drive': {Nabe: 1}};
    server.use(
      http.post('*/1/indexes/radladen_products/query', async ({request}) =>
        (await request.clone().text()).includes('"skus"')
          ? HttpResponse.json({hits: [], facets: texts})
          : undefined,
      ),
    );
    const found = (await checkSearch(settings)).filter(({state}) => state === 'wrong');
    expect(found.map(({what}) => what)).toEqual([
      'radladen_products contains meta.custom.frame as one text: filters read ["…"]',
    ]);
  });

  it('warns when the search index lacks the rider heights of products as numbers', async () => {
    const reported = (await checkSearch(settings)).map(({what}) => what);
    expect(reported).toContain('indices and replicas');
    expect(reported.join()).not.toContain('heights of riders');
    server.use(
      http.post('*/1/indexes/*/query', async ({request}) =>
        (await request.clone().text()).includes('meta.fit.rider_max>0')
          ? HttpResponse.json({nbHits: 0})
          : undefined,
      ),
    );
    expect(await checkSearch(settings)).toContainEqual({
      state: 'warning',
      what: 'radladen_products has no heights of riders as numbers: lists cannot filter by height',
      fix: "Shopify → Algolia's app → Metafields: fit.rider_min and fit.rider_max as numbers, then index anew",
    });
    answer('query Used', {products: {nodes: [{}]}});
    const withoutHeights = (await checkSearch(settings)).map(({what}) => what).join();
    expect(withoutHeights).not.toContain('heights of riders');
  });
});
