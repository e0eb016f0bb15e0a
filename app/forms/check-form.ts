import {parseWithZod} from '@conform-to/zod/v4';
import {config, type z} from 'zod';
import type {Messages} from '~/i18n/flatten';

// The content security policy forbids the code that zod would write for speed, and reports that it was tried.
config({jitless: true});

type Checked<Value> =
  | {success: true; value: Value}
  | {success: false; fields: Record<string, string>};

/** Spec §3 has names with a dot, `shipping.method`; no form of ours has brackets or leading underscores. */
const OUR_NAME = /^[a-z]\w*(\.[a-z]\w*)*$/i;
/** More values of one name than any form has. */
const MOST_VALUES = 50;

/**
 * The values of a form by its schema, whose messages are keys (spec §5); else the first text for each wrong field
 * in the form's order, out of `messages`. Fields that no form of ours has are passed over.
 */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  messages: Messages,
): Checked<z.output<Schema>> {
  const submission = parseWithZod(ourFields(form), {schema});
  if (submission.status === 'success') return {success: true, value: submission.value};
  const fields = Object.entries(submission.error ?? {}).flatMap(([field, keys]) => {
    const [first] = keys ?? [];
    return first ? [[field, textOf(first, messages)] as const] : [];
  });
  return {success: false, fields: Object.fromEntries(inFormOrder(fields, form))};
}

/** Rules about several fields come last in a schema, but not on the page; what was not sent keeps its place behind. */
function inFormOrder<Found>(found: (readonly [string, Found])[], form: FormData) {
  const names = [...form.keys()];
  const place = ([name]: readonly [string, Found]) => names.indexOf(name) + 1 || Infinity;
  return [...found].sort((one, other) => compare(place(one), place(other)));
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** conform takes commands of its own from fields such as `__intent__`, and adds up values one by one. */
function ourFields(form: FormData): FormData {
  const fields = new FormData();
  const counts = new Map<string, number>();
  for (const [name, value] of form) {
    const count = counts.get(name) ?? 0;
    if (count >= MOST_VALUES || !OUR_NAME.test(name)) continue;
    counts.set(name, count + 1);
    fields.append(name, value);
  }
  return fields;
}

/** The text of a key; what zod itself says to who sends what no form of ours sends has none. */
function textOf(message: string, messages: Messages): string {
  const known = Object.hasOwn(messages, message) ? messages[message] : undefined;
  return known ?? messages['validations.invalid'] ?? message;
}
