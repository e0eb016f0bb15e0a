import type {RelatedStory, StoryContent} from './story-schema';

/** Levels of objects and lists that a content may have; editors reach some twenty. */
const MAX_DEPTH = 100;

/** Stories that links name, by their uuid. */
export type LinkedStories = ReadonlyMap<string, RelatedStory>;

const none: LinkedStories = new Map();

interface Resolved {
  content: StoryContent;
  /** Something was nested too deep and is left out. */
  isCut: boolean;
}

/**
 * A copy of a content in which links to stories carry `story`, as the vendor's client does it. What is nested deeper than 100 levels becomes `null`, so that no story can
 * exhaust the stack of whoever reads it.
 */
export function resolveReferences(content: StoryContent, links: LinkedStories): Resolved {
  let isCut = false;

  function walk(value: unknown, known: LinkedStories, depth: number): unknown {
    if (!isRecord(value) && !Array.isArray(value)) return value;
    if (depth > MAX_DEPTH) {
      isCut = true;
      return null;
    }
    if (Array.isArray(value)) return value.map((entry) => walk(entry, known, depth + 1));
    return fieldsOf(value, known, depth);
  }

  function fieldsOf(value: Record<string, unknown>, known: LinkedStories, depth: number) {
    const fields = Object.entries(value).map(
      ([name, field]) => [name, walk(field, known, depth + 1)] as const,
    );
    const linked = linkedStory(value, known);
    // Stories that were put in bring no links of their own.
    if (linked) fields.push(['story', walk(linked, none, depth + 1)]);
    return Object.fromEntries(fields);
  }

  const {component, _uid} = content;
  return {content: {...fieldsOf(content, links, 1), component, _uid}, isCut};
}

/** Link fields name the story by `id`, links in rich text by `uuid`. */
function linkedStory(
  value: Record<string, unknown>,
  links: LinkedStories,
): RelatedStory | undefined {
  if (value.linktype !== 'story') return undefined;
  const uuid = value.fieldtype === 'multilink' ? value.id : value.uuid;
  return typeof uuid === 'string' ? links.get(uuid) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
