import {describe, expect, it} from 'vitest';
import {
  openIsolate,
  playDelivery,
  PREVIEW_TOKEN,
  TOKEN,
} from '../../../tests/fakes/storyblok-delivery';

const delivery = playDelivery();

/** The played stories have the length of their slug for an id. */
const HOME = 4;
const OTHER = 99;

const asked = () =>
  delivery
    .storyCalls()
    .map(({searchParams}) => [searchParams.get('version'), searchParams.get('token')]);
const draft = ['draft', PREVIEW_TOKEN];
const published = ['published', TOKEN];

describe('in a preview', () => {
  it('the story that the editor shows is a draft', async () => {
    const story = await openIsolate()
      .request({preview: {storyId: HOME}})
      .story('home');
    expect(story).toMatchObject({id: HOME, isPreview: true});
    expect(asked()).toEqual([draft]);
  });

  it('another story is what everybody sees', async () => {
    const story = await openIsolate()
      .request({preview: {storyId: OTHER}})
      .story('home');
    expect(story).toMatchObject({id: HOME, isPreview: false});
    expect(asked()).toEqual([draft, published]);
  });

  it.each(['config', 'footer'])('%s is a draft, whichever story is shown', async (slug) => {
    const request = openIsolate().request({preview: {storyId: HOME}});
    const story = await request.story(slug);
    expect(story).toMatchObject({isPreview: false});
    expect(asked()).toEqual([draft]);
  });

  it('lists are published', async () => {
    delivery.played.answer = () => Response.json({stories: []});
    await openIsolate()
      .request({preview: {storyId: HOME}})
      .allStories();
    expect(asked()).toEqual([published]);
  });
});

describe('without a preview', () => {
  it('nobody gets a draft', async () => {
    expect(await openIsolate().request().story('home')).toMatchObject({isPreview: false});
    expect(asked()).toEqual([published]);
  });

  it('a shop that is set to drafts shows them, and is no preview', async () => {
    const request = openIsolate().request({version: 'draft'});
    expect(await request.story('home')).toMatchObject({isPreview: false});
    expect(await request.story('config')).toMatchObject({isPreview: false});
    expect(asked()).toEqual([draft, draft]);
  });
});
