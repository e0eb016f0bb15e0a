import type {z} from 'zod';
import type {Messages} from '~/i18n/flatten';
import type {Language} from '~/i18n/languages';
import {messagesOf} from '~/i18n/messages.server';
import {pageMessages} from '~/i18n/page-messages.server';
import {checkForm} from './check-form';
import type {FormAnswer} from './form-answer';
import {LONGEST_TYPED} from './limits';

/** More fields than any form has. */
const MOST_KEPT = 60;

/** What live re-validation may say. */
const spoken: Record<Language, Messages> = {
  de: pageMessages('de', 'validations', 'shopify.errors'),
  en: pageMessages('en', 'validations', 'shopify.errors'),
};

/** More than the largest form has: 500 lines of a cart with three fields each, and some of its own. */
const MOST_FIELDS = 1600;

/**
 * The fields of a posted form. Ends with 400 when the body is none or has more fields than any form of the shop: no
 * page of ours sends such a body.
 */
export async function readFields(request: Request): Promise<FormData> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
  if (!form || [...form.keys()].length > MOST_FIELDS) throw new Response(null, {status: 400});
  return form;
}

type Read<Value> = {success: true; value: Value} | {success: false; answer: FormAnswer};

/**
 * A posted form by its schema, whose messages are keys: its values, else the answer that brings the
 * visitor back to the form with everything typed and a message at each wrong field.
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language,
): Read<z.output<Schema>> {
  const checked = checkForm(form, schema, messagesOf[language]);
  if (checked.success) return checked;
  const answer = refusedForm(form, {fields: checked.fields}, language);
  return {success: false, answer: {...answer, bySchema: true}};
}

/** The answer to a form that was refused for other reasons than its schema; texts are ready to read. */
export function refusedForm(
  form: FormData,
  {alerts = [], fields = {}}: Partial<Pick<FormAnswer, 'alerts' | 'fields'>>,
  language: Language,
): FormAnswer {
  return {alerts, fields, values: typedValues(form), messages: spoken[language]};
}

function typedValues(form: FormData): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || /password/i.test(name) || values.has(name)) continue;
    if (values.size < MOST_KEPT) values.set(name, asTyped(value).slice(0, LONGEST_TYPED));
  }
  return Object.fromEntries(values);
}

/** Browsers send a line break as two signs. */
const asTyped = (value: string) => value.replace(/\r\n?/g, '\n');
