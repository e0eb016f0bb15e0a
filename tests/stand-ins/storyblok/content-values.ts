/** The values of a story's content. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | ContentValue[]
  | {[field: string]: ContentValue};
export interface ContentFields {
  [field: string]: ContentValue;
}

/** A block: fields and nested blocks, composed by editors. */
interface Blok extends ContentFields {
  _uid: string;
  component: string;
}

/** Whether a value has fields. */
export const isFields = (value: ContentValue | undefined): value is ContentFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether fields are those of a block. */
export const isBlok = (value: ContentValue | undefined): value is Blok =>
  isFields(value) && typeof value.component === 'string' && typeof value._uid === 'string';

/** A field as text, '' when it is none. */
export const textOf = (value: ContentValue | undefined): string =>
  typeof value === 'string' ? value : '';

/** Whether an editor left a field empty, so that another language is the fallback. */
export const isEmpty = (value: ContentValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** All objects with fields in a value, starting with itself. */
export function* fieldsIn(value: ContentValue | undefined): Generator<ContentFields> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* fieldsIn(entry);
  } else if (isFields(value)) {
    yield value;
    for (const field of Object.values(value)) yield* fieldsIn(field);
  }
}

/** A copy in which `change` was applied to all objects with fields, outermost first. */
export function mapFields(
  value: ContentValue,
  change: (fields: ContentFields) => ContentFields,
): ContentValue {
  if (Array.isArray(value)) return value.map((entry) => mapFields(entry, change));
  return isFields(value) ? mapOwnFields(value, change) : value;
}

/** The same for a value that is known to have fields. */
export function mapOwnFields(
  fields: ContentFields,
  change: (fields: ContentFields) => ContentFields,
): ContentFields {
  return Object.fromEntries(
    Object.entries(change(fields)).map(([name, value]) => [name, mapFields(value, change)]),
  );
}
