import type {ContentValue} from './content-values';
import type {StoredStory} from './story-schema';

type Sortable = string | number | boolean;

const sortable = (value: ContentValue | undefined): Sortable | null =>
  typeof value === 'object' || value === undefined || value === '' ? null : value;

function valueOf(story: StoredStory, field: string): Sortable | null {
  if (field.startsWith('content.')) return sortable(story.content[field.slice('content.'.length)]);
  switch (field) {
    case 'name':
    case 'slug':
    case 'full_slug':
    case 'created_at':
    case 'updated_at':
    case 'published_at':
    case 'first_published_at':
    case 'sort_by_date':
    case 'position':
    case 'id':
      return sortable(story[field]);
    default:
      return null;
  }
}

function compare(a: Sortable, b: Sortable, kind: string | undefined): number {
  if (kind === 'int' || kind === 'float') return Number(a) - Number(b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Sorts stories; those without a value come last.
 *
 * @param sortBy `name:asc`, `content.price:desc:float`; by default the order of the folder
 */
export function sortStories(stories: readonly StoredStory[], sortBy: string | null): StoredStory[] {
  const [field = '', direction, kind] = (sortBy ?? 'position:desc').split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return [...stories].sort((a, b) => {
    const [left, right] = [valueOf(a, field), valueOf(b, field)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || a.id - b.id;
    }
    return sign * compare(left, right, kind) || a.id - b.id;
  });
}
