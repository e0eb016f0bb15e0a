import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {defaultLanguage, type Language} from '~/i18n/languages';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';

interface SettingStory<Schema extends z.ZodType, Content> {
  slug: string;
  schema: Schema;
  read: (story: z.output<Schema>) => Content;
  /** Stands in where the story is missing, malformed or cannot be had. */
  without: Content;
}

/**
 * A reader of a story that holds settings and is no page: once per request, in the visitor's language or in German,
 * which the shop reads. An outage without a last good copy and a malformed story are logged, and `without` stands in
 * for them as for a story that is missing.
 */
export function settingStory<Schema extends z.ZodType, Content>(
  story: SettingStory<Schema, Content>,
) {
  const {slug, schema, read, without} = story;

  /** A story that the isolate remembers is parsed once, not for each request. */
  const readContent = memoize((content: object): Content => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return read(parsed.data);
    console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
    return without;
  });

  async function loadIn({storyblok}: AppLoadContext, language?: Language): Promise<Content> {
    const found = storyblok.story(slug, {lastGood: true, ...(language && {language})});
    const loaded = await optional(found, null, `Cannot get the story '${slug}'`);
    return loaded ? readContent(loaded.content) : without;
  }

  const load = memoize((context: AppLoadContext) => loadIn(context));
  return {
    load,
    loadGerman: (context: AppLoadContext) =>
      context.language === defaultLanguage ? load(context) : loadIn(context, defaultLanguage),
  };
}
