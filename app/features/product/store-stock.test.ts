import {describe, expect, it} from 'vitest';
import {
  option,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import type {StoredVariant} from '~/services/shopify/product.server';
import {NO_HOURS} from '../site/opening-hours';
import {toStoreStock} from './store-stock.server';

const days = [1, 2, 3, 4, 5];
const hours = {...NO_HOURS, shop: [{days, opens: '10:00', closes: '18:30'}]};
/** Monday, noon in Berlin. */
const noon = new Date('2026-11-23T11:00:00Z');
const clock = {hours, now: noon};
const delivery = {...toGermany, street: 'Speichenweg 12'};

interface Stored {
  id?: number;
  colour?: string;
  size?: string;
  available?: boolean;
  pickUpTime?: string;
  shop?: [name: string, street: string | null, city?: string];
}

function stored({
  id = 1,
  colour = 'Reseda',
  size = '50 cm',
  available = true,
  pickUpTime = 'Usually ready in 2 hours',
  shop: [name, street, city = 'Köln'] = ['Radladen', 'Speichenweg 12'],
}: Stored): StoredVariant {
  const location = {name, address: {address1: street, city}};
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    selectedOptions: [
      {name: 'Farbe', value: colour},
      {name: 'Rahmenhöhe', value: size},
    ],
    storeAvailability: {nodes: [{available, pickUpTime, location}]},
  };
}

const product = shopifyProduct({
  options: [
    option('Farbe', ['Reseda #7a8b6f', 'Mennige #c04a2b']),
    option('Rahmenhöhe', ['46 cm', '50 cm']),
  ],
});
/** Has no choice of sizes. */
const single = {product: shopifyProduct({options: [option('Title', ['Default Title'])]})};
const variant = shopifyVariant({selectedOptions: stored({}).selectedOptions});
const tell = (all: StoredVariant[], given: object = {}, at = clock) =>
  toStoreStock({product, variant, ...given}, all, delivery, at).map(({text, tone}) => ({
    // Non-breaking spaces and word joiners.
    text: text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    tone,
  }));
const lines = (...told: Parameters<typeof tell>) => tell(...told).map(({text}) => text);

describe('the pickup time', () => {
  it.each([
    ['Usually ready in 2 hours', '12:00', 'Heute abholbereit: Speichenweg 12'],
    ['Normalerweise fertig in 4 Stunden', '07:00', 'Heute abholbereit: Speichenweg 12'],
    // Two hours before closing may be too late for a visitor who reads a cached page.
    ['Usually ready in 2 hours', '16:30', /^Am nächsten Öffnungstag abholbereit: /],
    ['Usually ready in 1 hour', '23:59', /^Am nächsten Öffnungstag abholbereit: /],
    ['Usually ready in 24 hours', '12:00', 'Meist in 24 Stunden abholbereit: Speichenweg 12'],
    ['Usually ready in 2-4 days', '12:00', /^Im Laden vorrätig: .* \(Usually ready in 2-4 days\)$/],
    ['', '12:00', 'Im Laden vorrätig: Speichenweg 12'],
  ])('is derived from "%s" at %s', (pickUpTime, time, text) => {
    const now = new Date(`2026-11-23T${time}:00+01:00`);
    const [line] = lines([stored({pickUpTime})], single, {hours, now});
    if (text instanceof RegExp) expect(line).toMatch(text);
    else expect(line).toBe(text);
  });

  it('names no day when the opening hours are unknown', () => {
    expect(lines([stored({})], single, {hours: NO_HOURS, now: noon})).toEqual([
      'Meist in 2 Stunden abholbereit: Speichenweg 12',
    ]);
  });

  it('uses the time zone of the shop, including daylight saving time', () => {
    const summer = {hours, now: new Date('2026-07-20T13:45:00Z')};
    expect(lines([stored({})], {}, summer)[0]).toMatch(/^Heute/);
    expect(lines([stored({})], single, {hours, now: new Date('2026-07-20T14:15:00Z')})[0]).toMatch(
      /^Am nächsten/,
    );
  });
});

describe('the stock in the shops', () => {
  it('lists the sizes of the selected colour, even when the selected variant is not there', () => {
    const others = [
      stored({available: false}),
      stored({id: 2, size: '46 cm'}),
      stored({id: 3, colour: 'Mennige', size: '54 cm'}),
    ];
    expect(tell(others)).toEqual([{text: 'Rahmenhöhe im Laden: 46 cm', tone: 'waiting'}]);
  });

  it('has one line per shop with its street, and its town where towns differ', () => {
    const all = [
      stored({shop: ['Zweiradhaus', 'Ritzelgasse 1', 'Bonn']}),
      stored({id: 2, size: '46 cm', shop: ['Zweiradhaus', 'Ritzelgasse 1', 'Bonn']}),
    ];
    const [first] = all;
    first?.storeAvailability.nodes.push(...stored({}).storeAvailability.nodes);
    expect(tell(all)).toEqual([
      {
        text: 'Heute abholbereit: Speichenweg 12, Köln. Rahmenhöhe im Laden: 50 cm',
        tone: 'ready',
      },
      {
        // The config does not have its opening hours.
        text: 'Meist in 2 Stunden abholbereit: Ritzelgasse 1, Bonn. Rahmenhöhe im Laden: 50 cm, 46 cm',
        tone: 'ready',
      },
    ]);
    const [, other] = all;
    expect(lines(other ? [other, stored({available: false})] : [])).toEqual([
      'Rahmenhöhe im Laden Ritzelgasse 1, Bonn: 46 cm',
    ]);
  });

  it('uses the name of a shop that has no street', () => {
    expect(lines([stored({shop: ['Lager Süd', null]})], single)).toEqual([
      'Heute abholbereit: Lager Süd',
    ]);
  });

  it.each([
    ['work', {variant: {...variant, requiresShipping: false}}],
    ['what is made for one buyer', {product: {...product, madeToOrder: {value: 'true'}}}],
  ])('is empty for %s', (_, given) => {
    expect(tell([stored({})], given)).toEqual([]);
  });

  it('is empty when Shopify returns none', () => {
    expect(tell([])).toEqual([]);
  });
});
