import {describe, expect, it, vi} from 'vitest';
import {
  openIsolate,
  mockDelivery,
  PREVIEW_TOKEN,
  TOKEN,
  vendorStory,
} from '../../../tests/fakes/storyblok-delivery';

const delivery = mockDelivery();

describe('a story', () => {
  it.each<[string, 'de' | 'en', 'de' | undefined, object]>([
    ['German, published, with the addresses of links', 'de', undefined, {}],
    ['English in the visitor’s language', 'en', undefined, {language: 'en'}],
    ['in another language', 'en', 'de', {}],
  ])('is requested: %s', async (_, language, wanted, query) => {
    await openIsolate().request({language}).story('ueber-uns/team', wanted);
    expect(delivery.storyQueries()).toEqual([
      {
        path: 'cdn/stories/ueber-uns/team',
        version: 'published',
        resolve_links: 'url',
        cv: expect.stringMatching(/^\d{10}$/) as string,
        hasToken: true,
        ...query,
      },
    ]);
  });

  it.each(['/impressum/', 'impressum/', '/impressum'])('is found at %s', async (path) => {
    await openIsolate().request().story(path);
    expect(delivery.storyQueries()[0]?.path).toBe('cdn/stories/impressum');
  });

  it.each([
    '',
    '/',
    '..',
    '../spaces/me',
    'a/../../spaces/me',
    'a//b',
    './a',
    '288000',
    'x'.repeat(501),
    'a?token=x&version=draft',
    'a%2e%2e',
    'a#b',
    // In the log it would be a line of its own if the request failed.
    'a\n{"log":"security"}',
  ])('is null without a request for the path %j', async (path) => {
    expect(await openIsolate().request().story(path)).toBeNull();
    expect(delivery.asked).not.toHaveBeenCalled();
  });

  it('with an umlaut in its path is requested', async () => {
    await openIsolate().request().story('räder');
    expect(delivery.storyQueries()[0]).toMatchObject({path: 'cdn/stories/r%C3%A4der'});
  });

  it('that does not exist is null', async () => {
    delivery.simulated.answer = () =>
      Response.json(['This record could not be found'], {status: 404});
    expect(await openIsolate().request().story('weg')).toBeNull();
    expect(await openIsolate().request({version: 'draft'}).story('weg')).toBeNull();
  });

  it('includes the stories that it links to, fetched in batches of 50', async () => {
    const uuids = Array.from({length: 51}, (_, index) => `u-${index}`);
    const links = uuids.map((id) => ({fieldtype: 'multilink', linktype: 'story', id}));
    const story = vendorStory('home', {content: {_uid: 'u', component: 'page', links}});
    delivery.simulated.answer = ({searchParams}) => {
      const batch = searchParams.get('by_uuids')?.split(',');
      if (!batch) return Response.json({story, link_uuids: uuids, links: [], cv: 100});
      return Response.json({stories: batch.map((uuid) => ({uuid, name: `Story ${uuid}`}))});
    };
    const found = await openIsolate().request({language: 'en'}).story('home');
    expect(found?.content.links).toContainEqual({
      ...links[50],
      story: {uuid: 'u-50', name: 'Story u-50'},
    });
    expect(delivery.storyQueries().slice(1)).toMatchObject([
      {path: 'cdn/stories', by_uuids: uuids.slice(0, 50).join(), language: 'en'},
      {path: 'cdn/stories', by_uuids: 'u-50', per_page: '50', version: 'published'},
    ]);
  });
});

/** Responds with lists of `total` stories, page by page. */
function answerLists(total: number): void {
  delivery.simulated.answer = ({searchParams}) => {
    const perPage = Number(searchParams.get('per_page'));
    const first = (Number(searchParams.get('page')) - 1) * perPage;
    const names = Array.from({length: total}, (_, index) => `story-${index}`);
    const stories = names
      .slice(first, first + perPage)
      .map((slug) => vendorStory(slug, {uuid: slug}));
    const headers = {total: String(names.length), 'per-page': String(perPage)};
    return Response.json({stories: stories.reverse(), cv: 100}, {headers});
  };
}

async function finished<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return promise;
}

