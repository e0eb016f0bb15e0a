import {parseDocument} from 'htmlparser2';
import {describe, expect, it, vi} from 'vitest';
import {gtinOf} from '../../app/features/goods/goods-view';
import {languageNames, type Language} from '../../app/i18n/languages';
import {filePath} from '../../app/pages';
import {loader as product} from '../../app/routes/product';
import {loader as feed} from '../../app/routes/resources/feeds';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();
type Attributes = Map<string, string[]>;

async function open(loader: typeof feed, path: string): Promise<Response> {
  const request = new Request(`${SHOP}/${path}`);
  return loader({request, params: {}, context: await contextOf(request)});
}

/** Fetched once, as the products stay the same. */
const feeds = new Map<Language, Attributes[]>();

/** Items of the feed, each with its attributes' values; those of `shipping` as `shipping.price`. */
async function googleItems(language: Language): Promise<Attributes[]> {
  const known = feeds.get(language);
  if (known) return known;
  const answer = await open(feed, filePath('googleFeed', language));
  const xml = await answer.text();
  const [rss] = childrenOf(parseDocument(xml, {xmlMode: true}));
  const [channel] = childrenOf(rss);
  const items = childrenOf(channel)
    .filter(({name}) => name === 'item')
    .map((item) => {
      const attributes: Attributes = new Map();
      const keep = (name: string, value: string) =>
        attributes.set(name, [...(attributes.get(name) ?? []), value]);
      for (const attribute of childrenOf(item)) {
        const name = attribute.name.replace('g:', '');
        const parts = childrenOf(attribute);
        for (const part of parts) keep(`${name}.${part.name.replace('g:', '')}`, textOf(part));
        if (parts.length === 0) keep(name, textOf(attribute));
      }
      return attributes;
    });
  feeds.set(language, items);
  return items;
}
interface Element {
  name: string;
  children: unknown[];
}
function childrenOf(parent: unknown): Element[] {
  const {children} = parent as Element;
  return children.filter((child): child is Element => (child as {type: string}).type === 'tag');
}
const textOf = ({children}: Element) =>
  children.map((child) => (child as {data?: string}).data ?? '').join('');
