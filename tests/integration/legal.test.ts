import {afterEach, describe, expect, it} from 'vitest';
import {translatorOf} from '../../app/i18n/messages.server';
import {loader as openCollection} from '../../app/routes/collection';
import {loader as openStory} from '../../app/routes/content-page';
import {loader as openProduct} from '../../app/routes/product';
import {loader as openRoot} from '../../app/root';
import {loader as openSearch} from '../../app/routes/search';
import {loader as openShipping} from '../../app/routes/shipping-costs';
import {action as changeCart, loader as openCart} from '../../app/routes/cart';
import {loader as openHits} from '../../app/routes/resources/search-hits';
import {loader as openWishlist} from '../../app/routes/wishlist';
import type {PriceView} from '../../app/features/pricing/price-view';
import type {ProductItemView} from '../../app/features/product/product-markup.server';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {
  addressOf,
  isAvailable,
  merchandiseIdOf,
  productOf,
  valuesOf,
  variantWith,
} from './catalogue';
import {cardText} from './listed-products';

setupShop();

const {flagship} = noteworthyHandles;

/** All texts of a value, joined. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(wordsOf).join(' ')
    : '';
}

/** The statements about returns in the withdrawal instruction, on the shipping page and in structured data. */
async function returnStatements(prefix: '' | '/en-us') {
  const visitor = new Visitor();
  // The data of documents omits the blocks' text, which is in their markup.
  const instruction = await visitor.open(openStory, `${prefix}/widerruf`, {script: true});
  const shipping = await visitor.open(
    openShipping,
    prefix ? '/en-us/shipping-costs' : '/versandkosten-lieferzeit',
    {script: true},
  );
  await visitor.open(openProduct, `${prefix}/products/${flagship}`);
  return {
    instruction: wordsOf(instruction.page.story.blocks),
    shipping: wordsOf(shipping),
    data: JSON.stringify(visitor.structuredData),
  };
}

describe('the cost of returns', () => {
  afterEach(() => standIns.storyblok.reset());

  it.each([
    ['', 'Wir tragen die Kosten der Rücksendung der Waren.', 'Wir holen die Waren ab.'],
    ['/en-us', 'We will bear the cost of returning the goods.', 'we will collect the goods.'],
  ] as const)(
    'is borne by the shop, in the same words everywhere: "%s"',
    async (prefix, free, pickUp) => {
      const {instruction, shipping, data} = await returnStatements(prefix);
      for (const words of [instruction, shipping]) {
        expect(words).toContain(free);
        expect(words).toContain(pickUp);
      }
      expect(data).toContain('schema.org/FreeReturn');
    },
  );

  it.each([
    [
      '',
      'Sie tragen die unmittelbaren Kosten',
      'auf höchstens etwa 120\u00A0€ geschätzt',
      'Wir holen',
    ],
    ['/en-us', 'You will have to bear the direct cost', 'approximately €120', 'we will collect'],
  ] as const)(
    'is borne by the customer if so configured, also in structured data: "%s"',
    async (prefix, ownCost, most, pickUp) => {
      const content = {return_costs: 'customer', return_costs_most: '120'};
      standIns.storyblok.edit('config', {content, publish: true});
      const {instruction, shipping, data} = await returnStatements(prefix);
      for (const words of [instruction, shipping]) {
        expect(words).toContain(ownCost);
        expect(words).toContain(most);
        expect(words).not.toContain(pickUp);
      }
      expect(data).toContain('schema.org/ReturnFeesCustomerResponsibility');
      expect(data).not.toContain('FreeReturn');
    },
  );

  it('is borne by the shop while no maximum cost is configured', async () => {
    const content = {return_costs: 'customer', return_costs_most: ''};
    standIns.storyblok.edit('config', {content, publish: true});
    const statements = await returnStatements('');
    expect(statements.instruction).toContain('Wir tragen die Kosten der Rücksendung der Waren.');
    expect(statements.data).toContain('schema.org/FreeReturn');
  });
});

