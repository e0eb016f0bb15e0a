import {describe, expect, it} from 'vitest';
import {node, paragraph, picture, richTextOf, text} from '../../../tests/fakes/rich-text';
import {readRichText} from './rich-text-schema.server';
import {plainText, type BlockNode} from './rich-text';

const read = (...content: unknown[]) => readRichText(richTextOf(...content)).nodes;
const kinds = (nodes: BlockNode[]) => nodes.map(({kind}) => kind);

describe('blocks in rich text', () => {
  it('may be nested lists and contain emoji', () => {
    const inner = node('bullet_list', [node('list_item', [paragraph(text('b'))])]);
    const nodes = read(
      node('bullet_list', [node('list_item', [paragraph(text('a')), inner])]),
      paragraph(node('emoji', [], {name: 'bike', emoji: '\u{1F6B2}'})),
    );
    expect(nodes).toMatchObject([
      {items: [[{kind: 'paragraph'}, {kind: 'bulletList', items: [[{kind: 'paragraph'}]]}]]},
      {nodes: [{text: '\u{1F6B2}'}]},
    ]);
  });

  it('keep addresses and codes as they were written, to be copied', () => {
    const written = 'https://shop.example/en-us/widerruf, info@e-rad.example, E-BIKE10';
    expect(plainText({nodes: read(paragraph(text(written)))})).toBe(written);
  });

  it('are moved out of a paragraph or heading that may not contain them', () => {
    const nodes = read(
      paragraph(
        text('a'),
        picture,
        text('b'),
        node('bullet_list', [node('list_item', [text('c')])]),
      ),
    );
    expect(kinds(nodes)).toEqual(['paragraph', 'image', 'paragraph', 'bulletList']);
    expect(kinds(read(node('heading', [picture, text('a')])))).toEqual(['image', 'heading']);
  });

  it('are dropped when they show nothing', () => {
    const nothing = [
      paragraph(),
      paragraph(text('  ')),
      paragraph({type: 'hard_break'}),
      node('heading'),
      node('bullet_list'),
      node('bullet_list', [node('list_item', [paragraph()])]),
      node('table'),
      node('table', [node('tableRow')]),
      node('code_block'),
    ];
    expect(read(...nothing)).toEqual([]);
  });

  it('remain readable in unexpected places, except for text directly in a table', () => {
    expect(kinds(read(text('a'), paragraph(text('b')), text('c')))).toEqual(
      Array(3).fill('paragraph'),
    );
    expect(read(node('list_item', [paragraph(text('a'))]))).toMatchObject([{kind: 'paragraph'}]);
    expect(read(node('bullet_list', [text('a'), paragraph(text('b'))]))).toMatchObject([
      {kind: 'bulletList', items: [[{kind: 'paragraph'}], [{kind: 'paragraph'}]]},
    ]);
    expect(read(node('table', [text('a'), node('tableRow', [text('b')])]))).toEqual([]);
    expect(kinds(read(node('tableCell', [paragraph(text('a'))])))).toEqual(['paragraph']);
  });

  it('of an unknown type are replaced by their content', () => {
    const nodes = read(node('spoiler', [paragraph(text('a'))]), node('script', [text('b')]), {
      type: 'blok',
      attrs: {body: [{component: 'hero'}]},
    });
    expect(plainText({nodes})).toBe('a b');
    expect(kinds(nodes)).toEqual(['paragraph', 'paragraph']);
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
    [6, 4],
    ['3', 2],
    [null, 2],
    [-1, 2],
  ])('turn a heading of level %j into level %d', (level, expected) => {
    const before = [2, 3].map((above) => node('heading', [text('x')], {level: above}));
    const nodes = read(...before, node('heading', [text('A')], {level}));
    expect(nodes.at(-1)).toMatchObject({kind: 'heading', level: expected});
  });

  it('skip no heading level and give equal levels the same one', () => {
    const nodes = read(...[4, 4, 3, 4, 2, 4].map((level) => node('heading', [text('A')], {level})));
    expect(nodes.map((block) => block.kind === 'heading' && block.level)).toEqual([
      2, 2, 2, 3, 2, 3,
    ]);
  });

  it.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [1.5, 1],
    [1e9, 1],
    ['5', 1],
    [undefined, 1],
  ])('with order %j start an ordered list at %d', (order, start) => {
    const list = node('ordered_list', [node('list_item', [text('a')])], {order});
    expect(read(list)).toMatchObject([{start}]);
  });
});

it('plain text is one line with a space between blocks', () => {
  const nodes = read(
    node('heading', [text('Preise')]),
    paragraph(text('ab'), {type: 'hard_break'}, text('79\u00A0€', {type: 'bold'})),
    node('blockquote', [paragraph(text('gut'))]),
    {type: 'horizontal_rule'},
    node('code_block', [text('x')]),
  );
  expect(plainText({nodes})).toBe('Preise ab 79\u00A0€ gut x');
});
