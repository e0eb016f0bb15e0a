import {getResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {previewToken, publicToken} from './access';
import {ask, read, testSpace, testStory} from './small-space';

describe('the version of the space', () => {
  it('is the last publication, and moves with each', async () => {
    const space = testSpace();
    const before = space.version();
    expect(before).toBe(Date.parse('2026-03-02T08:00:00.000Z') / 1000);
    space.edit('home', {content: {headline: 'Neu'}});
    expect(space.version()).toBe(before);
    space.edit('home', {publish: true});
    const after = space.version();
    expect(after).toBeGreaterThan(before);
    expect((await read(space, 'spaces/me')).space?.version).toBe(after);
    space.reset();
    space.edit('home', {publish: true});
    expect(space.version()).toBeGreaterThan(after);
  });

  it.each(['', '1', 'undefined'])('is named by a redirect to those who say %j', async (cv) => {
    const space = testSpace();
    const {response} = await ask(space, 'stories/home', {cv, language: 'en'});
    expect(response.status).toBe(301);
    const target = new URL(response.headers.get('Location') ?? '');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      cv: String(space.version()),
      language: 'en',
      token: publicToken,
    });
  });

  it('is not asked of drafts and of the space itself', async () => {
    const space = testSpace();
    const draft = {cv: '', version: 'draft'};
    expect((await ask(space, 'stories/home', draft)).response.status).toBe(200);
    expect((await ask(space, 'spaces/me', {cv: ''})).response.status).toBe(200);
  });

  it('an old one still gets what was sent before, for drafts never', async () => {
    const space = testSpace();
    const cv = String(space.version());
    const headline = async (parameters: Record<string, string>) =>
      (await read(space, 'stories/home', parameters)).story?.content.headline;
    expect(await headline({cv})).toBe('Räder');
    await headline({cv, version: 'draft'});
    space.edit('home', {content: {headline: 'Neu'}, publish: true});
    expect(await headline({cv})).toBe('Räder');
    expect(await headline({cv, version: 'draft'})).toBe('Neu');
    expect((await ask(space, 'stories/impressum', {cv})).response.status).toBe(301);
  });
});

it.each([
  [{token: ''}, 401],
  [{token: 'wrong'}, 401],
  [{version: 'draft', token: publicToken}, 401],
  [{version: 'draft', token: previewToken}, 200],
  [{token: previewToken}, 200],
])('%j is answered with %i', async (parameters: Record<string, string>, status) => {
  const {response, text} = await ask(testSpace(), 'stories/home', parameters);
  expect(response.status).toBe(status);
  if (status === 401) expect(JSON.parse(text)).toEqual({error: 'Unauthorized'});
});

describe('faults', () => {
  it('come when more is asked than a second allows', async () => {
    const space = testSpace({requestsPerSecond: 3});
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => ask(space, 'stories/home')));
    expect(all.filter(({response}) => response.status === 429).length).toBeGreaterThan(0);
  });

  it.each(['endlos-verschachtelt', 'eine-million-zeichen', 'script-in-jedem-feld'])(
    'are written into the story %s, which is in no list',
    async (slug) => {
      const space = testSpace();
      const {text} = await ask(space, `stories/${slug}`, {version: 'draft', language: 'en'});
      expect(text.length).toBeGreaterThan(2000);
      expect((await read(space, 'stories', {by_slugs: slug})).stories).toEqual([]);
    },
  );
});

describe('the addresses for tests', () => {
  const space = testSpace({stories: [testStory(1, 'home', {headline: 'Alt'})]});
  const send = async (method: string, path: string, body?: object) => {
    const request = new Request(`https://content.test/__stand-in/storyblok/${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const response = await getResponse(space.handlers, request);
    return {status: response?.status, text: (await response?.text()) ?? ''};
  };

  it('change drafts, publish, make and delete stories', async () => {
    await send('POST', 'stories/home', {bloks: {'root-1': {headline: 'Neu'}}});
    expect((await read(space, 'stories/home')).story?.content.headline).toBe('Alt');
    await send('POST', 'stories/home', {publish: true});
    expect((await read(space, 'stories/home')).story?.content.headline).toBe('Neu');
    await send('POST', 'stories/neu/seite', {content: {component: 'page'}, publish: true});
    expect((await ask(space, 'stories/neu/seite')).response.status).toBe(200);
    await send('POST', 'stories/neu/seite', {delete: true});
    expect((await ask(space, 'stories/neu/seite')).response.status).toBe(404);
    expect((await send('POST', 'reset')).status).toBe(204);
    expect((await read(space, 'stories/home')).story?.content.headline).toBe('Alt');
  });
});
