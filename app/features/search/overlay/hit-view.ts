import {writeMark} from '../../search-events/search-mark';
import {splitHighlight, type TextPart} from './highlight';

export interface CategoryHit {
  handle: string;
  title: TextPart[];
  /** Products in stock; `null` when the index does not say. */
  count: number | null;
}

export interface ProductHit {
  /** Number of the product; '' where the index has another key. */
  id: string;
  handle: string;
  title: TextPart[];
  vendor: string;
  /** Address of the picture without size, `null` without one. */
  picture: string | null;
  /** The mark for events that goes with its link; `null` without consent. */
  found: string | null;
}

/** A collection's record as the overlay lists it; `null` for one that nobody could open. */
export function toCategoryHit(record: unknown): CategoryHit | null {
  const handle = textOf(record, 'handle');
  if (!handle) return null;
  const count = fieldOf(record, 'products_count');
  return {
    handle,
    title: titleOf(record) ?? [{text: handle, marked: false}],
    count: typeof count === 'number' && Number.isFinite(count) ? count : null,
  };
}

/**
 * A product's record as the overlay lists it; `null` for one that nobody could open. `queryId` is Algolia's
 * mark of the answer, `position` counts from 1.
 */
export function toProductHit(
  record: unknown,
  queryId: string | null,
  position: number,
): ProductHit | null {
  const handle = textOf(record, 'handle');
  if (!handle) return null;
  const picture = textOf(record, 'product_image');
  return {
    id: /^\d*$/.exec(textOf(record, 'objectID'))?.[0] ?? '',
    handle,
    title: titleOf(record) ?? [{text: handle, marked: false}],
    vendor: textOf(record, 'vendor'),
    picture: /^https?:\/\//.test(picture) ? picture : null,
    found: queryId && writeMark({queryId, order: 'relevance', position}),
  };
}

function titleOf(record: unknown): TextPart[] | null {
  const highlighted = fieldOf(fieldOf(record, '_highlightResult'), 'title');
  const parts = splitHighlight(textOf(highlighted, 'value') || textOf(record, 'title'));
  return parts.some(({text}) => text.trim()) ? parts : null;
}

function textOf(record: unknown, name: string): string {
  const value = fieldOf(record, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.getOwnPropertyDescriptor(record, name)?.value;
}
