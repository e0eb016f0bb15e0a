import {describe, expect, it} from 'vitest';
import {action, loader as openCart} from '../../app/routes/cart';
import {loader as openProduct} from '../../app/routes/product';
import {loader as openSearch} from '../../app/routes/search';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {cardText} from './listed-products';
import {parseEntries} from './parse-details';

setupShop();

const handles: Readonly<Record<string, string>> = {
  stock: noteworthyHandles.flagship,
  supplier: noteworthyHandles.currentlyNotInStock,
  madeToOrder: noteworthyHandles.manyVariants,
  service: noteworthyHandles.service,
  digital: 'werkstattgutschein-inspektion',
};

/** Stock line, delivery promise, shipping in the cart, delivery time of the cart. */
const table = `
stock | DE | de | Versandfertig, Lieferzeit D 2–3, EU 5–7 Werktage | Kostenlose Lieferung in Deutschland | Versand in Deutschland: kostenlos | Lieferzeit D 2–3, EU 5–7 Werktage.
stock | DE | en | Ready to ship, delivery time Germany 2–3, EU 5–7 business days | Free delivery within Germany | Shipping within Germany: free | Delivery time Germany 2–3, EU 5–7 business days.
stock | AT | de | Versandfertig, Lieferzeit Österreich 5–7 Werktage | Versand Österreich: 89 € | Versand Österreich: 89 € | Lieferzeit Österreich 5–7 Werktage.
stock | AT | en | Ready to ship, delivery time Austria 5–7 business days | Shipping to Austria: €89 | Shipping to Austria: €89 | Delivery time Austria 5–7 business days.
stock | CH | de | Versandfertig, Lieferung auf Anfrage | Versand Schweiz: auf Anfrage | Versand Schweiz: auf Anfrage | Lieferzeit auf Anfrage.
stock | CH | en | Ready to ship, delivery on request | Shipping to Switzerland: on request | Shipping to Switzerland: on request | Delivery time on request.
supplier | DE | de | Zurzeit nicht am Lager, Lieferzeit 3–4 Wochen | Kostenlose Lieferung in Deutschland | Versand in Deutschland: kostenlos | Lieferzeit 3–4 Wochen.
supplier | DE | en | Currently not in stock, delivery time 3–4 weeks | Free delivery within Germany | Shipping within Germany: free | Delivery time 3–4 weeks.
supplier | AT | de | Zurzeit nicht am Lager, Lieferzeit 3–4 Wochen | Versand Österreich: 89 € | Versand Österreich: 89 € | Lieferzeit 3–4 Wochen.
supplier | AT | en | Currently not in stock, delivery time 3–4 weeks | Shipping to Austria: €89 | Shipping to Austria: €89 | Delivery time 3–4 weeks.
supplier | CH | de | Zurzeit nicht am Lager, Lieferzeit 3–4 Wochen | Versand Schweiz: auf Anfrage | Versand Schweiz: auf Anfrage | Lieferzeit 3–4 Wochen.
supplier | CH | en | Currently not in stock, delivery time 3–4 weeks | Shipping to Switzerland: on request | Shipping to Switzerland: on request | Delivery time 3–4 weeks.
madeToOrder | DE | de | Wird für Sie angefertigt, Lieferzeit 8–10 Wochen | Kostenlose Lieferung in Deutschland | Versand in Deutschland: kostenlos | Lieferzeit 8–10 Wochen.
madeToOrder | DE | en | Made to order for you, delivery time 8–10 weeks | Free delivery within Germany | Shipping within Germany: free | Delivery time 8–10 weeks.
madeToOrder | AT | de | Wird für Sie angefertigt, Lieferzeit 8–10 Wochen | Versand Österreich: 9,90 € | Versand Österreich: 9,90 € | Lieferzeit 8–10 Wochen.
madeToOrder | AT | en | Made to order for you, delivery time 8–10 weeks | Shipping to Austria: €9.90 | Shipping to Austria: €9.90 | Delivery time 8–10 weeks.
madeToOrder | CH | de | Wird für Sie angefertigt, Lieferzeit 8–10 Wochen | Versand Schweiz: 14,90 € | Versand Schweiz: 14,90 € | Lieferzeit 8–10 Wochen.
madeToOrder | CH | en | Made to order for you, delivery time 8–10 weeks | Shipping to Switzerland: €14.90 | Shipping to Switzerland: €14.90 | Delivery time 8–10 weeks.
${['DE', 'AT', 'CH']
  .map(
    (country) => `
service | ${country} | de | Leistung in unserer Werkstatt, kein Versand | | |
service | ${country} | en | Done in our workshop, no shipping | | |
digital | ${country} | de | Kommt per E-Mail, kein Versand | | |
digital | ${country} | en | Delivered by e-mail, no shipping | | |`,
  )
  .join('')}
`;
const rows = table
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The selling points, further entries and structured data for each kind of product. */
const kinds: Record<string, {icons: string[]; entries: string[]; availability: string}> = {
  stock: {
    icons: ['truck', 'package-check', 'store', 'wrench'],
    entries: ['appointment', 'leasingRequest', 'priceRequest', 'comparison'],
    availability: 'InStock',
  },
  supplier: {
    icons: ['truck', 'package-check', 'wrench'],
    entries: ['leasingRequest', 'priceRequest', 'comparison'],
    availability: 'BackOrder',
  },
  madeToOrder: {icons: ['truck'], entries: [], availability: 'MadeToOrder'},
  service: {icons: [], entries: ['appointment'], availability: 'InStock'},
  digital: {icons: [], entries: [], availability: 'InStock'},
};