/** Lines of a CSV file (RFC 4180), each keyed by column name. */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  const [names = [], ...lines] = rows.slice(0, -1);
  return lines.map((cells) => {
    if (cells.length !== names.length) throw new Error(`A line of ${cells.length} cells`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

async function idealoOffers(language: Language) {
  const answer = await open(feed, filePath('idealoFeed', language));
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  return readCsv(await answer.text());
}
const one = (item: Attributes, name: string) => item.get(name)?.[0] ?? '';

/** Google's product data specification for each attribute: the format of its values, and whether it is required. */
const rules: Record<string, {form: RegExp; needed?: boolean; most?: number}> = {
  id: {form: /^\d{1,50}$/, needed: true},
  item_group_id: {form: /^\d{1,50}$/},
  title: {form: /^\S.{0,149}$/su, needed: true},
  description: {form: /^\S.{0,4999}$/su, needed: true},
  link: {form: /^https:\/\/shop\.test\/\S{1,1900}$/, needed: true},
  image_link: {form: /^https?:\/\/\S+$/, needed: true},
  additional_image_link: {form: /^https?:\/\/\S+$/, most: 10},
  availability: {form: /^(in_stock|out_of_stock|backorder)$/, needed: true},
  availability_date: {form: /^20\d\d-\d\d-\d\d$/},
  price: {form: /^\d+\.\d\d [A-Z]{3}$/, needed: true},
  sale_price: {form: /^\d+\.\d\d [A-Z]{3}$/},
  unit_pricing_measure: {form: /^\d+(\.\d+)? (ml|cl|l|cbm|mg|g|kg|cm|m|sqm|ct)$/},
  unit_pricing_base_measure: {form: /^(1|2|4|8|10|100) (ml|cl|l|cbm|mg|g|kg|cm|m|sqm|ct)$/},
  condition: {form: /^new$/, needed: true},
  brand: {form: /^\S.{0,69}$/u, needed: true},
  gtin: {form: /^\d{8,14}$/},
  product_type: {form: /^.{1,750}$/u},
  color: {form: /^.{1,100}$/u},
  size: {form: /^.{1,100}$/u},
  'shipping.country': {form: /^[A-Z]{2}$/, needed: true, most: 100},
  'shipping.price': {form: /^\d+\.\d\d [A-Z]{3}$/, needed: true, most: 100},
  'shipping.min_transit_time': {form: /^\d+$/, most: 100},
  'shipping.max_transit_time': {form: /^\d+$/, most: 100},
};

/** Violations of the rules by an item; an assertion for each of thousands of values would take a minute. */
function complaintsOf(item: Attributes): string[] {
  const complaints = [...item].flatMap(([name, values]) => {
    const {form, most = 1} = rules[name] ?? {form: /^$/, most: 0};
    const isRight = values.length <= most && values.every((value) => form.test(value));
    return isRight ? [] : [`${name}: ${values.join(' ')}`];
  });
  const missing = Object.entries(rules).filter(([name, {needed}]) => needed && !item.has(name));
  const gtin = one(item, 'gtin');
  const sale = one(item, 'sale_price');
  const checks = {
    'check digit': !gtin || gtinOf({barcode: gtin}) === gtin,
    availability_date:
      item.has('availability_date') === (one(item, 'availability') === 'backorder'),
    base_measure: item.has('unit_pricing_base_measure') === item.has('unit_pricing_measure'),
    sale_price: !sale || parseFloat(sale) < parseFloat(one(item, 'price')),
  };
  const broken = Object.entries(checks).filter(([, holds]) => !holds);
  return [...complaints, ...[...missing, ...broken].map(([name]) => name)].map(
    (complaint) => `${one(item, 'title')}: ${complaint}`,
  );
}

describe('the feed for Google', () => {
  it.each(languageNames)('follows Google’s specification (%s)', async (language) => {
    const items = await googleItems(language);
    expect(items.length).toBeGreaterThan(1000);
    expect(new Set(items.map((item) => one(item, 'id'))).size).toBe(items.length);
    expect(items.flatMap(complaintsOf)).toEqual([]);
    const countWith = (name: string) => items.filter((item) => item.has(name)).length;
    for (const name of ['sale_price', 'item_group_id', 'color', 'size', 'unit_pricing_measure']) {
      expect(countWith(name), name).toBeGreaterThan(0);
    }
  });

  it('is in the language of its URL', async () => {
    const [german, english] = await Promise.all([googleItems('de'), googleItems('en')]);
    expect(english[0]?.get('title')).not.toEqual(german[0]?.get('title'));
    const leads = (items: Attributes[], prefix: string) =>
      items.every((item) => one(item, 'link').startsWith(`${SHOP}${prefix}/products/`));
    expect([leads(german, ''), leads(english, '/en-us')]).toEqual([true, true]);
  });

  it('leaves out pickup-only and made-to-order products and services', async () => {
    const listed = new Set((await googleItems('de')).map((item) => one(item, 'id')));
    const {products} = standIns.catalogue().source;
    const pickedUp = products.filter(({metafields}) =>
      metafields.some(
        ({key, value}) => ['pickup_only', 'made_to_order'].includes(key) && value.de === 'true',
      ),
    );
    const services = products.filter(({productType}) => productType.de === 'Werkstattleistung');
    expect(pickedUp.length).toBeGreaterThan(0);
    for (const {variants} of [...pickedUp, ...services]) {
      for (const {id} of variants) expect(listed.has(String(id))).toBe(false);
    }
  });
});

describe('prices of the feeds', () => {
  it('match the product page for every variant', async () => {
    const [items, offers] = await Promise.all([googleItems('de'), idealoOffers('de')]);
    const pages = new Map<string, Attributes[]>();
    for (const item of items) {
      const path = new URL(one(item, 'link')).pathname;
      pages.set(path, [...(pages.get(path) ?? []), item]);
    }
    const visitor = new Visitor({userAgent: 'Googlebot'});
    const listed: string[][] = [];
    const expected: string[][] = [];
    for (const [path, articles] of pages) {
      const {product: shown} = await visitor.open(product, path);
      const offers = structuredOffers(visitor.structuredData);
      for (const item of articles) {
        const url = one(item, 'link');
        const offer = offers.get(url) ?? (await offerOf(visitor, url));
        const isShown = shown.variant.id.endsWith(`/${one(item, 'id')}`);
        const former = item.has('sale_price') ? parseFloat(one(item, 'price')) : null;
        listed.push([
          url,
          one(item, 'sale_price') || one(item, 'price'),
          availabilities[one(item, 'availability')] ?? '',
          isShown ? String(former) : '',
        ]);
        expected.push([
          url,
          `${offer?.price} ${offer?.priceCurrency}`,
          offer?.availability ?? '',
          isShown ? String(amountIn(shown.variant.price.lowest30d)) : '',
        ]);
      }
    }
    expect(listed).toHaveLength(items.length);
    expect(listed).toEqual(expected);

    const googles = new Map(items.map((item) => [one(item, 'link'), item]));
    // Google rejects items without a picture.
    const pictured = offers.filter(({imageUrls}) => imageUrls !== '');
    const priceOf = (item: Attributes | undefined) =>
      item && [
        one(item, 'sale_price') || one(item, 'price'),
        item.has('sale_price') ? one(item, 'price') : '',
      ];
    expect(
      pictured.map(({price, formerPrice}) => [
        `${price} EUR`,
        formerPrice ? `${formerPrice} EUR` : '',
      ]),
    ).toEqual(pictured.map(({url = ''}) => priceOf(googles.get(url))));
  }, 60_000);
});
const availabilities: Record<string, string> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  backorder: 'https://schema.org/BackOrder',
};
interface Offer {
  url: string;
  price: string;
  priceCurrency: string;
  availability: string;
}
/** The offers of a page's variants in its structured data, by URL. */
function structuredOffers(data: Record<string, unknown>[]): Map<string, Offer> {
  const found = data.flatMap((thing) => {
    const variants = (thing.hasVariant ?? [thing]) as {offers?: Offer}[];
    return variants.flatMap(({offers}) => (offers ? [offers] : []));
  });
  return new Map(found.map((offer) => [offer.url, offer]));
}
async function offerOf(visitor: Visitor, url: string): Promise<Offer | undefined> {
  await visitor.open(product, url.slice(SHOP.length));
  return structuredOffers(visitor.structuredData).get(url);
}

/** '1.299,50 €' → 1299.5. */
const amountIn = (text: string | null) =>
  text && Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));

