import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import type {StoryContent} from '~/services/storyblok/story-schema';
import {configSchema} from './config-schema.server';
import {footerSchema} from './footer-schema.server';

const readConfig = contentReader('config', configSchema);
const readFooter = contentReader('footer', footerSchema);

/** The site-wide config; `null`, logged, when neither it nor its last good copy can be had. */
export const loadConfig = memoize(async (context: AppLoadContext) => {
  const content = await contentOf(context, 'config');
  return content && readConfig(content);
});

/** The footer's content; `null` as for the config. */
export async function loadFooter(context: AppLoadContext) {
  const content = await contentOf(context, 'footer');
  return content && readFooter(content);
}

async function contentOf(
  {storyblok}: AppLoadContext,
  slug: 'config' | 'footer',
): Promise<StoryContent | null> {
  const story = storyblok.story(slug, {lastGood: true});
  return (await optional(story, null, `Cannot get the story '${slug}'`))?.content ?? null;
}

/** Every page shows these: a story that the isolate remembers is read once, not for each request. */
function contentReader<Schema extends z.ZodType>(slug: string, schema: Schema) {
  return memoize((content: StoryContent): z.output<Schema> | null => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
    return null;
  });
}
