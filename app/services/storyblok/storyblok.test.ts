import {describe, expect, it} from 'vitest';
import {openIsolate, playDelivery, vendorStory} from '../../../tests/fakes/storyblok-delivery';
import type {StoryParams} from './story-query';

const delivery = playDelivery();

describe('a story', () => {
  it.each<[string, 'de' | 'en', StoryParams, object]>([
    ['German, published, with the addresses of links', 'de', {}, {}],
    ['English in the visitor’s language', 'en', {}, {language: 'en'}],
    ['in another language', 'en', {language: 'de'}, {}],
  ])('is asked for: %s', async (_, language, params, query) => {
    await openIsolate().request({language}).story('ueber-uns/team', params);
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
  ])('is never looked for at %j: no way out of the path, no look-up by number', async (path) => {
    expect(await openIsolate().request().story(path)).toBeNull();
    expect(delivery.asked).not.toHaveBeenCalled();
  });

  it.each([
    ['a?token=x&version=draft', 'cdn/stories/a%3Ftoken%3Dx%26version%3Ddraft'],
    ['a%2e%2e', 'cdn/stories/a%252e%252e'],
    ['a#b', 'cdn/stories/a%23b'],
    ['räder', 'cdn/stories/r%C3%A4der'],
  ])('with special signs is asked for literally: %s', async (path, expected) => {
    await openIsolate().request().story(path);
    expect(delivery.storyQueries()[0]).toMatchObject({path: expected, version: 'published'});
  });

  it('that is no story is null', async () => {
    delivery.played.answer = () => Response.json(['This record could not be found'], {status: 404});
    expect(await openIsolate().request().story('weg')).toBeNull();
    expect(await openIsolate().request({version: 'draft'}).story('weg')).toBeNull();
  });

  it('brings the stories that its links name, long lists in batches of 50', async () => {
    const uuids = Array.from({length: 51}, (_, index) => `u-${index}`);
    const links = uuids.map((id) => ({fieldtype: 'multilink', linktype: 'story', id}));
    const story = vendorStory('home', {content: {_uid: 'u', component: 'page', links}});
    delivery.played.answer = ({searchParams}) => {
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
