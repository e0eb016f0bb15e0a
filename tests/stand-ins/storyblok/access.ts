import {createHash} from 'node:crypto';

/** The fake space and its tokens; all invented. */
export const spaceId = 288000;
export const publicToken = 'PublicTokenOfTheDemoAtt';
export const previewToken = 'PreviewTokenOfTheDemoBtt';

/** What `token` may read; null when it is unknown or missing. */
export function accessOf(token: string | null): 'published' | 'draft' | null {
  if (token === previewToken) return 'draft';
  return token === publicToken ? 'published' : null;
}

/** Further parameters of the visual editor. */
interface EditorQueryOptions {
  /** Storyblok's language code; `default` is German. */
  language?: string;
  /** Content type of the story. */
  component?: string;
}

/**
 * The query with which the visual editor opens a page, without a leading question mark.
 *
 * @param storyId number of the story
 * @param now milliseconds since 1970; the signed timestamp is in seconds
 * @see https://www.storyblok.com/faq/how-to-verify-the-preview-query-parameters-of-the-visual-editor
 */
export function editorQuery(
  storyId: number,
  now: number = Date.now(),
  options: EditorQueryOptions = {},
): string {
  const {language = 'default', component = 'page'} = options;
  const timestamp = Math.floor(now / 1000);
  const signed = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: String(storyId),
    _storyblok_c: component,
    _storyblok_version: '',
    _storyblok_lang: language,
    _storyblok_release: '0',
    _storyblok_rl: String(now),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': signed,
  }).toString();
}
