import {isEmpty, isFields, type ContentFields, type ContentValue} from './content-values';

/** One condition of `filter_query[field][operation]=value`. */
interface Condition {
  field: string;
  operation: string;
  value: string;
}

/** Conditions that must all hold, and others of which one must. */
export interface FilterQuery {
  all: Condition[];
  any: Condition[];
}

const single = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/;
const either = /^filter_query\[__or\]\[\d*\]\[([^\]]+)\]\[([^\]]+)\]$/;

/** Parses the conditions of a query string. */
export function readFilterQuery(parameters: URLSearchParams): FilterQuery {
  const query: FilterQuery = {all: [], any: []};
  for (const [name, value] of parameters) {
    const [, anyField, anyOperation] = either.exec(name) ?? [];
    const [, field, operation] = single.exec(name) ?? [];
    if (anyField && anyOperation) query.any.push({field: anyField, operation: anyOperation, value});
    else if (field && operation) query.all.push({field, operation, value});
  }
  return query;
}

/** A field by its path, `body.0.component`. */
function fieldAt(content: ContentFields, path: string): ContentValue | undefined {
  let value: ContentValue | undefined = content;
  for (const step of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isFields(value)) value = value[step];
    else return undefined;
  }
  return value;
}

const asText = (value: ContentValue | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);
const asList = (value: ContentValue | undefined): string[] =>
  Array.isArray(value) ? value.map(asText) : [];

/** `*` matches anything; case-insensitive. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'is').test(text);
}

const states: Record<string, (value: ContentValue | undefined) => boolean> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
};

function compared(value: ContentValue | undefined, wanted: string, kind: string): number {
  if (isEmpty(value)) return NaN;
  const text = asText(value);
  return kind === 'date' ? Date.parse(text) - Date.parse(wanted) : Number(text) - Number(wanted);
}

function holds(content: ContentFields, {field, operation, value: wanted}: Condition): boolean {
  const value = fieldAt(content, field);
  const list = wanted.split(',');
  switch (operation) {
    case 'is':
      return states[wanted]?.(value) ?? false;
    case 'in':
      return list.includes(asText(value));
    case 'not_in':
      return !list.includes(asText(value));
    case 'like':
      return isLike(asText(value), wanted);
    case 'not_like':
      return !isLike(asText(value), wanted);
    case 'any_in_array':
      return list.some((one) => asList(value).includes(one));
    case 'all_in_array':
      return list.every((one) => asList(value).includes(one));
    default: {
      const [direction, kind = ''] = operation.split('_');
      const difference = compared(value, wanted, kind);
      return direction === 'gt' ? difference > 0 : direction === 'lt' && difference < 0;
    }
  }
}

/** Whether content meets the conditions. */
export const meets = (content: ContentFields, {all, any}: FilterQuery): boolean =>
  all.every((condition) => holds(content, condition)) &&
  (any.length === 0 || any.some((condition) => holds(content, condition)));
