import {createHash} from 'node:crypto';
import {getResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {editorQuery, previewToken} from '../access';
import {bodyOf, testSpace} from '../small-space';

const space = testSpace({shopUrl: 'http://localhost:3000'});

async function get(path: string) {
  const request = new Request(`https://content.test/__stand-in/${path}`);
  const response = await getResponse(space.handlers, request);
  return {status: response?.status, text: (await response?.text()) ?? ''};
}

/** Address of the page in the editor's frame. */
async function preview(query: string): Promise<URL> {
  const {text} = await get(`editor?${query}`);
  const [, address = ''] = /data-preview="([^"]+)"/.exec(text) ?? [];
  return new URL(address.replaceAll('&amp;', '&'));
}

describe('the editor', () => {
  it('signs its query with the preview token', () => {
    const query = new URLSearchParams(editorQuery(7, 1_700_000_000_999, {language: 'en'}));
    expect(query.get('_storyblok')).toBe('7');
    expect(query.get('_storyblok_lang')).toBe('en');
    expect(query.get('_storyblok_tk[timestamp]')).toBe('1700000000');
    const signed = createHash('sha1').update(`288000:${previewToken}:1700000000`).digest('hex');
    expect(query.get('_storyblok_tk[token]')).toBe(signed);
  });

  it.each([
    ['slug=home', 'http://localhost:3000/home'],
    ['slug=home&language=en', 'http://localhost:3000/en/home'],
    ['slug=impressum&language=en', 'http://localhost:3000/en/impressum'],
    ['slug=beratung&shop=http://shop.test', 'http://shop.test/beratung/'],
    ['slug=home&path=/elsewhere', 'http://localhost:3000/elsewhere'],
  ])('%s shows %s', async (query, address) => {
    const {origin, pathname, searchParams} = await preview(query);
    expect(`${origin}${pathname}`).toBe(address);
    expect(searchParams.get('_storyblok_tk[space_id]')).toBe('288000');
  });

  it('does not show what is not there', async () => {
    expect((await get('editor?slug=nirgends')).status).toBe(404);
    expect((await get('editor?slug=home&shop=nowhere')).status).toBe(400);
  });

  it('sends drafts with comments, and links inside the fields', async () => {
    const {text} = await get('storyblok/stories/home?language=en');
    const {story} = bodyOf(JSON.parse(text));
    expect(story?.content).toMatchObject({headline: 'Bicycles'});
    expect(story?.content).toHaveProperty('body.1.link.story.full_slug', 'en/impressum');
    expect(story?.content).toHaveProperty('body.1._editable');
  });

  it('runs a script that browsers read', async () => {
    const {text} = await get('editor/editor-app.js');
    expect(text).toContain('postMessage');
    expect(text).not.toContain('interface');
  });
});
