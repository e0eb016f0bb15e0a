import type {RelatedStory, StoryContent} from './story-schema';

/** Levels of objects and lists that a content may have; editors reach some twenty. */
const MAX_DEPTH = 100;

export interface References {
  links: ReadonlyMap<string, RelatedStory>;
  relations: ReadonlyMap<string, RelatedStory>;
  /** `component.field` of the fields that hold uuids of relations. */
  fields: ReadonlySet<string>;
}

const none: References = {links: new Map(), relations: new Map(), fields: new Set()};

interface Resolved {
  content: StoryContent;
  /** Something was nested too deep and is left out. */
  isCut: boolean;
}

/**
 * A copy of a content in which links to stories carry `story` and relations are stories instead of uuids, as
 * the vendor's client does it. What is nested deeper than 100 levels becomes `null`, so that no story can
 * exhaust the stack of whoever reads it.
 */
export function resolveReferences(content: StoryContent, references: References): Resolved {
  let isCut = false;

  function walk(value: unknown, known: References, depth: number): unknown {
    if (!isRecord(value) && !Array.isArray(value)) return value;
    if (depth > MAX_DEPTH) {
      isCut = true;
      return null;
    }
    if (Array.isArray(value)) return value.map((entry) => walk(entry, known, depth + 1));
    return fieldsOf(value, known, depth);
  }

  function fieldsOf(value: Record<string, unknown>, known: References, depth: number) {
    const {component} = value;
    const fields = Object.entries(value).map(([name, field]) => {
      const isRelation = typeof component === 'string' && known.fields.has(`${component}.${name}`);
      const filled = isRelation ? withRelations(field, known) : field;
      // Stories that were put in bring no references of their own.
      return [name, walk(filled, isRelation ? none : known, depth + 1)] as const;
    });
    const linked = linkedStory(value, known);
    if (linked) fields.push(['story', walk(linked, none, depth + 1)]);
    return Object.fromEntries(fields);
  }

  const {component, _uid} = content;
  return {content: {...fieldsOf(content, references, 1), component, _uid}, isCut};
}

function withRelations(field: unknown, {relations}: References): unknown {
  const story = (uuid: unknown) =>
    typeof uuid === 'string' ? (relations.get(uuid) ?? uuid) : uuid;
  return Array.isArray(field) ? field.map(story) : story(field);
}

/** Link fields name the story by `id`, links in rich text by `uuid`. */
function linkedStory(
  value: Record<string, unknown>,
  {links}: References,
): RelatedStory | undefined {
  if (value.linktype !== 'story') return undefined;
  const uuid = value.fieldtype === 'multilink' ? value.id : value.uuid;
  return typeof uuid === 'string' ? links.get(uuid) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
