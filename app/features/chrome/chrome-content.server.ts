import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {optional} from '~/services/http/optional.server';
import {configSchema, type SiteConfig} from './config-schema.server';
import {footerSchema, type FooterContent} from './footer-schema.server';

const configs = new WeakMap<AppLoadContext, Promise<SiteConfig | null>>();

/**
 * The site-wide config, read once per request; `null`, logged, when neither it nor its last good copy can be
 * had.
 */
export function loadConfig(context: AppLoadContext): Promise<SiteConfig | null> {
  const known = configs.get(context);
  if (known) return known;
  const config = loadContent(context, 'config', configSchema);
  configs.set(context, config);
  return config;
}

/** The footer's content; `null` as for the config. */
export function loadFooter(context: AppLoadContext): Promise<FooterContent | null> {
  return loadContent(context, 'footer', footerSchema);
}

async function loadContent<Schema extends z.ZodType>(
  {storyblok}: AppLoadContext,
  slug: 'config' | 'footer',
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const story = await optional(
    storyblok.story(slug, {lastGood: true}),
    null,
    `Cannot get the story '${slug}'`,
  );
  if (!story) return null;
  const parsed = schema.safeParse(story.content);
  if (parsed.success) return parsed.data;
  console.error(`The story '${slug}' is malformed: ${z.prettifyError(parsed.error)}`);
  return null;
}
