import {randomUUID} from 'node:crypto';
import {z} from 'zod';
import {isBlok, isFields, mapOwnFields, type ContentFields} from './content-values';
import {storySchema, type StoredStory} from './story-schema';

const fields = z.record(z.string(), z.json());

/** The edits that `POST /__stand-in/storyblok/stories/{slug}` accepts. */
export const storyChangeSchema = z.strictObject({
  /** New values of fields, by the `_uid` of their block. */
  bloks: z.record(z.string(), fields).optional(),
  /** New values of the root's fields; with a component it creates a missing story. */
  content: fields.optional(),
  /** Whether `content` replaces everything else. */
  whole: z.boolean().optional(),
  name: z.string().optional(),
  tags: z.array(z.string()).optional(),
  publish: z.boolean().optional(),
  unpublish: z.boolean().optional(),
  delete: z.boolean().optional(),
});

export type StoryChange = z.infer<typeof storyChangeSchema>;

/** Content of the draft: the published content with the differences applied. */
export const draftContent = ({content, draft_content: draft}: StoredStory): ContentFields => ({
  ...content,
  ...draft,
});

function newStory(slug: string, content: ContentFields, others: readonly StoredStory[]) {
  const id = 1 + Math.max(0, ...others.map((story) => story.id));
  const own = slug.replace(/\/$/, '').split('/').at(-1) ?? slug;
  const root = {_uid: randomUUID(), ...content};
  const place = {slug: own, full_slug: slug, is_startpage: slug.endsWith('/')};
  const written = {name: own, id, uuid: randomUUID(), ...place, content: root};
  const never = {published: false, published_at: null, first_published_at: null};
  return storySchema.parse({...written, ...never});
}

/** Applies a change; returns nothing for a deleted story. */
export function changedStory(
  slug: string,
  before: StoredStory | undefined,
  change: StoryChange,
  others: readonly StoredStory[],
): StoredStory | undefined {
  if (!before && !isFields(change.content)) throw new Error(`There is no story "${slug}"`);
  if (change.delete) return undefined;
  const story = before ?? newStory(slug, change.content ?? {}, others);
  const now = new Date().toISOString();
  const kept = change.whole ? {} : draftContent(story);
  const draft = mapOwnFields({...kept, ...change.content}, (own) =>
    isBlok(own) ? {...own, ...change.bloks?.[own._uid]} : own,
  );
  const {name = story.name, tags = story.tag_list} = change;
  const saved = {...story, name, tag_list: tags, updated_at: now};
  if (change.publish) {
    const first = story.first_published_at ?? now;
    const dates = {published_at: now, first_published_at: first};
    return {...saved, ...dates, content: draft, draft_content: undefined, published: true};
  }
  const published = change.unpublish ? false : story.published;
  return {...saved, draft_content: draft, published};
}
