import {languageNames, languages} from '../../../app/i18n/languages';
import {spaceId} from './access';
import {
  isEmpty,
  mapOwnFields,
  isBlok,
  isFields,
  mapFields,
  type ContentFields,
  type ContentValue,
} from './content-values';
import type {Version} from './space';
import {draftContent} from './story-change';
import type {StoredStory} from './story-schema';

/**
 * Languages of the space, as the shop needs it set up. Field-level translation: the default language is German, the
 * translation of `field` is `field__i18n__en`, and German is the fallback.
 */
export const languageCodes: readonly string[] = languageNames.flatMap(
  (name) => languages[name].storyblok ?? [],
);

const mark = '__i18n__';

/** The code of a language that the space has, or `default`. */
export const languageOf = (asked: string | null): string =>
  languageCodes.find((code) => code === asked) ?? 'default';

/** Field names cannot contain hyphens, so `pt-br` becomes `pt_br`. */
const translatedFieldName = (field: string, language: string): string =>
  `${field}${mark}${language.replaceAll('-', '_')}`;

/** Content in a language, without the `__i18n__` fields. Empty translations fall back to the default language. */
function translated(content: ContentFields, language: string): ContentFields {
  return mapOwnFields(content, (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => !field.includes(mark))
        .map(([field, own]) => {
          const other = language === 'default' ? '' : fields[translatedFieldName(field, language)];
          return [field, isEmpty(other) ? own : (other ?? own)];
        }),
    ),
  );
}

/** The comment by which the visual editor identifies a block. */
const editableComment = (name: string, uid: string, storyId: number): string =>
  `<!--#storyblok#{"name": "${name}", "space": "${spaceId}", "uid": "${uid}", "id": "${storyId}"}-->`;

/** Content with a comment in every block, as in drafts. */
const withEditableComments = (content: ContentFields, storyId: number): ContentFields =>
  mapOwnFields(content, (fields) =>
    isBlok(fields)
      ? {...fields, _editable: editableComment(fields.component, fields._uid, storyId)}
      : fields,
  );

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