describe('the structured data of a product', () => {
  it.each([
    ['flagship', 'InStock', 38],
    ['lowestPrice30d', 'InStock', 8],
    ['currentlyNotInStock', 'BackOrder', 0],
    ['soldOut', 'OutOfStock', 2],
    ['manyVariants', 'MadeToOrder', 0],
  ] as const)('matches the page: %s', async (name, expected, reviews) => {
    const visitor = new Visitor();
    const path = `/products/${noteworthyHandles[name]}`;
    const {product} = await visitor.open(openProduct, path);
    const data = JSON.stringify(visitor.structuredData);
    const [, price = ''] = /"price":"([\d.]+)"/.exec(data) ?? [];
    expect(Number(price)).toBe(amountOf(product.variant.price.current));
    expect(data).toContain('"priceCurrency":"EUR"');

    const [, availability] = /schema\.org\/(\w+)","itemCondition/.exec(data) ?? [];
    const kind = Object.keys(stockWords).find((word) => product.stock.text.startsWith(word));
    expect([availability, stockWords[kind ?? '']]).toEqual([expected, expected]);

    const [, count = ''] = /"reviewCount":(\d+)/.exec(data) ?? [];
    expect([Number(count), product.rating?.count ?? 0]).toEqual([reviews, reviews]);
    // Free delivery within Germany is also promised in words.
    const isPromised = product.sellingPoints.some(({text}) => text.startsWith('Kostenlose Lief'));
    expect(isPromised).toBe(product.variant.available);
    expect(data).toContain('"shippingRate":{"@type":"MonetaryAmount","value":"0.00"');
    const time = '"transitTime":{"@type":"QuantitativeValue","minValue":2,"maxValue":3';
    expect([data.includes('transitTime'), data.includes(time)]).toEqual(
      Array(2).fill(expected.endsWith('Stock')),
    );
  });
});

const t = translatorOf('de');
const firstWords = (text: string) => text.split(',')[0] ?? '';
const stockWords: Readonly<Record<string, string>> = {
  [firstWords(t('goods.stock.ready'))]: 'InStock',
  [firstWords(t('goods.stock.supplier'))]: 'BackOrder',
  [firstWords(t('goods.stock.madeToOrder'))]: 'MadeToOrder',
  [firstWords(t('goods.stock.soldOut'))]: 'OutOfStock',
};

/** 1299.9 for '1.299,90 €*'. */
const amountOf = (price: string) => Number(price.replaceAll(/[^\d,]/g, '').replace(',', '.'));

interface Price {
  current: string;
  lowest30d: string | null;
  /** The badge's text; '' without one. */
  reduction: string;
}

/** The price on a card. */
function cardPrice(card: ProductItemView): Price {
  const html = card.html?.replaceAll(/<span class="(?:sr-only|price-from)">.*?<\/span>/g, '') ?? '';
  const [, current = ''] = /class="price-(?:now|reduced)[^"]*">([^<]*)/.exec(html) ?? [];
  const [before, after = ''] = t('product.price.lowest30d', {amount: '|'}).split('|');
  const [, low = ''] = html.split(before ?? '');
  const [, reduction = ''] = /class="badge is-sale">([^<]*)/.exec(html) ?? [];
  return {current, lowest30d: low.split(after || '<')[0] || null, reduction};
}

