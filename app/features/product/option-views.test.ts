import {describe, expect, it} from 'vitest';
import {option, shopifyProduct} from '../../../tests/fakes/shopify-product';
import {toOptionViews} from './option-views';
import {combinationsOf} from './variant-selection';

const colours = option('Farbe', ['Reseda #7c9a83', 'Schwarz #111111', 'Sand']);
const sizes = option('Rahmengröße', ['50 cm', '55 cm', '60 cm']);
const product = shopifyProduct({options: [colours, sizes]});

const combinations = combinationsOf(
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
);
const views = toOptionViews(product, {combinations, chosen: [0, 0]});
const stateOf = (name: string) =>
  views.flatMap(({values}) => values).find((value) => value.name === name)?.state;

describe('the options of a product, seen from the shown variant', () => {
  it('name the chosen value of each', () => {
    expect(views.map(({name, value}) => [name, value])).toEqual([
      ['Farbe', 'Reseda'],
      ['Rahmengröße', '50 cm'],
    ]);
    expect(
      views.map(({values}) => values.filter(({selected}) => selected).map(({name}) => name)),
    ).toEqual([['Reseda'], ['50 cm']]);
  });

  it.each([
    ['Reseda', 'available'],
    ['Schwarz', 'available'],
    ['Sand', 'missing'],
    ['50 cm', 'available'],
    ['55 cm', 'soldOut'],
    ['60 cm', 'missing'],
  ])('say of %s that it is %s', (name, state) => {
    expect(stateOf(name)).toBe(state);
  });

  it('lead to the combination with the other options kept', () => {
    expect(views[0]?.values[1]?.query).toBe('?Farbe=Schwarz&Rahmengr%C3%B6%C3%9Fe=50+cm');
    expect(views[1]?.values[1]?.query).toBe('?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm');
  });

  it('show the colour of a swatch', () => {
    expect(views[0]?.values.map(({color}) => color)).toEqual(['#7c9a83', '#111111', null]);
  });

  it('may lead to another product', () => {
    const linked = shopifyProduct({
      options: [
        {
          name: 'Modell',
          optionValues: [
            {name: 'Gravel X', firstSelectableVariant: {product: {handle: 'gravel-x'}}},
            {name: 'Gravel X Pro', firstSelectableVariant: {product: {handle: 'gravel-x-pro'}}},
          ],
        },
      ],
    });
    const [models] = toOptionViews(linked, {
      combinations: combinationsOf([[0]], [[0]]),
      chosen: [0],
    });
    expect(models?.values).toMatchObject([
      {name: 'Gravel X', state: 'available', handle: 'gravel-x', selected: true},
      {name: 'Gravel X Pro', state: 'otherProduct', handle: 'gravel-x-pro', selected: false},
    ]);
  });
});
