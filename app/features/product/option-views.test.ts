import {describe, expect, it} from 'vitest';
import {combined, euros, option, shopifyProduct} from '../../../tests/fakes/shopify-product';
import {toOptionViews} from './option-views.server';
import {combinationsOf} from './variant-selection';

const colours = option('Farbe', ['Reseda #7c9a83', 'Schwarz #111111', 'Sand']);
const sizes = option('Rahmengröße', ['50 cm', '55 cm', '60 cm']);
const product = shopifyProduct({options: [colours, sizes]});

const combinations = combined('00 01 10 21', '00 10');
type Selection = Parameters<typeof toOptionViews>[1];
const viewsOf = (
  shown: Parameters<typeof toOptionViews>[0],
  selection: Pick<Selection, 'combinations' | 'chosen'> & Partial<Selection>,
) => toOptionViews(shown, {variant: {price: euros('1999.0')}, adjacent: [], ...selection}, 'de');
const views = viewsOf(product, {combinations, chosen: [0, 0]});
const stateOf = (name: string) =>
  views.flatMap(({values}) => values).find((value) => value.name === name)?.state;

describe('the options of a product for the selected variant', () => {
  it('name the selected value of each option', () => {
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
  ])('give %s the state %s', (name, state) => {
    expect(stateOf(name)).toBe(state);
  });

  it('link to the combination that keeps the other selected values', () => {
    expect(views[0]?.values[1]?.query).toBe('?Farbe=Schwarz&Rahmengr%C3%B6%C3%9Fe=50+cm');
    expect(views[1]?.values[1]?.query).toBe('?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm');
  });

  it('include the swatch colours', () => {
    expect(views[0]?.values.map(({color}) => color)).toEqual(['#7c9a83', '#111111', null]);
  });

  it('may link to another product', () => {
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
    const [models] = viewsOf(linked, {
      combinations: combined('0', '0'),
      chosen: [0],
    });
    expect(models?.values).toMatchObject([
      {name: 'Gravel X', state: 'available', handle: 'gravel-x', selected: true},
      {name: 'Gravel X Pro', state: 'otherProduct', handle: 'gravel-x-pro', selected: false},
    ]);
  });

  it('link to a missing value that exists with another later value, and name the conflict', () => {
    const sand = views[0]?.values[2];
    expect(sand).toMatchObject({state: 'missing', notWith: '50 cm'});
    expect(sand?.query).toBe('?Farbe=Sand&Rahmengr%C3%B6%C3%9Fe=50+cm');
  });

  it('name no conflict for a value that no variant with the earlier options has', () => {
    const size = views[1]?.values[2];
    expect(size).toMatchObject({name: '60 cm', state: 'missing'});
    expect(size).not.toHaveProperty('notWith');
  });

  it('omit later options from the link when the value needs another later value', () => {
    const batteries = option('Akku', ['500 Wh', '625 Wh']);
    const bike = shopifyProduct({options: [colours, sizes, batteries]});
    const built = combined('000 011', '000');
    const [, size] = viewsOf(bike, {combinations: built, chosen: [0, 0, 0]});
    expect(size?.values[1]).toMatchObject({
      state: 'missing',
      notWith: '500 Wh',
      query: '?Farbe=Reseda&Rahmengr%C3%B6%C3%9Fe=55+cm',
    });
  });

  it('have no values when none of them exists', () => {
    const none = combinationsOf([], []);
    const options = viewsOf(product, {combinations: none, chosen: [0, 1]});
    expect(options.map(({values}) => values)).toEqual([[], []]);
  });

  it('include the picture of a swatch', () => {
    const url = 'https://images.test/karo.jpg';
    const checked = {
      name: 'Karo',
      swatch: {color: null, image: {previewImage: {url}}},
      firstSelectableVariant: null,
    };
    const [pattern] = viewsOf(
      shopifyProduct({options: [{name: 'Muster', optionValues: [checked]}]}),
      {combinations: combined('0', '0'), chosen: [0]},
    );
    expect(pattern?.values[0]).toMatchObject({name: 'Karo', color: null, image: url});
  });

  it('show the price difference of a value, unless the price is the same', () => {
    const adjacent = [
      ['Schwarz', '50 cm', '2149.0'],
      ['Reseda', '55 cm', '1999.00'],
    ].map(([colour = '', size = '', amount = '']) => ({
      selectedOptions: [
        {name: 'Farbe', value: colour},
        {name: 'Rahmengröße', value: size},
      ],
      price: euros(amount),
    }));
    const all = combinationsOf(combinations.existing, combinations.existing);
    const [colour, size] = viewsOf(product, {combinations: all, chosen: [0, 0], adjacent});
    expect(colour?.values.map(({price}) => price)).toEqual([undefined, '+150\u00a0€', undefined]);
    expect(size?.values.map(({price}) => price)).toEqual([undefined, undefined, undefined]);
  });

  it('show the price of each value of a single option, unless its name is the price', () => {
    const voucher = shopifyProduct({options: [option('Wert', ['25 €', '50 €', 'Rundum'])]});
    const adjacent = [
      ['50 €', '50.0'],
      ['Rundum', '150.0'],
    ].map(([value = '', amount = '']) => ({
      selectedOptions: [{name: 'Wert', value}],
      price: euros(amount),
    }));
    const all = [[0], [1], [2]];
    const selection = {combinations: combinationsOf(all, all), chosen: [0], adjacent};
    const [values] = viewsOf(voucher, {...selection, variant: {price: euros('25.0')}});
    expect(values?.values.map(({price}) => price)).toEqual([undefined, undefined, '150\u00a0€*']);
  });

  it('show no price of a value where it would need a unit price', () => {
    const sealant = shopifyProduct({options: [option('Inhalt', ['125 ml', '1000 ml'])]});
    const selectedOptions = [{name: 'Inhalt', value: '1000 ml'}];
    const all = [[0], [1]];
    const [values] = viewsOf(sealant, {
      combinations: combinationsOf(all, all),
      chosen: [0],
      adjacent: [{selectedOptions, price: euros('34.95')}],
      variant: {price: euros('9.95'), unitPrice: euros('79.6')},
    });
    expect(values?.values.map(({price}) => price)).toEqual([undefined, '+25\u00a0€']);
  });
});

