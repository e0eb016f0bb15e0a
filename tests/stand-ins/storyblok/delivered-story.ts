import {isFields, mapFields, type ContentFields, type ContentValue} from './content-values';
import {withEditableComments} from './editable-comments';
import {translated} from './languages';
import type {Version} from './space';
import {draftContent} from './story-change';
import type {StoredStory} from './story-schema';

/** The parameters of a request for stories. */
export interface Wanted {
  version: Version;
  language: string;
  /** Origin of the pictures; null leaves them at Storyblok's own host. */
  assetOrigin: string | null;
}

/** A story as the delivery API sends it. */
type DeliveredStory = Omit<StoredStory, 'draft_content' | 'published' | 'lang'> & {
  lang: string;
};

/** The slug in responses for another language: prefixed with its code when slugs are not translated. */
export const slugIn = (slug: string, language: string): string =>
  language === 'default' ? slug : `${language}/${slug}`;

const assetHost = /^https:\/\/a(-[a-z]+)?\.storyblok\.com(?=\/f\/)/;

function withAssetsFrom(origin: string, value: ContentValue): ContentValue {
  if (typeof value === 'string') return value.replace(assetHost, origin);
  if (Array.isArray(value)) return value.map((entry) => withAssetsFrom(origin, entry));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [field, withAssetsFrom(origin, own)]),
  );
}

/** Links to stories contain the slug of the language, with a leading slash. */
const withSlugsIn = (content: ContentValue, language: string): ContentValue =>
  mapFields(content, (fields) =>
    fields.fieldtype === 'multilink' &&
    fields.linktype === 'story' &&
    typeof fields.cached_url === 'string'
      ? {...fields, cached_url: `/${slugIn(fields.cached_url, language)}`}
      : fields,
  );

/** Content of a story in a version and a language. */
export function deliveredContent(story: StoredStory, wanted: Wanted): ContentFields {
  const {version, language, assetOrigin} = wanted;
  const own = version === 'draft' ? draftContent(story) : story.content;
  let content: ContentValue = translated(own, language);
  if (language !== 'default') content = withSlugsIn(content, language);
  if (assetOrigin) content = withAssetsFrom(assetOrigin, content);
  const fields = isFields(content) ? content : {};
  return version === 'draft' ? withEditableComments(fields, story.id) : fields;
}

/** A story in a version and a language. */
export function deliveredStory(stored: StoredStory, wanted: Wanted): DeliveredStory {
  // Fields that the real API does not have.
  const {draft_content: _, published, ...story} = stored;
  return {
    ...story,
    content: deliveredContent(stored, wanted),
    full_slug: slugIn(story.full_slug, wanted.language),
    published_at: published ? story.published_at : null,
    first_published_at: published ? story.first_published_at : null,
    lang: wanted.language,
  };
}
