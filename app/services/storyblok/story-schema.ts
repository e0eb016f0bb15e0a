import {z} from 'zod';

const optionalText = z.string().nullish();

/** A story as sent by the delivery API; its content is validated by the components that show it. */
const vendorStorySchema = z.object({
  id: z.number(),
  name: z.string(),
  full_slug: z.string(),
  default_full_slug: optionalText,
  lang: z.string().default('default'),
  published_at: optionalText,
  tag_list: z.array(z.string()).catch([]),
  content: z.looseObject({component: z.string(), _uid: z.string().default('')}),
});

const relatedStorySchema = z.looseObject({uuid: z.string()});

/** The response of `cdn/stories` and `cdn/stories/{slug}`. Long lists of links come as uuids. */
export const deliverySchema = z
  .object({
    story: vendorStorySchema.optional(),
    stories: z.array(vendorStorySchema).optional(),
    cv: z.number().optional(),
    links: z.array(relatedStorySchema).nullish(),
    link_uuids: z.array(z.string()).nullish(),
  })
  .refine(({story, stories}) => story || stories, {error: 'neither story nor stories'});

/** The same for stories that are only fetched to be inserted into others. */
export const relatedSchema = z.object({stories: z.array(relatedStorySchema)});

export type RelatedStory = z.infer<typeof relatedStorySchema>;

/** The response of `cdn/links`: stories and folders by their uuids. */
export const slugsSchema = z.object({links: z.record(z.string(), z.object({slug: z.string()}))});

/** The response of `cdn/spaces/me`; the vendor documents `version` as text but sends a number. */
export const spaceSchema = z.object({space: z.object({version: z.coerce.number()})});

export type StoryContent = z.infer<typeof vendorStorySchema>['content'];

/** A story, with linked stories inside its content (`link.story`). Shared: must not be mutated. */
export interface Story {
  id: number;
  name: string;
  /** Path without leading or trailing slash and without a language prefix: `beratung/rahmenhoehe`. */
  fullSlug: string;
  /** Editors' additional search terms. */
  tags: string[];
  /** ISO 8601. */
  publishedAt: string | null;
  content: StoryContent;
  /** Whether it is the story open in the visual editor, so that its page loads the bridge. */
  isPreview: boolean;
}

/** Stories as they are cached: a single one, or a page of a list. */
export interface StoriesResult {
  /** The version of the published content that it belongs to; unknown for a missing story and for drafts. */
  cv?: number | undefined;
  stories: Story[];
  /** Of all pages together. */
  total: number;
  perPage: number;
  /** Characters of the body. */
  size: number;
}

/** Converts a story of the delivery API. */
export function toStory(vendor: z.infer<typeof vendorStorySchema>, content: StoryContent): Story {
  return {
    id: vendor.id,
    name: vendor.name,
    fullSlug: plainSlug(vendor.default_full_slug ?? vendor.full_slug, vendor.lang),
    tags: vendor.tag_list,
    publishedAt: vendor.published_at ?? null,
    content,
    isPreview: false,
  };
}

/** Slugs of translated stories start with their language, those of folders' start pages end with a slash. */
function plainSlug(slug: string, lang: string): string {
  const prefix = `${lang}/`;
  const path = slug.startsWith(prefix) ? slug.slice(prefix.length) : slug;
  return trimSlashes(path);
}

/** Characters allowed in a story's slug; the vendor lets editors choose no others. */
export const SLUG = /^[\p{L}\p{N}/._~-]{1,500}$/u;

/** A path without slashes at its ends: a slug. */
export const trimSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '');
