import {parseWithZod} from '@conform-to/zod/v4';
import {config, type z} from 'zod';
import type {Messages} from '~/i18n/messages';

// The CSP forbids the code that zod would generate for speed, and reports the attempt.
config({jitless: true});

type Parsed<Value> =
  | {success: true; value: Value}
  /** Messages of the schema by field name. */
  | {success: false; errors: Record<string, string[] | null>};

type Checked<Value> =
  | {success: true; value: Value}
  | {success: false; fields: Record<string, string>};

/** Parses a form with a schema, which sees the fields that it names and no others. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Parsed<z.output<Schema>> {
  const submission = parseWithZod(namedFields(form, schema), {schema});
  return submission.status === 'success'
    ? {success: true, value: submission.value}
    : {success: false, errors: submission.error ?? {}};
}

/**
 * Parses a form with a schema whose messages are keys; on failure returns the first message for each invalid field in
 * form order, translated with `messages`.
 */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  messages: Messages,
): Checked<z.output<Schema>> {
  const parsed = parseForm(form, schema);
  if (parsed.success) return parsed;
  const fields = Object.entries(parsed.errors).flatMap(([field, keys]) => {
    const [first] = keys ?? [];
    return first ? [[field, textOf(first, messages)] as const] : [];
  });
  return {success: false, fields: Object.fromEntries(inFormOrder(fields, form, namesIn(schema)))};
}

/**
 * Cross-field rules come last in a schema, but not on the page. A field that was not submitted, such as radio buttons
 * without a selection, is placed after the field before it in the schema.
 */
function inFormOrder<Found>(
  fieldErrors: (readonly [string, Found])[],
  form: FormData,
  schemaNames: string[],
) {
  const submittedNames = [...form.keys()];
  const positionOf = (name: string) => {
    if (submittedNames.includes(name)) return submittedNames.indexOf(name);
    const precedingNames = schemaNames.slice(0, schemaNames.indexOf(name)).reverse();
    return (
      submittedNames.indexOf(
        precedingNames.find((candidate) => submittedNames.includes(candidate)) ?? '',
      ) + 0.5
    );
  };
  return [...fieldErrors].sort(([nameA], [nameB]) => positionOf(nameA) - positionOf(nameB));
}

/** conform executes commands from fields such as `__intent__`, and nests names with brackets and dots. */
function namedFields(form: FormData, schema: z.ZodType): FormData {
  const names = new Set(namesIn(schema));
  const fields = new FormData();
  for (const [name, value] of form) if (names.has(name)) fields.append(name, value);
  return fields;
}

/** The field names of an object, of the object behind a transform, or of all options of a union. */
function namesIn(schema: z.core.$ZodType): string[] {
  const {def} = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape);
    case 'pipe':
      // A preprocessed schema has its fields on the output side.
      return namesIn(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'union':
      return def.options.flatMap(namesIn);
    default:
      throw new Error(`A form cannot be read by a schema of type '${def.type}'`);
  }
}

/** The text of a message key; zod's own messages, which only hand-made requests trigger, have no key. */
function textOf(message: string, messages: Messages): string {
  const [key = '', query] = message.split('?');
  const template = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (template === undefined) return messages['validations.invalid'] ?? message;
  const values = new URLSearchParams(query);
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '');
}
