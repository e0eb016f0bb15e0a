import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {OptionValue, VariantPicker} from './VariantPicker';
import type {OptionValueView} from './product-view.server';

const valueOf = (given: Partial<OptionValueView>): OptionValueView => ({
  name: '50 cm',
  color: null,
  selected: false,
  state: 'available',
  query: '?Gr%C3%B6%C3%9Fe=50+cm',
  handle: 'gravel-x',
  ...given,
});
const variant = {id: 'gid://shopify/ProductVariant/4711'};
const show = (given: Partial<OptionValueView>, riderHeight?: string) =>
  markup(<OptionValue value={valueOf(given)} small={false} riderHeight={riderHeight} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
const reseda = {name: 'Reseda', color: '#7c9a83'};

describe('an option value', () => {
  it.each([
    ['can be chosen', {}, '|50 cm|', '?Gr%C3%B6%C3%9Fe=50+cm'],
    ['is sold out', {state: 'soldOut'}, '|50 cm|,|ausverkauft|', '?Gr%C3%B6%C3%9Fe=50+cm'],
    ['is another product', {state: 'otherProduct'}, '|anderes Modell|', '/products/gravel-x?'],
    [
      'exists with another later value',
      {state: 'missing', notWith: '625 Wh'},
      '|nicht mit 625 Wh|',
      '?Gr%C3%B6%C3%9Fe=50+cm',
    ],
  ] as const)('is a nofollow link with its state as text when it %s', (_, given, text, address) => {
    const html = show(given);
    expect(html).toMatch(/^<a /);
    expect(html).toContain(`href="${address}`);
    expect(html).toContain('rel="nofollow"');
    expect(textOf(html)).toContain(text);
  });

  it('is neither a link nor focusable when no variant has it', () => {
    const html = show({state: 'missing'});
    expect(html).not.toMatch(/<a |href|tabindex/);
    expect(textOf(html)).toContain('|gibt es nicht|');
  });

  it('has aria-current only when it is selected', () => {
    expect(show({selected: true})).toContain('aria-current="true"');
    expect(show({})).not.toContain('aria-current');
  });

  it('shows the rider height that it fits, to screen readers too', () => {
    const html = show({}, '163–175');
    expect(textOf(html)).toBe('|50 cm|,|Körpergröße 163–175\u00a0cm|');
    expect(html).not.toContain('aria-hidden');
  });

  it('shows that it is sold out instead of the rider height', () => {
    expect(textOf(show({state: 'soldOut'}, '163–175'))).not.toContain('163');
  });
});

describe('a colour swatch', () => {
  it.each([
    ['available', '|Reseda|'],
    ['soldOut', '|Reseda, nicht verfügbar|'],
    ['missing', '|Reseda, gibt es nicht|'],
    ['otherProduct', '|Reseda, anderes Modell|'],
  ] as const)('has a text label in the state %s', (state, text) => {
    expect(textOf(show({...reseda, state}))).toContain(text);
  });

  it('shows its colour unless no variant has it', () => {
    expect(show(reseda)).toContain('fill="#7c9a83"');
    expect(show({...reseda, state: 'missing'})).not.toContain('fill="#7c9a83"');
  });

  it('shows its picture instead of its colour', () => {
    const image = 'https://cdn.shopify.com/s/files/1/karo.jpg';
    const html = show({...reseda, image});
    expect(html).toContain('karo');
    expect(html).not.toContain('#7c9a83');
  });
});

it('an option with many values hides their unit visually and lists unavailable ones in one note', () => {
  const lengths = Array.from({length: 13}, (_, at) =>
    valueOf({name: `${at + 46} cm`, ...(at > 9 && {state: 'missing', notWith: '50 cm'})}),
  );
  const note = 'Mit Oberrohr 50 cm nicht erhältlich: 56 cm bis 58 cm';
  const options = [{name: 'Sitzrohr', value: '46 cm', values: lengths, unit: ' cm', note}];
  const html = markup(
    <VariantPicker product={{handle: 'rad', options, frames: null, riderHeights: {}, variant}} />,
  );
  expect(textOf(html)).toContain(`|${note}|`);
  // Each one still says it to screen readers.
  expect(textOf(html).match(/\|nicht mit 50 cm\|/g)).toHaveLength(3);
  expect(html).toContain('47<span class="sr-only"> cm</span>');
});

it('an option whose values have rider heights shows them and leads to the size finder', () => {
  const options = [{name: 'Größe', value: 'M', values: [valueOf({name: 'M'})]}];
  const riderHeights = {M: '163–175'};
  const html = markup(
    <VariantPicker product={{handle: 'rad', options, frames: null, riderHeights, variant}} />,
  );
  expect(textOf(html)).toContain('163–175');
  expect(textOf(html)).toContain('Größe finden');
});

it('frame shapes are drawn and link to the models that have them', () => {
  const shapes = [
    valueOf({name: 'Trapez', selected: true, drawing: 'M0 0L1 1'}),
    valueOf({name: 'Diamant', state: 'otherProduct', query: '', drawing: 'M0 0L2 2'}),
  ];
  const frames = {name: 'Rahmenform', value: 'Trapez', values: shapes};
  const html = markup(
    <VariantPicker product={{handle: 'rad', options: [], frames, riderHeights: {}, variant}} />,
  );
  expect(html).toContain('<path d="M0 0L2 2"></path>');
  expect(html).toContain('href="/products/gravel-x"');
  expect(textOf(html)).toMatch(/Diamant.*anderes Modell/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});
