import {z} from 'zod';

const text = z.string().nullish();

/** A story as the delivery API sends it; its content is read by whoever shows it. */
const vendorStory = z.object({
  id: z.number(),
  name: z.string(),
  full_slug: z.string(),
  default_full_slug: text,
  lang: z.string().default('default'),
  published_at: text,
  tag_list: z.array(z.string()).catch([]),
  content: z.looseObject({component: z.string(), _uid: z.string().default('')}),
});

const related = z.looseObject({uuid: z.string()});

/** What `cdn/stories` and `cdn/stories/{slug}` answer. Long lists of links come as uuids. */
export const deliverySchema = z
  .object({
    story: vendorStory.optional(),
    stories: z.array(vendorStory).optional(),
    cv: z.number().optional(),
    links: z.array(related).nullish(),
    link_uuids: z.array(z.string()).nullish(),
  })
  .refine(({story, stories}) => story || stories, {error: 'neither story nor stories'});

/** The same for stories that are only asked for to be put into others. */
export const relatedSchema = z.object({stories: z.array(related)});

export type RelatedStory = z.infer<typeof related>;

/** What `cdn/spaces/me` answers; the vendor documents `version` as text and sends a number. */
export const spaceSchema = z.object({space: z.object({version: z.coerce.number()})});

export type StoryContent = z.infer<typeof vendorStory>['content'];

/** A story. Linked stories stand in its content (`link.story`). Shared: nobody may change it. */
export interface Story {
  id: number;
  name: string;
  /** Path without slashes at its ends and without a language before it: `beratung/rahmenhoehe`. */
  fullSlug: string;
  /** Words that editors want it found by. */
  tags: string[];
  /** ISO 8601. */
  publishedAt: string | null;
  content: StoryContent;
  /** This is the story that the visual editor shows right now, so its page loads the bridge. */
  isPreview: boolean;
}

/** Stories as they are cached: a single one, or a page of a list. */
export interface Answer {
  /** The version of the published content that it belongs to; of a missing story and of drafts not known. */
  cv?: number | undefined;
  stories: Story[];
  /** Of all pages together. */
  total: number;
  perPage: number;
  /** Characters of the body. */
  size: number;
}

/** A story of the delivery API as the shop uses it. */
export function toStory(vendor: z.infer<typeof vendorStory>, content: StoryContent): Story {
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

/** Translated stories carry their language in front, start pages of folders a slash at the end. */
function plainSlug(slug: string, lang: string): string {
  const prefix = `${lang}/`;
  const path = slug.startsWith(prefix) ? slug.slice(prefix.length) : slug;
  return path.replace(/^\/+|\/+$/g, '');
}
