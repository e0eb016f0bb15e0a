import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {memoize} from '~/services/http/isolate-memory';
import type {Story} from '~/services/storyblok/story-schema';
import {pageSchema} from './bloks/page/page-schema.server';
import {loadServiceCard} from '../appointment/service-card.server';
import {linkHref} from './link-view';
import {loadBloks} from './load-bloks.server';
import type {StoryView} from './story-view';

/** A story that the isolate remembers is read once, not for each request. */
const readPage = memoize((content: object) => pageSchema.safeParse(content));

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
  const {body, side_card: place, related, ...page} = parsed.data;
  const links = related.flatMap(({label, link}) =>
    link ? [{label, href: linkHref(context.language, link)}] : [],
  );
  const [bloks, card] = await Promise.all([
    loadBloks(body, context),
    place === 'none' ? null : loadServiceCard(context, place, links),
  ]);
  return {
    name: story.name,
    slug: story.fullSlug,
    headline: page.headline,
    lead: page.lead,
    buttons: page.buttons,
    edit: page.edit,
    bloks,
    card,
    seo: {
      title: page.seo_title || page.headline || story.name,
      description: page.seo_description || page.lead,
      image: page.seo_image,
      noindex: page.noindex,
    },
  };
}