describe('the feed for idealo', () => {
  it('has every field that idealo requires for each offer', async () => {
    for (const language of languageNames) {
      const offers = await idealoOffers(language);
      expect(offers.length).toBeGreaterThan(900);
      expect(new Set(offers.map(({sku}) => sku)).size).toBe(offers.length);
      const needed = ['sku', 'brand', 'title', 'categoryPath', 'url', 'deliveryTime'];
      const wrong = offers.filter((offer) => {
        const {price = '', eans = '', description = '', deliveryTime = ''} = offer;
        const costs = [offer.deliveryCosts_dhl, offer.deliveryCosts_spedition].filter(Boolean);
        return !(
          needed.every((name) => offer[name]) &&
          /^\d+\.\d\d$/.test(price) &&
          /^\d+\.\d\d$/.test(costs.join()) &&
          /^(\d{8,14})?$/.test(eans) &&
          description.length <= 1000 &&
          !/[\u2060\u00a0]/.test(deliveryTime)
        );
      });
      expect(wrong).toEqual([]);
      expect(Object.keys(offers[0] ?? {}).join()).toContain('paymentCosts_');
    }
  });
});

describe('a feed', () => {
  it('breaks off with an error when Shopify fails midway', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await open(feed, filePath('googleFeed', 'de'));
    standIns.shop.injectFault({status: 500, times: 20});
    await expect(answer.text()).rejects.toThrow(/Shopify Feed/);
    expect(complain).toHaveBeenCalledWith('Stream aborted', expect.stringContaining('Shopify'));
    complain.mockClear();
  });

  it.each(['googleFeed', 'idealoFeed'] as const)(
    'does not start while Shopify is down: %s',
    async (file) => {
      standIns.shop.injectFault({operation: 'FeedProducts', status: 500, times: 2});
      await expect(open(feed, filePath(file, 'de'))).rejects.toThrow(/FeedProducts failed \(500\)/);
    },
  );

  it('is served from the cache, also for its path in another letter case', async () => {
    const path = filePath('idealoFeed', 'de');
    const text = async (at: string) => (await open(feed, at)).text();
    const first = await text(path);
    const asked = standIns.shop.requests().length;
    expect(await text(path.toUpperCase())).toBe(first);
    expect(standIns.shop.requests()).toHaveLength(asked);
  });
});
