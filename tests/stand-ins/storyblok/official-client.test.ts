import {setupServer} from 'msw/node';
import StoryblokClient from 'storyblok-js-client';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {publicToken} from './access';
import {bodyOf, testSpace, testStory, uuidOf} from './small-space';

/** More people than one response resolves. */
const crowd = Array.from({length: 60}, (_, at) =>
  testStory(100 + at, `team/person-${at}`, {component: 'person', headline: `Person ${at}`}),
);
const played = testSpace({
  stories: [
    ...crowd,
    testStory(1, 'home', {
      headline: 'Räder',
      headline__i18n__en: 'Bicycles',
      author: uuidOf(100),
      everybody: crowd.map(({uuid}) => uuid),
      body: [
        {
          _uid: 'button-1',
          component: 'button',
          link: {fieldtype: 'multilink', linktype: 'story', id: uuidOf(100), cached_url: ''},
        },
      ],
    }),
  ],
});

const server = setupServer(...played.handlers);
beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
afterEach(() => {
  played.reset();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const client = (accessToken = publicToken, more: object = {}) =>
  new StoryblokClient({accessToken, retriesDelay: 5, rateLimit: 1000, ...more});

/** The client's responses are untyped. */
const read = ({data}: {data: unknown}) => ({data: bodyOf(data)});

describe('the official client', () => {
  it('is redirected to the current version', async () => {
    const {data} = read(await client().get('cdn/stories/home'));
    expect(data).toMatchObject({cv: played.version()});
    expect(played.requests().map(({status}) => status)).toEqual([301, 200]);
  });

  it('reads all stories and links page by page', async () => {
    const stories = await client().getAll('cdn/stories', {per_page: 25});
    expect(new Set(stories.map(({uuid}) => String(uuid))).size).toBe(61);
    expect(await client().getAll('cdn/links', {per_page: 50})).toHaveLength(62);
  });

  it('resolves related stories, even more than one response holds', async () => {
    const {data} = await client().getStory('home', {
      resolve_relations: ['page.author', 'page.everybody'],
    });
    expect(data.story.content.author).toMatchObject({content: {headline: 'Person 0'}});
    expect(data.story.content.everybody).toHaveLength(60);
    expect(data.story.content).toHaveProperty('everybody.59.content.headline', 'Person 59');
  });

  it('resolves linked stories in link fields', async () => {
    const {data} = await client().getStory('home', {resolve_links: 'url', language: 'en'});
    expect(data.story.content.headline).toBe('Bicycles');
    expect(data.story.content).toHaveProperty('body.0.link.cached_url', '/en/');
    expect(data.story.content.body).toMatchObject([
      {
        link: {
          story: {name: 'person-0', full_slug: 'en/team/person-0', url: 'en/team/person-0'},
        },
      },
    ]);
  });

  it('reads the old version until its cache version is updated', async () => {
    const own = client();
    await own.getStory('home', {});
    played.edit('home', {content: {headline: 'Neu'}, publish: true});
    expect((await own.getStory('home', {})).data.story.content.headline).toBe('Räder');
    const {data} = read(await own.get('cdn/spaces/me'));
    own.setCacheVersion(data.space?.version ?? 0);
    expect((await own.getStory('home', {})).data.story.content.headline).toBe('Neu');
  });
});
