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
const show = (given: Partial<OptionValueView>, riderHeight?: string) =>
  markup(<OptionValue value={valueOf(given)} small={false} riderHeight={riderHeight} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
const reseda = {name: 'Reseda', color: '#7c9a83'};

describe('the value of an option', () => {
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
  ] as const)('that %s is a link and says so', (_, given, text, address) => {
    const html = show(given);
    expect(html).toMatch(/^<a /);
    expect(html).toContain(`href="${address}`);
    expect(html).toContain('rel="nofollow"');
    expect(textOf(html)).toContain(text);
  });

  it('that does not exist is no link and takes no focus', () => {
    const html = show({state: 'missing'});
    expect(html).not.toMatch(/<a |href|tabindex/);
    expect(textOf(html)).toContain('|gibt es nicht|');
  });

  it('that is shown says so', () => {
    expect(show({selected: true})).toContain('aria-current="true"');
    expect(show({})).not.toContain('aria-current');
  });

  it('says whom the size fits, to everybody', () => {
    const html = show({}, '163–175');
    expect(textOf(html)).toBe('|50 cm|,|Körpergröße 163–175\u00a0cm|');
    expect(html).not.toContain('aria-hidden');
  });

  it('says rather that it is sold out than whom it fits', () => {
    expect(textOf(show({state: 'soldOut'}, '163–175'))).not.toContain('163');
  });
});

describe('a swatch', () => {
  it.each([
    ['available', '|Reseda|'],
    ['soldOut', '|Reseda, nicht verfügbar|'],
    ['missing', '|Reseda, gibt es nicht|'],
    ['otherProduct', '|Reseda, anderes Modell|'],
  ] as const)('that is %s has a name', (state, text) => {
    expect(textOf(show({...reseda, state}))).toContain(text);
  });

  it('shows its colour, or none where it does not exist', () => {
    expect(show(reseda)).toContain('fill="#7c9a83"');
    expect(show({...reseda, state: 'missing'})).not.toContain('fill="#7c9a83"');
  });

  it('shows a picture rather than a colour', () => {
    const image = 'https://cdn.shopify.com/s/files/1/karo.jpg';
    const html = show({...reseda, image});
    expect(html).toContain('karo');
    expect(html).not.toContain('#7c9a83');
  });
});

it('values by the dozen show their unit once and say in one line what is not to be had', () => {
  const lengths = Array.from({length: 13}, (_, at) =>
    valueOf({name: `${at + 46} cm`, ...(at > 9 && {state: 'missing', notWith: '50 cm'})}),
  );
  const note = 'Mit Oberrohr 50 cm nicht erhältlich: 56 cm bis 58 cm';
  const options = [{name: 'Sitzrohr', value: '46 cm', values: lengths, unit: ' cm', note}];
  const html = markup(
    <VariantPicker product={{handle: 'rad', options, frames: null, riderHeights: {}}} />,
  );
  expect(textOf(html)).toContain(`|${note}|`);
  // Each one still says it to screen readers.
  expect(textOf(html).match(/\|nicht mit 50 cm\|/g)).toHaveLength(3);
  expect(html).toContain('47<span class="sr-only"> cm</span>');
});

it('frame shapes are drawn, and lead to the models that have them without script', () => {
  const shapes = [
    valueOf({name: 'Trapez', selected: true, drawing: '<path d="M0 0L1 1"/>'}),
    valueOf({name: 'Diamant', state: 'otherProduct', query: '', drawing: '<path d="M0 0L2 2"/>'}),
  ];
  const frames = {name: 'Rahmenform', value: 'Trapez', values: shapes};
  const html = markup(
    <VariantPicker product={{handle: 'rad', options: [], frames, riderHeights: {}}} />,
  );
  expect(html).toContain('<path d="M0 0L2 2"/>');
  expect(html).toContain('href="/products/gravel-x"');
  expect(textOf(html)).toMatch(/Diamant.*anderes Modell/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});
