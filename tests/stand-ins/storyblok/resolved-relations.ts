import {fieldsIn, type ContentFields, type ContentValue} from './content-values';
import {deliveredContent, deliveredStory, type Wanted} from './delivered-story';
import type {Space} from './space';
import type {StoredStory} from './story-schema';

/** Above this limit the response only lists the identifiers. */
const mostStories = 50;

export interface RelationAnswer {
  rels: object[];
  rel_uuids?: string[];
}

const texts = (value: ContentValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** Identifiers in the fields `component.field` of all blocks. */
function relatedStories(content: ContentFields, relations: readonly string[]): string[] {
  return [...fieldsIn(content)].flatMap((fields) =>
    relations.flatMap((relation) => {
      const [component, field] = relation.split('.');
      return field && fields.component === component ? texts(fields[field]) : [];
    }),
  );
}

/**
 * The stories that `stories` refer to, for `resolve_relations`; clients insert them into the fields.
 *
 * @param relations `component.field`
 * @param options.level 2 also resolves the relations of the found stories
 */
export function resolveRelations(
  space: Space,
  stories: readonly StoredStory[],
  relations: readonly string[],
  {wanted, level}: {wanted: Wanted; level: number},
): RelationAnswer {
  const relatedTo = (sources: readonly StoredStory[]) => {
    const uuids = sources.flatMap((story) =>
      relatedStories(deliveredContent(story, wanted), relations),
    );
    return [...new Set(uuids)].flatMap((uuid) => space.find(uuid, wanted.version) ?? []);
  };
  const first = relatedTo(stories);
  if (first.length > mostStories) return {rels: [], rel_uuids: first.map((story) => story.uuid)};
  const found = level === 2 ? [...new Set([...first, ...relatedTo(first)])] : first;
  return {rels: found.map((story) => deliveredStory(story, wanted))};
}
