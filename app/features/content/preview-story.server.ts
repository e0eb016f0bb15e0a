import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {loadStory} from './load-story.server';
import type {StoryView} from './story-view';

/** What the editor's bridge hands over: the story as it is typed just now. */
const editedStory = z.object({
  id: z.number(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({component: z.literal('page')}),
});

/**
 * Reads a story that is being edited and answers the page that it makes; nothing is stored. Only for the
 * verified visual editor and only for the story that it shows: 403 for others, whose body is not read, 400 for what is
 * no page.
 */
export async function previewStory(
  context: AppLoadContext,
  request: Request,
): Promise<{edited: StoryView}> {
  const {preview} = context;
  if (!preview?.isVerified) throw data(null, {status: 403});
  const parsed = editedStory.safeParse(await readJson(request));
  if (!parsed.success) throw data(null, {status: 400});
  const {id, name, full_slug: fullSlug, content} = parsed.data;
  if (id !== preview.storyId) throw data(null, {status: 403});
  return {edited: await loadStory({name, fullSlug, content}, context)};
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