describe('all stories', () => {
  it('are fetched page by page, 25 per page by default', async () => {
    answerLists(60);
    const all = await finished(openIsolate().request().allStories());
    expect(new Set(all.map(({fullSlug}) => fullSlug)).size).toBe(60);
    expect(delivery.storyQueries()).toMatchObject(
      ['1', '2', '3'].map((page) => ({path: 'cdn/stories', per_page: '25', page})),
    );
    await finished(openIsolate().request().allStories(100));
    expect(delivery.storyQueries().slice(3)).toMatchObject([{per_page: '100', page: '1'}]);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
  ])('of a space with %d are fetched in %d pages', async (total, pages) => {
    answerLists(total);
    expect(await finished(openIsolate().request().allStories())).toHaveLength(total);
    expect(delivery.storyQueries()).toHaveLength(pages);
  });

  it.each([
    ['no headers', {}],
    ['strange headers', {total: 'viele', 'per-page': '0'}],
  ])('end after one page with %s', async (_, headers) => {
    delivery.simulated.answer = () => Response.json({stories: [vendorStory('a')]}, {headers});
    expect(await openIsolate().request().allStories()).toHaveLength(1);
  });
});

describe('many visitors', () => {
  it('all get their page, sixty in a row and sixty at once', async () => {
    const isolate = openIsolate();
    const inARow = (async () => {
      const found = [];
      for (let visit = 0; visit < 60; visit += 1)
        found.push(await isolate.request().story(`a-${visit}`));
      return found;
    })();
    expect((await finished(inARow)).filter(Boolean)).toHaveLength(60);

    const atOnce = Array.from({length: 60}, (_, visit) => isolate.request().story(`b-${visit}`));
    expect((await finished(Promise.all(atOnce))).filter(Boolean)).toHaveLength(60);
  });
});

/** The id of a mocked story is the length of its slug. */
const HOME = 4;
const OTHER = 99;

const asked = () =>
  delivery
    .storyCalls()
    .map(({searchParams}) => [searchParams.get('version'), searchParams.get('token')]);
const draft = ['draft', PREVIEW_TOKEN];
const published = ['published', TOKEN];

describe('in a preview', () => {
  it('the story open in the editor is a draft', async () => {
    const story = await openIsolate()
      .request({preview: {storyId: HOME}})
      .story('home');
    expect(story).toMatchObject({id: HOME, isPreview: true});
    expect(asked()).toEqual([draft]);
  });

  it('of a release it is the draft of that release', async () => {
    const opened = openIsolate().request({preview: {storyId: HOME, release: '124105888551306'}});
    await opened.story('home');
    await opened.story('impressum');
    const inRelease = {from_release: '124105888551306', version: 'draft'};
    const [home, other, shown] = delivery.storyQueries();
    expect([home, other]).toMatchObject([inRelease, inRelease]);
    expect(shown).toMatchObject({version: 'published'});
    expect(shown).not.toHaveProperty('from_release');
  });

  it('another story is the published one', async () => {
    const story = await openIsolate()
      .request({preview: {storyId: OTHER}})
      .story('home');
    expect(story).toMatchObject({id: HOME, isPreview: false});
    expect(asked()).toEqual([draft, published]);
  });

  it.each(['config', 'footer'])('%s is a draft, whichever story is open', async (slug) => {
    const request = openIsolate().request({preview: {storyId: HOME}});
    const story = await request.story(slug);
    expect(story).toMatchObject({isPreview: false});
    expect(asked()).toEqual([draft]);
  });

  it('lists contain published stories', async () => {
    delivery.simulated.answer = () => Response.json({stories: []});
    await openIsolate()
      .request({preview: {storyId: HOME}})
      .allStories();
    expect(asked()).toEqual([published]);
  });
});

describe('without a preview', () => {
  it('stories are published', async () => {
    expect(await openIsolate().request().story('home')).toMatchObject({isPreview: false});
    expect(asked()).toEqual([published]);
  });

  it('a shop configured for drafts shows them, but not as a preview', async () => {
    const request = openIsolate().request({version: 'draft'});
    expect(await request.story('home')).toMatchObject({isPreview: false});
    expect(await request.story('config')).toMatchObject({isPreview: false});
    expect(asked()).toEqual([draft, draft]);
  });
});
