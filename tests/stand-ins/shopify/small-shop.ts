import {getResponse} from 'msw';
import type {
  Catalogue,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
  Text,
} from '../catalogue/catalogue-types';
import {publicToken} from './access';
import {createShop, type FakeShop} from './create-shop';

const same = (text: string): Text => ({de: text, en: text});
const picture = (file: string): CatalogueImage => ({
  file,
  alt: {de: 'Rad', en: 'Bike'},
  width: 1600,
  height: 1200,
});

/** A product of a test shop: options `Farbe` × `Größe`, some sold out. */
export function testProduct(id: number, sizes = 3, colours = 2): CatalogueProduct {
  const variants: CatalogueVariant[] = [];
  for (let colour = 0; colour < colours; colour += 1) {
    for (let size = 0; size < sizes; size += 1) {
      const number = colour * sizes + size;
      variants.push({
        id: id * 10_000 + number,
        sku: `RL-${id}-${number}`,
        selected: [colour, size],
        price: 99_900 + id * 1000 + size * 1000,
        compareAtPrice: colour === 1 ? 139_900 : undefined,
        stock: number === 0 ? 0 : number,
        continueSelling: false,
        image: colour,
        grams: 14_500,
        lowestPrice30d: colour === 1 ? 94_900 : undefined,
      });
    }
  }
  return {
    id,
    handle: `rad-${id}`,
    title: {de: `Rad ${id}`, en: `Bike ${id}`},
    vendor: id % 2 ? 'Ostwind' : 'Nordlicht',
    productType: {de: 'Fahrrad', en: 'Bicycle'},
    descriptionHtml: {de: '<p>Ein Rad &amp; mehr.</p>', en: '<p>A bike &amp; more.</p>'},
    tags: id % 2 ? ['neu', 'city'] : ['city'],
    publishedAt: `2026-01-${String((id % 27) + 1).padStart(2, '0')}T08:00:00Z`,
    recentlyOrdered: 100 - (id % 50),
    options: [
      {
        name: {de: 'Farbe', en: 'Color'},
        values: Array.from({length: colours}, (_, at) => ({
          name: {de: `Ton ${at}`, en: `Shade ${at}`},
          swatch: '#336655',
        })),
      },
      {
        name: {de: 'Größe', en: 'Size'},
        values: Array.from({length: sizes}, (_, at) => ({name: same(`${50 + at} cm`)})),
      },
    ],
    variants,
    images: [
      picture(`bike__city__reseda__plain__side.png`),
      picture(`bike__city__sand__plain__side.png`),
    ],
    metafields: [
      {namespace: 'custom', key: 'frame', type: 'single_line_text_field', value: same('Stahl')},
      {
        namespace: 'custom',
        key: 'manuals',
        type: 'list.file_reference',
        value: same('["gid://shopify/GenericFile/1"]'),
        files: [{title: same('Anleitung'), path: '/files/a.pdf', mimeType: 'application/pdf'}],
      },
    ],
  };
}

/** A catalogue with this many products, in one collection `alle-raeder`. */
export function testCatalogue(products = 30): Catalogue {
  const goods = Array.from({length: products}, (_, at) => testProduct(at + 1));
  return {
    products: goods,
    collections: [
      {
        id: 501,
        handle: 'alle-raeder',
        title: {de: 'Alle Räder', en: 'All bikes'},
        descriptionHtml: same('<p>Räder</p>'),
        image: picture('bike__city__reseda__plain__front.png'),
        products: goods.map(({handle}) => handle),
        updatedAt: '2026-02-01T08:00:00Z',
      },
    ],
    menus: [
      {
        id: 601,
        handle: 'main-menu',
        title: 'Hauptmenü',
        items: [
          {
            id: 602,
            title: {de: 'Räder', en: 'Bikes'},
            type: 'COLLECTION',
            path: '/collections/alle-raeder',
            collection: 'alle-raeder',
            items: [
              {id: 603, title: same('Blog'), type: 'HTTP', path: 'https://example.org/', items: []},
            ],
          },
        ],
      },
    ],
    redirects: [{id: 701, path: '/alt', target: '/collections/alle-raeder'}],
    shop: {
      name: 'Radladen',
      slogan: same('Rauf da.'),
      shortDescription: same('Räder aus Köln'),
      coverImage: picture('bike__trekking__reseda__plain__side.png'),
      address: {street: 'Kettenweg 3', zip: '50825', city: 'Köln'},
    },
  };
}

/** Queries a shop as a client does; the result is untyped, as tests check parts of it. */
export async function ask(
  shop: FakeShop,
  query: string,
  variables: Record<string, unknown> = {},
  {version = '2026-04', headers = {}}: {version?: string; headers?: Record<string, string>} = {},
) {
  const request = new Request(`https://shop.test/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': publicToken,
      ...headers,
    },
    body: JSON.stringify({query, variables}),
  });
  const response = await getResponse(shop.handlers, request);
  if (!response) throw new Error('no handler answered');
  const text = await response.text();
  const body = text.startsWith('{') ? JSON.parse(text) : undefined;
  return {response, text, data: body?.data, errors: body?.errors, body};
}

/** A shop with the test catalogue. */
export const testShop = (products?: number, markets = 'DE,AT,CH') =>
  createShop({catalogue: testCatalogue(products), markets});
