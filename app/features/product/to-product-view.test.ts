import {describe, expect, it, test} from 'vitest';
import {translatorOf} from '~/i18n/messages.server';
import {
  combined,
  noBuyBox,
  option,
  picture,
  shopifyProduct,
  shopifyVariant,
  toGermany,
} from '../../../tests/fakes/shopify-product';
import type {OptionValueView} from './product-view.server';
import {
  type ProductView,
  withSearchMark,
  toProductView,
  variantText,
} from './to-product-view.server';
import {combinationsOf} from './variant-selection';

const onlyOne = {
  requested: [null],
  combinations: combined('0', '0'),
  chosen: [0],
  variant: shopifyVariant(),
  adjacent: [],
};

describe('a product without options', () => {
  it('offers a link to each value once there are two', () => {
    const options = [option('Title', ['Default Title', 'Zweite'])];
    const selection = {...onlyOne, requested: [1], chosen: [1], variant: shopifyVariant()};
    const view = toProductView(shopifyProduct({options}), selection, noBuyBox, toGermany);
    expect(view.options[0]?.values[0]).toMatchObject({query: '?Title=Default+Title'});
  });

  it.each([
    ['of another name', [option('Größe', ['Default Title'])]],
    ['with another value', [option('Title', ['Einheitsgröße'])]],
    ['with two values', [option('Title', ['Default Title', 'Zweite'])]],
    ['beside a second option', [option('Title', ['Default Title']), option('Farbe', ['Rot'])]],
  ])('is not assumed for an option %s', (_, options) => {
    const chosen = options.map(() => 0);
    const variant = shopifyVariant({title: 'Einheitsgröße'});
    const selection = {...onlyOne, requested: options.map(() => null), chosen, variant};
    const view = toProductView(shopifyProduct({options}), selection, noBuyBox, toGermany);
    expect(view.options).toHaveLength(options.length);
    expect(view.variantTitle).toBe('Einheitsgröße');
  });
});

const bike = shopifyProduct({
  options: [
    option('Farbe', ['Reseda #7c9a83', 'Schwarz #111111']),
    option('Rahmengröße', ['50 cm', '55 cm', '60 cm']),
  ],
});
const combinations = combined('00 01 10', '00 10');
const shown = (requested: (number | null)[], chosen: number[]) =>
  toProductView(
    bike,
    {requested, combinations, chosen, variant: shopifyVariant(), adjacent: []},
    noBuyBox,
    toGermany,
  ).replaced;

describe('the notice that another variant is shown', () => {
  it.each([
    [
      'ist ausverkauft',
      [0, 1],
      [0, 0],
      '55 cm in Reseda',
      '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm',
    ],
    ['gibt es nicht', [1, 1], [1, 0], '55 cm in Schwarz', null],
    ['gibt es nicht', [null, 2], [0, 0], '60 cm', null],
    ['ist ausverkauft', [null, 1], [0, 0], '55 cm', null],
  ] as const)('says "%s" for the requested %j', (reason, requested, chosen, wanted, soldOut) => {
    const colour = chosen[0] === 0 ? 'Reseda' : 'Schwarz';
    expect(shown([...requested], [...chosen])).toEqual({
      text: `${wanted} ${reason}. Gezeigt wird 50 cm in ${colour}.`,
      nearest: [],
      soldOut,
    });
  });

  it('lists the nearest available variants, except the one that is shown', () => {
    const all = [50, 52, 54, 56, 58].map((_, size) => [0, size]);
    const there = [
      [0, 0],
      [0, 1],
      [0, 4],
      [1, 2],
    ];
    const sizes = shopifyProduct({
      options: [
        option('Farbe', ['Reseda #7c9a83', 'Schwarz #111111']),
        option('Rahmengröße', ['50 cm', '52 cm', '54 cm', '56 cm', '58 cm']),
      ],
    });
    const {replaced} = toProductView(
      sizes,
      {
        ...onlyOne,
        requested: [0, 2],
        combinations: combinationsOf([...all, [1, 2]], there),
        chosen: [0, 0],
      },
      noBuyBox,
      toGermany,
    );
    expect(replaced).toEqual({
      text: '54 cm in Reseda ist ausverkauft. Gezeigt wird 50 cm in Reseda.',
      nearest: [
        {text: '54 cm in Schwarz', query: '?Farbe=Schwarz&Rahmengr%C3%B6%C3%9Fe=54+cm'},
        {text: '52 cm in Reseda', query: '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=52+cm'},
        {text: '58 cm in Reseda', query: '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=58+cm'},
      ],
      soldOut: '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=54+cm',
    });
  });

  it.each([
    [
      [null, null],
      [0, 0],
    ],
    [
      [1, 0],
      [1, 0],
    ],
    [
      [1, null],
      [1, 0],
    ],
  ])('is null when %j resolved to %j', (requested, chosen) => {
    expect(shown(requested, chosen)).toBeNull();
  });
});

