import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {oncePer} from '~/services/http/once-per';
import type {Story} from '~/services/storyblok/story-schema';
import {pageSchema} from './bloks/page/page-schema.server';
import {loadBloks} from './load-bloks.server';
import type {StoryView} from './story-view';

/** A story that the isolate remembers is read once, not for each request. */
const readPage = oncePer((content: object) => pageSchema.safeParse(content));

/**
 * A story as the page that shows it, with all data of its blocks. Throws when its content is no
 * page at all.
 */
export async function loadStory(
  story: Pick<Story, 'name' | 'fullSlug'> & {content: object},
  context: AppLoadContext,
): Promise<StoryView> {
  const parsed = readPage(story.content);
  if (!parsed.success) {
    throw new Error(`Story '${story.fullSlug}' is no page: ${z.prettifyError(parsed.error)}`);
  }
  const {body, ...page} = parsed.data;
  return {
    name: story.name,
    slug: story.fullSlug,
    headline: page.headline,
    lead: page.lead,
    buttons: page.buttons,
    edit: page.edit,
    bloks: await loadBloks(body, context),
    seo: {
      title: page.seo_title || page.headline || story.name,
      description: page.seo_description || page.lead,
      image: page.seo_image,
      noindex: page.noindex,
    },
  };
}