describe('options with many values', () => {
  const centimetres = (from: number) => Array.from({length: 14}, (_, at) => `${from + at} cm`);
  const frame = shopifyProduct({
    options: [colours, option('Sitzrohr', centimetres(46)), option('Oberrohr', centimetres(50))],
  });
  // Each seat tube combines with two adjacent top tubes, and the longest is not built at all.
  const built = Array.from({length: 13}, (_, at) => [0, at, at]);
  const wider = Array.from({length: 12}, (_, at) => [0, at, at + 1]);
  const combinations = combinationsOf([...built, ...wider], [...built.slice(1), ...wider]);
  const [colour, seat, top] = viewsOf(frame, {combinations, chosen: [0, 0, 0]});
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');

  it('name the conflicting selection and summarise unavailable values in ranges', () => {
    expect(plain(seat?.note)).toBe(
      'Mit Oberrohr 50 cm nicht erhältlich: 47 cm bis 58 cm. Nicht erhältlich: 59 cm. Ausverkauft: 46 cm',
    );
    expect(plain(top?.note)).toContain('Mit Sitzrohr 46 cm nicht erhältlich: 52 cm bis 62 cm');
  });

  it('separate the shared unit; options with few values have neither unit nor note', () => {
    expect([seat?.unit, top?.unit]).toEqual([' cm', ' cm']);
    expect(colour).not.toHaveProperty('unit');
    expect(colour).not.toHaveProperty('note');
  });
});