describe('the gallery', () => {
  const variant = shopifyVariant({
    selectedOptions: [
      {name: 'Farbe', value: 'Reseda'},
      {name: 'Rahmengröße', value: '50 cm'},
    ],
    image: picture('reseda', 'Gravel X in Reseda, Seite'),
  });
  const product = {
    ...bike,
    images: {
      nodes: [
        picture('schwarz', 'Gravel X in Schwarz, Seite'),
        picture('reseda', 'Gravel X in Reseda, Seite'),
        picture('reseda-front', 'Gravel X in Reseda, Lenker'),
        picture('detail', 'Schaltung'),
        picture('wordless'),
      ],
    },
  };
  const {images} = toProductView(
    product,
    {...onlyOne, combinations, chosen: [0, 0], variant},
    noBuyBox,
    toGermany,
  );

  it("begins with the variant's picture and leaves out other colours", () => {
    expect(images.map(({url}) => url.replace('https://images.test/', ''))).toEqual([
      'reseda.jpg',
      'reseda-front.jpg',
      'detail.jpg',
      'wordless.jpg',
    ]);
  });

  it('uses the product title as alt text for a picture without one', () => {
    expect(images.at(-1)?.alt).toBe('Gravel X');
  });

  it('is empty without pictures', () => {
    expect(toProductView(shopifyProduct(), onlyOne, noBuyBox, toGermany).images).toEqual([]);
  });
});

describe('the product view', () => {
  it('contains the first collection of the product, or null', () => {
    const nodes = [{handle: 'gravel', title: 'Gravelbikes'}];
    const inCollection = shopifyProduct({collections: {nodes}});
    expect(toProductView(inCollection, onlyOne, noBuyBox, toGermany).collection).toEqual(nodes[0]);
    expect(toProductView(shopifyProduct(), onlyOne, noBuyBox, toGermany).collection).toBeNull();
  });
});

const options = [
  option('Farbe', ['Reseda #7d8f72', 'Kreide #e9e6dd']),
  option('Größe', ['50 cm', '60 cm']),
];
const t = translatorOf('de');

test('the variant text names a size before the colour', () => {
  expect(variantText(['Reseda', '60 cm'], options, t)).toBe('60 cm in Reseda');
});

test('the variant text of a size or a colour alone is that value', () => {
  expect(variantText(['60 cm'], options, t)).toBe('60 cm');
  expect(variantText(['Kreide'], options, t)).toBe('Kreide');
});

const mark = '0123456789abcdef0123456789abcdef.relevance.4';
const value = (name: string, handle: string): OptionValueView => ({
  name,
  color: null,
  selected: false,
  state: 'available',
  query: `?Farbe=${name}`,
  handle,
});
const product = {
  handle: 'kutter',
  options: [
    {name: 'Farbe', value: 'Reseda', values: [value('Sand', 'kutter'), value('Rot', 'lotse')]},
  ],
  replaced: {text: '', nearest: [{text: 'Kreide', query: '?Farbe=Kreide'}], soldOut: null},
} as unknown as ProductView;

const queries = ({options, replaced}: ProductView) =>
  [...options.flatMap(({values}) => values), ...(replaced?.nearest ?? [])].map(({query}) => query);

it('the search mark is added to links to variants, but not to other products', () => {
  expect(queries(withSearchMark(product, mark))).toEqual([
    `?Farbe=Sand&found=${mark}`,
    '?Farbe=Rot',
    `?Farbe=Kreide&found=${mark}`,
  ]);
});

it.each([null, '', 'x', `${mark}"><script>`])(
  'no search mark is added for the invalid value %j',
  (given) => {
    expect(withSearchMark(product, given)).toBe(product);
  },
);
