import {describe, expect, it} from 'vitest';
import {ask, linkTo, read, testSpace, testStory, uuidOf} from './small-space';

const space = testSpace();

describe('a single story', () => {
  it.each([
    ['impressum', {}, 200],
    ['2', {}, 200],
    [uuidOf(2), {find_by: 'uuid'}, 200],
    [uuidOf(2), {}, 404],
    ['impressum', {find_by: 'uuid'}, 404],
    ['beratung', {}, 200],
    ['beratung/', {}, 200],
    ['entwurf', {}, 404],
    ['entwurf', {version: 'draft'}, 200],
    ['nirgends', {}, 404],
  ])('%s with %j returns %i', async (key, parameters: Record<string, string>, status) => {
    const {response, text} = await ask(space, `stories/${key}`, parameters);
    expect(response.status).toBe(status);
    if (status === 404) expect(JSON.parse(text)).toEqual(['This record could not be found']);
  });

  it('includes unpublished changes only in its draft', async () => {
    expect((await read(space, 'stories/impressum')).story?.content.headline).toBe('Impressum');
    const draft = await read(space, 'stories/impressum', {version: 'draft'});
    expect(draft.story?.content).toMatchObject({headline: 'Impressum, neu', price: 20});
  });

  it('marks every block for the editor only in its draft', async () => {
    const {story} = await read(space, 'stories/home', {version: 'draft'});
    expect(story?.content.body).toMatchObject([
      {
        _editable:
          '<!--#storyblok#{"name": "hero", "space": "288000", "uid": "hero-1", "id": "1"}-->',
      },
      {_uid: 'button-1'},
      {_uid: 'list-1'},
      {_uid: 'text-1'},
    ]);
    const {text} = await ask(space, 'stories/home');
    expect(text).not.toContain('_editable');
  });
});

describe('languages', () => {
  it('replace translated fields and fall back to the default for empty ones', async () => {
    const {story} = await read(space, 'stories/home', {language: 'en'});
    expect(story).toMatchObject({
      lang: 'en',
      full_slug: 'en/home',
      content: {headline: 'Bicycles', lead: 'Nur deutsch', body: [{headline: 'Hero'}, {}, {}, {}]},
    });
    expect(JSON.stringify(story)).not.toContain('__i18n__');
  });

  it.each<Record<string, string>>([{}, {language: 'default'}, {language: 'xx'}, {language: ''}])(
    'fall back to the default with %j',
    async (parameters) => {
      const {story} = await read(space, 'stories/home', parameters);
      expect(story).toMatchObject({lang: 'default', full_slug: 'home'});
      expect(story?.content.headline).toBe('Räder');
    },
  );
});

describe('links and relations', () => {
  it('are returned next to the story, from fields and from rich text', async () => {
    const {links, story} = await read(space, 'stories/home', {resolve_links: 'url'});
    expect(links).toEqual([
      {
        name: 'impressum',
        id: 2,
        uuid: uuidOf(2),
        slug: 'impressum',
        url: 'impressum',
        full_slug: 'impressum',
      },
      expect.objectContaining({uuid: uuidOf(3), url: 'beratung/'}),
    ]);
    expect(story?.content.body).toMatchObject([{}, {link: linkTo(2, 'impressum')}, {}, {}]);
  });

  it('are left out unless requested', async () => {
    expect(await read(space, 'stories/home')).toMatchObject({links: [], rels: []});
  });

  it('point to unpublished stories only in drafts', async () => {
    const content = {link: linkTo(2, 'entwurf')};
    const stories = [
      testStory(1, 'home', content),
      testStory(2, 'entwurf', {}, {published: false}),
    ];
    const own = testSpace({stories});
    const asked = {resolve_links: 'url'};
    expect((await read(own, 'stories/home', asked)).links).toEqual([]);
    const draft = await read(own, 'stories/home', {...asked, version: 'draft'});
    expect(draft.links).toHaveLength(1);
  });
});

it('rejects parameters unknown to the delivery endpoint', async () => {
  const {response, text} = await ask(space, 'stories/home', {_storyblok: '1', colour: 'red'});
  expect([response.status, JSON.parse(text)]).toEqual([
    422,
    {error: 'Parameter(s) _storyblok, colour not allowed'},
  ]);
});
