import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import type {BlockNode} from '../story/rich-text';
import type {LoadedBlock} from './load-blocks.server';
import {previewStory, withTableOfContents} from './load-story.server';

const heading = (text: string, level: 2 | 3 = 2): BlockNode => ({
  kind: 'heading',
  level,
  nodes: [{kind: 'text', text, marks: [], anchor: ''}],
});
const text = (...nodes: BlockNode[]) =>
  ({name: 'text', content: {headline: '', body: {nodes}}, blocks: []}) as unknown as LoadedBlock;

it('the headlines of a long text form its table of contents, each with a unique id', () => {
  const {blocks, contents} = withTableOfContents([
    text(heading('1 Für wen?'), heading('Kleines', 3), heading('Preise & Zahlung')),
    text(heading('Rücksendung'), heading('Haftung 2')),
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
    'Haftung 2',
    'Rücksendung',
    'Haftung',
    'Haftung',
  ]);
  const ids = contents.map(({id}) => id);
  expect(new Set(ids).size).toBe(7);
  expect(ids[1]).toBe('section-preise-zahlung');
  const shown = JSON.stringify(blocks);
  for (const id of ids) expect(shown).toContain(`"id":"${id}"`);
});

it('a long text is the same object for every request, so that its rendered markup stays cached', () => {
  const blocks = [text(heading('Eins'), heading('Zwei'), heading('Drei'))];
  const [first] = withTableOfContents(blocks).blocks;
  expect(withTableOfContents([...blocks]).blocks[0]?.content).toBe(first?.content);
});

it('a short text has no table of contents and stays unchanged', () => {
  const blocks = [text(heading('Eins'), heading('Zwei'))];
  expect(withTableOfContents(blocks)).toEqual({blocks, contents: []});
});

const edited = {
  id: 7,
  name: 'Werkstatt',
  full_slug: 'werkstatt',
  content: {component: 'page', _uid: 'p', headline: 'Gerade getippt', body: []},
};

const post = (body: unknown) =>
  new Request('https://shop.test/werkstatt', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const nothing = {storyblok: {story: () => Promise.resolve(null)}, cookies: {get: () => null}};
const ask = (preview: AppLoadContext['preview'], body: unknown, request = post(body)) =>
  previewStory({
    context: {...nothing, language: 'de', preview} as unknown as AppLoadContext,
    params: {},
    request,
  });

describe('the preview of a story that is being edited', () => {
  it('returns the page with its unsaved changes', async () => {
    const {edited: page} = await ask({isVerified: true, storyId: 7}, edited);
    expect(page).toMatchObject({headline: 'Gerade getippt', slug: 'werkstatt', blocks: []});
  });

  const items = [{component: 'feature', title: 'Meister'}];
  it.each([
    ['', [], 'Werkstatt'],
    ['', [{component: 'features', _uid: 'l', headline: ' ', items}], 'Werkstatt'],
    ['', [{component: 'text', _uid: 't', headline: 'Willkommen'}], ''],
    ['Wir schrauben', [{component: 'features', _uid: 'l', items}], 'Wir schrauben'],
  ])('has a headline, the name of the story if need be: %j %j', async (headline, body, shown) => {
    const content = {...edited.content, headline, body};
    const {edited: page} = await ask({isVerified: true, storyId: 7}, {...edited, content});
    expect(page?.headline).toBe(shown);
  });

  it.each([
    ['Preise', ['3', '3']],
    ['', ['2', '2']],
  ])('starts headings in a group below its headline, if any: %j', async (headline, levels) => {
    const words = {type: 'heading', content: [{type: 'text', text: 'Ab 79 €'}]};
    const body = [
      {component: 'text', headline: 'Inspektion'},
      {component: 'text', body: {type: 'doc', content: [words]}},
    ];
    const group = {component: 'page', _uid: 'g', headline, body};
    const content = {...edited.content, body: [group]};
    const {edited: page} = await ask({isVerified: true, storyId: 7}, {...edited, content});
    const shown = JSON.stringify(page?.blocks[0]).matchAll(/<h(\d)/g);
    expect([...shown].map(([, level]) => level)).toEqual(levels);
  });

  it.each([
    ['nobody', null],
    ['a forged marker', {isVerified: false as const}],
  ])('returns 403 for %s without reading the body', async (_, preview) => {
    const request = post(edited);
    await expect(ask(preview, edited, request)).rejects.toMatchObject({init: {status: 403}});
    expect(request.bodyUsed).toBe(false);
  });

  it('ends with the signature of the editor, without an error and without reading the body', async () => {
    const request = post(edited);
    const preview = {isVerified: false as const, hasExpired: true as const};
    expect(await ask(preview, edited, request)).toHaveProperty('warning');
    expect(request.bodyUsed).toBe(false);
  });

  it('returns 403 for the editor of another story', async () => {
    const preview = {isVerified: true as const, storyId: 8};
    await expect(ask(preview, edited)).rejects.toMatchObject({init: {status: 403}});
  });

  it.each(['{"half":', {}, null, {...edited, content: {component: 'config'}}])(
    'returns 400 for anything but a page: %j',
    async (body) => {
      const preview = {isVerified: true as const, storyId: 7};
      await expect(ask(preview, body)).rejects.toMatchObject({init: {status: 400}});
    },
  );
});
