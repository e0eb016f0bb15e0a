import {getResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {previewToken, publicToken} from './access';
import {ask, read, testSpace, testStory} from './small-space';

describe('the space version', () => {
  it('is the time of the last publication and increases with each', async () => {
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

  it.each(['', '1', 'undefined'])(
    'is added by a redirect when the request has cv %j',
    async (cv) => {
      const space = testSpace();
      const {response} = await ask(space, 'stories/home', {cv, language: 'en'});
      expect(response.status).toBe(301);
      const target = new URL(response.headers.get('Location') ?? '');
      expect(Object.fromEntries(target.searchParams)).toEqual({
        cv: String(space.version()),
        language: 'en',
        token: publicToken,
      });
    },
  );

  it('is not required for drafts and for the space itself', async () => {
    const space = testSpace();
    const draft = {cv: '', version: 'draft'};
    expect((await ask(space, 'stories/home', draft)).response.status).toBe(200);
    expect((await ask(space, 'spaces/me', {cv: ''})).response.status).toBe(200);
  });

  it('still returns cached responses when outdated, except for drafts', async () => {
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
])('a request with %j returns %i', async (parameters: Record<string, string>, status) => {
  const {response, text} = await ask(testSpace(), 'stories/home', parameters);
  expect(response.status).toBe(status);
  if (status === 401) expect(JSON.parse(text)).toEqual({error: 'Unauthorized'});
});

describe('faults', () => {
  it('include 429 above the request limit per second', async () => {
    const space = testSpace({requestsPerSecond: 3});
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => ask(space, 'stories/home')));
    expect(all.filter(({response}) => response.status === 429).length).toBeGreaterThan(0);
  });

  it.each(['endlos-verschachtelt', 'eine-million-zeichen', 'script-in-jedem-feld'])(
    'include the hostile story %s, which no list contains',
    async (slug) => {
      const space = testSpace();
      const {text} = await ask(space, `stories/${slug}`, {version: 'draft', language: 'en'});
      expect(text.length).toBeGreaterThan(2000);
      expect((await read(space, 'stories', {by_slugs: slug})).stories).toEqual([]);
    },
  );
});

describe('the test endpoints', () => {
  const space = testSpace({stories: [testStory(1, 'home', {headline: 'Alt'})]});
  const send = async (method: string, path: string, body?: object) => {
    const request = new Request(`https://content.test/__stand-in/storyblok/${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const response = await getResponse(space.handlers, request);
    return {status: response?.status, text: (await response?.text()) ?? ''};
  };

  it('edit, publish, create and delete stories', async () => {
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
