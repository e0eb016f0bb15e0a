import {z} from 'zod';
import {isFields, type ContentValue} from './content-values';

const contentValue: z.ZodType<ContentValue> = z.json();
const contentFields = z.record(z.string(), contentValue);
const moment = z.iso.datetime();
const madeAt = '2026-03-02T08:00:00.000Z';

/** Every block needs a name and an identifier; reports where one of them is missing. */
function checkBloks(
  value: ContentValue | undefined,
  path: (string | number)[],
  complain: (path: (string | number)[], message: string) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((entry, at) => checkBloks(entry, [...path, at], complain));
    return;
  }
  if (!isFields(value)) return;
  const {component, _uid: uid} = value;
  if (component !== undefined || uid !== undefined) {
    if (typeof component !== 'string' || component === '') {
      complain([...path, 'component'], 'a block needs the name of its component');
    }
    if (typeof uid !== 'string' || uid === '') {
      complain([...path, '_uid'], 'a block needs an identifier of its own');
    }
  }
  for (const [field, own] of Object.entries(value)) checkBloks(own, [...path, field], complain);
}

const checkedFields = contentFields.superRefine((content, context) => {
  checkBloks(content, [], (path, message) =>
    context.addIssue({code: 'custom', path, message, input: content}),
  );
});

const contentSchema = checkedFields.refine(
  ({component, _uid}) => typeof component === 'string' && typeof _uid === 'string',
  {message: 'needs "component" and "_uid"'},
);

/** A story as Storyblok exports it; `draft_content` is a custom addition: fields that differ in the draft. */
export const storySchema = z.strictObject({
  name: z.string().min(1),
  id: z.int().positive(),
  uuid: z.uuid(),
  slug: z.string().min(1),
  full_slug: z.string().regex(/^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/?$/),
  content: contentSchema,
  draft_content: checkedFields.optional(),
  /** A story that was never published exists as a draft only. */
  published: z.boolean().default(true),
  created_at: moment.default(madeAt),
  updated_at: moment.default(madeAt),
  published_at: moment.nullable().default(madeAt),
  first_published_at: moment.nullable().default(madeAt),
  sort_by_date: z.string().nullable().default(null),
  position: z.number().default(0),
  tag_list: z.array(z.string()).default([]),
  is_startpage: z.boolean().default(false),
  parent_id: z.int().nullable().default(0),
  meta_data: contentFields.nullable().default(null),
  group_id: z.string().default(''),
  release_id: z.int().nullable().default(null),
  lang: z.literal('default').default('default'),
  path: z.string().nullable().default(null),
  alternates: z.array(contentFields).default([]),
  default_full_slug: z.string().nullable().default(null),
  translated_slugs: z.array(contentFields).nullable().default(null),
});

export type StoredStory = z.infer<typeof storySchema>;

/** An exported story before defaults are applied. */
export type WrittenStory = z.input<typeof storySchema>;

const fileSchema = z.object({story: storySchema});

/**
 * Parses one exported story.
 *
 * @param source its name in errors, for example its file
 * @throws an error that names the source and every invalid field
 */
export function readStory(source: string, exported: unknown): StoredStory {
  const result = fileSchema.safeParse(exported);
  if (result.success) return result.data.story;
  const complaints = result.error.issues.map(
    ({path, message}) => `  ${path.join('.') || 'file'}: ${message}`,
  );
  throw new Error(`${source} is not a story:\n${complaints.join('\n')}`);
}