/** Without the characters that keep numbers, ranges and units on one line. */
const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const from = (country: string) => new Visitor({cookies: {'commerce-locale': `${country}-DE`}});
const start = (language: string) => (language === 'en' ? '/en-us' : '');

const sentence = ({label, price}: {label: string; price: string}) => plain(`${label}: ${price}`);

async function add(visitor: Visitor, merchandiseId: string) {
  const form = {intent: 'add', merchandiseId, quantity: '1'};
  await visitor.request(action, '/warenkorb', {form, script: true});
}

describe.each(rows)('%s goods to %s, in %s', (kind, country, language, ...texts) => {
  const [stock = '', promise = '', shipping = '', delivery = ''] = texts;
  const handle = handles[kind] ?? '';
  const {icons, entries, availability} = kinds[kind] ?? {icons: [], entries: []};

  it('have the right stock, shipping and structured data on page, cart and search card', async () => {
    const visitor = from(country);
    const path = `${start(language)}/products/${handle}`;
    const {product, markup} = await visitor.open(openProduct, path);
    expect(plain(product.stock.text)).toBe(stock);
    expect(product.sellingPoints.map(({icon}) => icon)).toEqual(icons);
    expect(plain(product.sellingPoints.find(({icon}) => icon === 'truck')?.text ?? '')).toBe(
      promise,
    );
    expect(parseEntries(markup.foot).map(({page}) => page)).toEqual(entries);
    expect(product.shipped).toBe(shipping !== '');
    expect(product.notes.length > 0).toBe(kind === 'madeToOrder');

    const data = JSON.stringify(visitor.structuredData);
    expect(data).toContain(`schema.org/${availability}`);
    expect(data.includes('OfferShippingDetails')).toBe(shipping !== '');
    expect(data.includes('transitTime')).toBe(kind === 'stock');
    // Search engines would add it to the days that the page promises.
    expect(data).not.toContain('handlingTime');
    expect(data.includes('merchantReturnDays')).toBe(['stock', 'supplier'].includes(kind));

    await add(visitor, product.variant.id);
    const {cart} = await visitor.open(openCart, language === 'en' ? '/en-us/cart' : '/warenkorb');
    expect(cart?.lines.map((line) => plain(line.stock?.text ?? ''))).toEqual([stock]);
    expect(cart?.shipping.map(sentence).join()).toBe(shipping);
    expect(plain(cart?.delivery ?? null)).toBe(delivery);
    expect(cart?.taxed).toBe(kind !== 'digital');

    const found = `${language === 'en' ? '/en-us/search' : '/suche'}?${new URLSearchParams({q: product.title}).toString()}`;
    const {search} = await visitor.open(openSearch, found);
    const card = search.listing?.products.find((other) => other.handle === handle);
    // Cards omit the usual delivery time.
    const usual = /, (Lieferzeit|delivery time) .*(Werktage|business days)$/;
    const shown = plain(cardText(card ?? {handle}));
    expect(shown).toContain(stock.replace(usual, ''));
    expect(shown).toContain(plain(product.variant.price.current));
  });
});

describe('a cart of several kinds of goods', () => {
  it('shows the longest delivery time and the shipping cost of each kind', async () => {
    const visitor = from('AT');
    for (const kind of ['stock', 'madeToOrder', 'service']) {
      const {product} = await visitor.open(openProduct, `/products/${handles[kind] ?? ''}`);
      await add(visitor, product.variant.id);
    }
    const {cart} = await visitor.open(openCart, '/warenkorb');
    expect(plain(cart?.delivery ?? null)).toBe('Längste Lieferzeit: 8–10 Wochen.');
    expect(cart?.shipping.map(sentence)).toEqual([
      'Versand Österreich, Zubehör und Teile: 9,90 €',
      'Versand Österreich, Fahrräder: 89 €',
    ]);
  });
});

describe('without shipping rows in the content service', () => {
  const promisesIn = async (country: string) => {
    standIns.storyblok.edit('config', {content: {shipping: []}, publish: true});
    const visitor = from(country);
    const {product} = await visitor.open(
      openProduct,
      `/products/${noteworthyHandles.singleVariant}`,
    );
    return [product.stock.text, ...product.sellingPoints.map(({text}) => text)].map(plain);
  };

  it('shows the default promise where it covers the country, and none elsewhere', async () => {
    expect(await promisesIn('DE')).toEqual([
      'Versandfertig, Lieferzeit D 2–3, EU 5–7 Werktage',
      'Kostenlose Lieferung in Deutschland',
    ]);
    expect(await promisesIn('AT')).toEqual(['Versandfertig, Lieferzeit Österreich 5–7 Werktage']);
    expect(await promisesIn('CH')).toEqual(['Versandfertig']);
  });
});
