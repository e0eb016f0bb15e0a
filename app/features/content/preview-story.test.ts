import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {previewStory} from './preview-story.server';

const edited = {
  id: 7,
  name: 'Werkstatt',
  full_slug: 'werkstatt',
  content: {component: 'page', _uid: 'p', headline: 'Gerade getippt', body: []},
};

const ask = (preview: AppLoadContext['preview'], body: unknown) =>
  previewStory(
    {language: 'de', preview} as unknown as AppLoadContext,
    new Request('https://shop.test/werkstatt', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('a story that is being edited', () => {
  it('is the page that it makes', async () => {
    const {edited: page} = await ask({isVerified: true, storyId: 7}, edited);
    expect(page).toMatchObject({headline: 'Gerade getippt', slug: 'werkstatt', bloks: []});
  });

  it.each([
    ['nobody', null],
    ['a forged marker', {isVerified: false as const}],
    ['the editor of another story', {isVerified: true as const, storyId: 8}],
  ])('is refused from %s', async (_, preview) => {
    await expect(ask(preview, edited)).rejects.toMatchObject({init: {status: 403}});
  });

  it.each(['{"half":', {}, null, {...edited, content: {component: 'config'}}])(
    'is refused when it is no page: %j',
    async (body) => {
      const preview = {isVerified: true as const, storyId: 7};
      await expect(ask(preview, body)).rejects.toMatchObject({init: {status: 400}});
    },
  );
});