describe('every price', () => {
  it('has the mark of the tax note, and a discount relative to the lowest price of 30 days', async () => {
    const visitor = new Visitor();
    const handle = noteworthyHandles.lowestPrice30d;
    const {product} = await visitor.open(openProduct, `/products/${handle}`);
    const title = new URLSearchParams({q: product.title}).toString();
    const list = await visitor.open(openCollection, `/collections/e-bikes`);
    const {search} = await visitor.open(openSearch, `/suche?${title}`);
    const {current, lowest30d, sale} = product.variant.price;
    const places = {
      page: [{current, lowest30d, reduction: sale?.reduction ?? ''}],
      list: list.collection.listing?.products.map(cardPrice) ?? [],
      search: search.listing?.products.map(cardPrice) ?? [],
    };
    for (const [name, prices] of Object.entries(places)) {
      expect(prices.length, name).toBeGreaterThan(0);
      expect(prices.filter((price) => !/\d.*\*$/.test(price.current))).toEqual([]);
      const lows = prices.filter((price) => price.lowest30d !== null);
      for (const price of lows) {
        const lowest = amountOf(price.lowest30d ?? '');
        const percent = Math.round(((lowest - amountOf(price.current)) / lowest) * 100);
        expect(price.reduction, `${name}: ${price.current}`).toBe(`−${percent}\u00a0%`);
      }
      // Search results use the same cards as lists.
      if (name !== 'list') expect(lows.length, name).toBeGreaterThan(0);
    }
  });

  it.each([
    ['lowestPrice30d', 'lowest30d'],
    ['saleUpTo20', 'compareAt'],
    ['unitPrice', 'unit'],
  ] as const)(
    'is the same everywhere, with its comparison and unit price: %s',
    async (name, addition) => {
      const article = productOf(noteworthyHandles[name]);
      const variant = variantWith(article, isAvailable);
      const visitor = new Visitor({cookies: {wishlist: String(variant.id)}});
      const {product} = await visitor.open(openProduct, addressOf(article, variant));
      const [color] = valuesOf(article, variant).filter((value) => value !== 'Default Title');
      const words = {q: [product.title, color].join(' ').trim()};
      const found = await visitor.open(
        openSearch,
        `/suche?${new URLSearchParams(words).toString()}`,
      );
      const hits = new URLSearchParams({words: words.q, ids: String(article.id), language: 'de'});
      const wishlist = await visitor.open(openWishlist, '/merkzettel');
      const request = new Request(`${SHOP}/api/search-hits?${hits.toString()}`);
      const context = await contextOf(request);
      const answer = await openHits({request, params: {}, context});
      const {products} = (await answer.json()) as {products: {price: PriceView}[]};
      const shown = product.variant.price;
      expect(shown[addition]).toContain('€');
      expect(wishlist.own?.list.items[0]?.price).toEqual(shown);
      expect(products[0]?.price).toEqual(shown);

      const {current, compareAt, compareAtKind, lowest30d, unit} = shown;
      const card = found.search.listing?.products.find(({handle}) => handle === article.handle);
      const cardTexts = cardText(card ?? {handle: article.handle});
      expect(cardTexts).toContain(current);
      expect(cardTexts).toContain(compareAt ?? '');
      expect(cardTexts).toContain(
        lowest30d ? t('product.price.lowest30d', {amount: lowest30d}) : '',
      );
      expect(cardTexts).toContain(unit ? t('product.price.unit', {amount: unit}) : '');

      const form = {intent: 'add', merchandiseId: merchandiseIdOf(variant), quantity: '1'};
      await visitor.request(changeCart, '/warenkorb', {form, script: true});
      const {cart} = await visitor.open(openCart, '/warenkorb');
      const price = {current, compareAt, compareAtKind, lowest30d, unit};
      expect(cart?.lines[0]?.price).toMatchObject(price);
    },
  );
});

describe('the notice of the legal guarantee', () => {
  it.each([
    ['', 'Ihre gesetzlichen Gewährleistungsrechte', /Platzhalter\. Hier steht/],
    ['/en-us', 'Your legal guarantee rights', /Placeholder\. This is/],
  ])(
    'is linked in the footer in the prescribed words: "%s"',
    async (prefix, words, alternative) => {
      const visitor = new Visitor();
      const {footer, facts} = await visitor.open(openRoot, `${prefix}/warenkorb`);
      const labels = footer?.columns.flatMap(({links}) => links.map(({label}) => label));
      expect(labels).toContain(words);
      expect(facts.places.warranty).toBe(`${prefix}/gewaehrleistung`);

      const {page} = await visitor.open(openStory, `${prefix}/gewaehrleistung`);
      const notice = page.story.blocks.find(({name}) => name === 'guarantee-notice');
      const html = notice?.isServerOnly && notice.html;
      expect(html).toContain(`>${words}</h`);
      expect(html).toMatch(/<img[^>]* width="1240" height="1500"/);
      expect(html).toMatch(alternative);
    },
  );

  it('is omitted and logged when it is missing', async () => {
    expectConsoleError('legal guarantee notice');
    standIns.storyblok.edit('config', {content: {guarantee_notice: null}, publish: true});
    const {page} = await new Visitor().open(openStory, '/gewaehrleistung');
    expect(page.story.blocks.map(({name}) => name)).not.toContain('guarantee-notice');
    standIns.storyblok.reset();
  });
});
