import {describe, expect, it} from 'vitest';
import {vendorStory} from '../../../tests/fakes/storyblok-delivery';
import {deliverySchema, spaceSchema, toStory} from './story-schema';

const read = (more: object) => {
  const {story} = deliverySchema.parse({story: vendorStory('team', more)});
  if (!story) throw new Error('There is no story');
  return toStory(story, story.content);
};

describe('a story', () => {
  it('is parsed with all fields that the shop needs', () => {
    expect(read({})).toEqual({
      id: 4,
      name: 'team',
      fullSlug: 'team',
      publishedAt: '2026-10-01T08:00:00.000Z',
      tags: [],
      content: {_uid: 'uid-team', component: 'page', headline: 'Über team'},
      isPreview: false,
    });
  });

  it('may never have been published', () => {
    expect(read({published_at: null}).publishedAt).toBeNull();
  });

  it.each([
    ['ueber-uns/team', 'default', null, 'ueber-uns/team'],
    ['beratung/', 'default', null, 'beratung'],
    ['en/ueber-uns/team', 'en', null, 'ueber-uns/team'],
    ['en/about/team', 'en', 'ueber-uns/team', 'ueber-uns/team'],
    ['en/ueber-uns', 'default', null, 'en/ueber-uns'],
    ['englisch', 'en', null, 'englisch'],
  ])('has its German path: %s in language %s', (fullSlug, lang, plain, expected) => {
    const story = read({full_slug: fullSlug, lang, default_full_slug: plain});
    expect(story.fullSlug).toBe(expected);
  });

  it.each([
    ['nothing', {}],
    ['a story without content', {story: {...vendorStory('x'), content: undefined}}],
    ['content without component', {story: vendorStory('x', {content: {_uid: 'u'}})}],
    ['a list', {stories: {}}],
    ['text', 'zu'],
    ['null', null],
  ])('is rejected when the response is %s', (_, answer) => {
    expect(deliverySchema.safeParse(answer).success).toBe(false);
  });
});

describe('the space', () => {
  it.each([1544117388, '1544117388'])('has its version as a number: %j', (version) => {
    const space = {id: 1, name: 'Radladen', version};
    expect(spaceSchema.parse({space})).toEqual({space: {version: 1544117388}});
  });
});
