import {fieldsIn, textOf, type ContentFields} from './content-values';
import {deliveredContent, deliveredStory, slugIn, type Wanted} from './delivered-story';
import type {Space} from './space';
import type {StoredStory} from './story-schema';

export const linkModes = ['url', 'link', 'story', '0', '1'] as const;
export type LinkMode = (typeof linkModes)[number];

/** Above this limit the response only lists the identifiers; 500 if only URLs are requested. */
const mostStories = 50;
const mostAddresses = 500;

export interface LinkAnswer {
  links: object[];
  link_uuids?: string[];
}

/** Identifier of the story that a link field or rich text link refers to. */
function target(fields: ContentFields): string {
  if (fields.linktype !== 'story') return '';
  return fields.fieldtype === 'multilink' ? textOf(fields.id) : textOf(fields.uuid);
}

/** Identifiers of the stories that content links to. */
export const linkedStories = (content: ContentFields): string[] => [
  ...new Set([...fieldsIn(content)].map(target).filter(Boolean)),
];

/** The fields of a story in the links endpoint and `resolve_links=link`. */
export const linkOf = (story: StoredStory) => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  path: story.path,
  parent_id: story.parent_id,
  name: story.name,
  is_folder: false,
  published: story.published,
  is_startpage: story.is_startpage,
  position: story.position,
  real_path: story.path === null ? `/${story.full_slug}` : `/${story.path.replace(/^\//, '')}`,
});

function answerFor(story: StoredStory, mode: LinkMode, wanted: Wanted): object {
  if (mode === 'story' || mode === '1') return deliveredStory(story, wanted);
  if (mode === 'link')
    return {...linkOf(story), full_slug: slugIn(story.full_slug, wanted.language)};
  const slug = slugIn(story.full_slug, wanted.language);
  const {id, uuid, name, slug: own} = story;
  return {name, id, uuid, slug: own, url: slug, full_slug: slug};
}

/** The stories that `stories` link to, for `resolve_links`; clients insert them into the fields. */
export function resolveLinks(
  space: Space,
  stories: readonly StoredStory[],
  mode: LinkMode,
  {wanted, level}: {wanted: Wanted; level: number},
): LinkAnswer {
  if (mode === '0') return {links: []};
  const targetsOf = (sources: readonly StoredStory[]) => {
    const uuids = sources.flatMap((story) => linkedStories(deliveredContent(story, wanted)));
    return [...new Set(uuids)].flatMap((uuid) => space.find(uuid, wanted.version) ?? []);
  };
  const first = targetsOf(stories);
  const found = level === 2 ? [...new Set([...first, ...targetsOf(first)])] : first;
  const most = mode === 'url' || mode === 'link' ? mostAddresses : mostStories;
  if (found.length > most) return {links: [], link_uuids: found.map((story) => story.uuid)};
  return {links: found.map((story) => answerFor(story, mode, wanted))};
}
