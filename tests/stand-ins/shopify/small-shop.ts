import type {
  Catalogue,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
  Text,
} from '../catalogue/catalogue-types';

const same = (text: string): Text => ({de: text, en: text});
const picture = (file: string): CatalogueImage => ({
  file,
  alt: {de: 'Rad', en: 'Bike'},
  width: 1600,
  height: 1200,
});

const SIZES = 3;
const COLOURS = 2;

/** A product of the small shop: options `Farbe` × `Größe`, the first variant sold out. */
function testProduct(id: number): CatalogueProduct {
  const variants: CatalogueVariant[] = [];
  for (let colour = 0; colour < COLOURS; colour += 1) {
    for (let size = 0; size < SIZES; size += 1) {
      const number = colour * SIZES + size;
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
        values: Array.from({length: COLOURS}, (_, at) => ({
          name: {de: `Ton ${at}`, en: `Shade ${at}`},
          swatch: '#336655',
        })),
      },
      {
        name: {de: 'Größe', en: 'Size'},
        values: Array.from({length: SIZES}, (_, at) => ({name: same(`${50 + at} cm`)})),
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

/** A catalogue with six products, in one collection `alle-raeder`. */
export function testCatalogue(): Catalogue {
  const goods = Array.from({length: 6}, (_, at) => testProduct(at + 1));
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
