import {fieldsIn, textOf, type ContentFields} from './content-values';
import {deliveredContent, slugIn, type Wanted} from './delivered-story';
import type {Space} from './space';
import type {StoredStory} from './story-schema';

/** Above this limit the response only lists the identifiers. */
const mostAddresses = 500;

/** Identifier of the story that a link field or rich text link refers to. */
function target(fields: ContentFields): string {
  if (fields.linktype !== 'story') return '';
  return fields.fieldtype === 'multilink' ? textOf(fields.id) : textOf(fields.uuid);
}

/** Identifiers of the stories that content links to. */
export const linkedStories = (content: ContentFields): string[] => [
  ...new Set([...fieldsIn(content)].map(target).filter(Boolean)),
];

/** The stories that `stories` link to, for `resolve_links=url`; clients insert them into the fields. */
export function resolveLinks(space: Space, stories: readonly StoredStory[], wanted: Wanted) {
  const uuids = stories.flatMap((story) => linkedStories(deliveredContent(story, wanted)));
  const found = [...new Set(uuids)].flatMap((uuid) => space.find(uuid, wanted.version) ?? []);
  if (found.length > mostAddresses) return {links: [], link_uuids: found.map(({uuid}) => uuid)};
  const links = found.map(({name, id, uuid, slug, full_slug: path}) => {
    const address = slugIn(path, wanted.language);
    return {name, id, uuid, slug, url: address, full_slug: address};
  });
  return {links};
}
