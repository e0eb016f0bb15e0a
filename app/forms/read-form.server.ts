import {data} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {perLanguage, type Language} from '~/i18n/languages';
import {messagesOf, pageMessages} from '~/i18n/messages.server';
import {checkForm} from './check-form';
import {normalizeLineBreaks} from './field-schemas';
import type {FormAnswer} from './submission';
import {MAX_TEXTAREA_LENGTH} from './fields';

/** More fields than any form returned to its visitor has: a return of 100 lines has two for each. */
const MAX_RETURNED_VALUES = 250;

/** Messages for live revalidation. */
const validationMessages = perLanguage((language) =>
  pageMessages(language, 'validations', 'shopify.errors'),
);

/** More than the largest form has: 500 cart lines with three fields each, plus a few others. */
const MAX_FIELDS = 1600;

/**
 * Reads the fields of a posted form. Throws a 400 response if the body is not a form or has more fields than any form
 * of the shop, which only hand-made requests have.
 */
export async function readFields(request: Request): Promise<FormData> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
  if (!form || [...form.keys()].length > MAX_FIELDS) throw new Response(null, {status: 400});
  return form;
}

/** A rejected form to show again, and the status of the page that shows it. */
export interface RefusedForm<Answer extends FormAnswer = FormAnswer> {
  status: number;
  answer: Answer;
}

type Read<Value> = {refused: RefusedForm} | {refused: null; value: Value};

/**
 * Parses every form except the cart's (`cart-form.server.ts`) with a schema whose messages are keys. On failure returns
 * the form for status 400, with everything typed and a message for each invalid field.
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language,
): Read<z.output<Schema>> {
  const checked = checkForm(form, schema, messagesOf[language]);
  if (checked.success) return {refused: null, value: checked.value};
  const {status, answer} = refuseForm(form, {fields: checked.fields}, language);
  return {refused: {status, answer: {...answer, bySchema: true}}};
}

interface Reasons {
  status?: number;
  /** Translated messages about the form as a whole. */
  alerts?: string[];
  /** Messages by field name. */
  fields?: Record<string, string>;
}

/** Rejects a form for reasons other than its schema, with everything typed except passwords. */
export function refuseForm(
  form: FormData,
  {status = 400, alerts = [], fields = {}}: Reasons,
  language: Language,
): RefusedForm {
  const messages = validationMessages[language];
  return {status, answer: {alerts, fields, values: typedValues(form), messages}};
}

/** The response of an action to a rejected form. */
export function rejectedFormResponse<Answer extends FormAnswer>({
  status,
  answer,
}: RefusedForm<Answer>) {
  return data(answer, {status});
}

function typedValues(form: FormData): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    // White space in a name: the body is in another format than it claims, and its passwords are part of a value.
    if (typeof value !== 'string' || /password|\s/i.test(name) || values.has(name)) continue;
    if (values.size < MAX_RETURNED_VALUES)
      values.set(name, normalizeLineBreaks(value).slice(0, MAX_TEXTAREA_LENGTH));
  }
  return Object.fromEntries(values);
}
