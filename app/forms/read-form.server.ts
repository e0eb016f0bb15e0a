import {data} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {perLanguage, type Language} from '~/i18n/languages';
import {messagesOf, pageMessages} from '~/i18n/messages.server';
import {checkForm} from './check-form';
import {inLines} from './field-schemas';
import type {FormAnswer} from './submission';
import {LONGEST_TYPED} from './fields';

/** More fields than any form has whose answer keeps them: a return of 100 lines has two for each. */
const MOST_KEPT = 250;

/** The messages of live re-validation. */
const validationMessages = perLanguage((language) =>
  pageMessages(language, 'validations', 'shopify.errors'),
);

/** More than the largest form has: 500 lines of a cart with three fields each, and some of its own. */
const MOST_FIELDS = 1600;

/**
 * The fields of a posted form. Throws a response with status 400 when the body is no form or has more fields than any
 * form of the shop, which only hand-made requests have.
 */
export async function readFields(request: Request): Promise<FormData> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
  if (!form || [...form.keys()].length > MOST_FIELDS) throw new Response(null, {status: 400});
  return form;
}

/** A form that comes back to its visitor, and the status of the page that shows it. */
export interface RefusedForm<Answer extends FormAnswer = FormAnswer> {
  status: number;
  answer: Answer;
}

type Read<Value> = {refused: RefusedForm} | {refused: null; value: Value};

/**
 * The one way to read every form but the cart's (`cart-form.server.ts`): its values by a schema, whose messages are keys, or the form again with status 400,
 * everything typed and a message at each wrong field.
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
  /** What concerns the form as a whole, ready to read. */
  alerts?: string[];
  /** Messages by the names of their fields. */
  fields?: Record<string, string>;
}

/** A form that is refused for other reasons than its schema, with everything typed but passwords. */
export function refuseForm(
  form: FormData,
  {status = 400, alerts = [], fields = {}}: Reasons,
  language: Language,
): RefusedForm {
  const messages = validationMessages[language];
  return {status, answer: {alerts, fields, values: typedValues(form), messages}};
}

/** What an action answers with a refused form. */
export function answerRefused<Answer extends FormAnswer>({status, answer}: RefusedForm<Answer>) {
  return data(answer, {status});
}

function typedValues(form: FormData): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || /password/i.test(name) || values.has(name)) continue;
    if (values.size < MOST_KEPT) values.set(name, inLines(value).slice(0, LONGEST_TYPED));
  }
  return Object.fromEntries(values);
}
