import {expect, it} from 'vitest';
import {anchorOf, type BlockNode} from '../story/rich-text';
import type {LoadedBlock} from './load-blocks.server';
import {withContents} from './load-story.server';

const heading = (text: string, level: 2 | 3 = 2): BlockNode => ({
  kind: 'heading',
  level,
  nodes: [{kind: 'text', text, marks: [], anchor: ''}],
});
const text = (...nodes: BlockNode[]) =>
  ({name: 'text', content: {headline: '', body: {nodes}}, blocks: []}) as unknown as LoadedBlock;

it('the headlines of a long text are its table of contents, each under an id of its own', () => {
  const {blocks, contents} = withContents([
    text(heading('1 Für wen?'), heading('Kleines', 3), heading('Preise & Zahlung')),
    {
      name: 'return-terms',
      content: {headline: 'Rücksendung'},
      blocks: [],
    } as unknown as LoadedBlock,
    text(heading('Haftung'), heading('Haftung')),
  ]);
  expect(contents.map(({title}) => title)).toEqual([
    '1 Für wen?',
    'Preise & Zahlung',
    'Rücksendung',
    'Haftung',
    'Haftung',
  ]);
  const ids = contents.map(({id}) => id);
  expect(new Set(ids).size).toBe(5);
  expect(ids[1]).toBe('section-preise-zahlung');
  const shown = JSON.stringify(blocks);
  // The terms of returns give themselves the id of their headline.
  for (const id of ids.filter((one) => one !== anchorOf('Rücksendung'))) {
    expect(shown).toContain(`"id":"${id}"`);
  }
});

it('a short text stays as it is', () => {
  const blocks = [text(heading('Eins'), heading('Zwei'))];
  expect(withContents(blocks)).toEqual({blocks, contents: []});
});
