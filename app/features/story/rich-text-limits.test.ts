import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {node, paragraph, richTextOf, text} from '../../../tests/fakes/rich-text';
import {readRichText} from './rich-text-schema.server';
import {plainText} from './rich-text';

const read = (...content: unknown[]) => readRichText(richTextOf(...content)).nodes;

describe('tables in rich text', () => {
  const cell = (words: string, attrs = {}) => node('tableCell', [paragraph(text(words))], attrs);
  const header = (words: string) => node('tableHeader', [paragraph(text(words))]);

  it('have rows of cells and headers', () => {
    const nodes = read(
      node('table', [
        node('tableRow', [header('Tag'), header('Zeit')]),
        node('tableRow', [cell('Mo', {colspan: 2, rowspan: 3, colwidth: [90]}), node('tableCell')]),
      ]),
    );
    expect(nodes).toMatchObject([
      {
        kind: 'table',
        rows: [
          [{header: true}, {header: true, nodes: [{kind: 'paragraph'}]}],
          [
            {header: false, columns: 2, rows: 3},
            {header: false, columns: 1, rows: 1, nodes: []},
          ],
        ],
      },
    ]);
    expect(plainText({nodes})).toBe('Tag Zeit Mo');
  });

  it.each([41, 1e6, -1, 0, '2', null, 1.5])('ignore the invalid colspan %j', (colspan) => {
    const nodes = read(node('table', [node('tableRow', [cell('a', {colspan})])]));
    expect(nodes).toMatchObject([{rows: [[{columns: 1}]]}]);
  });
});

describe('malformed rich text', () => {
  it.each([null, undefined, '', 'text', 7, true, [], {}, {type: 7}, {type: 'doc', content: 'x'}])(
    'is empty when it is not a document: %j',
    (value) => {
      expect(readRichText(value)).toEqual({nodes: []});
    },
  );

  it.each([
    'https://evil.example/a.jpg',
    'javascript:alert(1)',
    'https://a.storyblok.com/f/1/10x10/a/b.html',
    '',
    null,
  ])('drops a picture from %j', (src) => {
    if (src) expectConsoleError('is no picture');
    expect(read(paragraph({type: 'image', attrs: {src, alt: 'x'}}))).toEqual([]);
  });
});
