import type {ContentFields} from './content-values';
import type {WrittenStory} from './story-schema';

/** The identifier of the story with that number. */
export const uuidOf = (number: number): string =>
  `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A story for tests: `content` gets a component, `page` by default. */
export function testStory(
  number: number,
  slug: string,
  content: ContentFields = {},
  more: Partial<WrittenStory> = {},
): WrittenStory {
  const root = {_uid: `root-${number}`, component: 'page', ...content};
  const own = slug.split('/').filter(Boolean).at(-1) ?? slug;
  const written = {name: own, id: number, uuid: uuidOf(number), slug: own, full_slug: slug};
  return {...written, content: root, ...more};
}

/** A link to the story with that number. */
export const linkTo = (number: number, slug: string): ContentFields => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuidOf(number),
  url: '',
  cached_url: slug,
});
