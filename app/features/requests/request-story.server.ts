import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {Language} from '~/i18n/languages';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';

interface RequestStory<Schema extends z.ZodType, Content> {
  slug: string;
  schema: Schema;
  read: (story: z.output<Schema>) => Content;
  /** What stands in: visitors write in words of their own then, so that no request is lost. */
  without: Content;
}

/**
 * Loads what editors offer in a request, once per visit, in the visitor's language or in German, which the shop reads. A
 * missing or malformed story and an outage without a last good copy are logged, and `without` stands in.
 */
export function requestStory<Schema extends z.ZodType, Content>(
  story: RequestStory<Schema, Content>,
) {
  const {slug, schema, read, without} = story;

  /** A story that the isolate remembers is read once, not for each request. */
  const readContent = memoize((content: object): Content => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return read(parsed.data);
    console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
    return without;
  });

  async function loadIn({storyblok}: AppLoadContext, language: Language): Promise<Content> {
    const found = storyblok.story(slug, {lastGood: true, language});
    const loaded = await optional(found, null, `Cannot get the story '${slug}'`);
    return loaded ? readContent(loaded.content) : without;
  }

  const load = memoize((context: AppLoadContext) => loadIn(context, context.language));
  return {
    load,
    loadGerman: (context: AppLoadContext) =>
      context.language === 'de' ? load(context) : loadIn(context, 'de'),
  };
}
