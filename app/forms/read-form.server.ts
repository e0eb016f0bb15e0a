import {parseWithZod} from '@conform-to/zod/v4';
import type {z} from 'zod';
import type {Language} from '~/i18n/languages';
import type {WorkerMessageKey} from '~/i18n/messages';
import {messagesOf, translatorOf} from '~/i18n/messages.server';
import type {FormAnswer} from './form-answer';

/** Longer than anything that a field takes; what is beyond it is not sent back. */
const LONGEST_KEPT = 2000;

type Read<Value> = {success: true; value: Value} | {success: false; answer: FormAnswer};

/**
 * A posted form by its schema, whose messages are keys (spec §5): its values, else the answer that brings the
 * visitor back to the form with everything typed and a message at each wrong field.
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language,
): Read<z.output<Schema>> {
  const submission = parseWithZod(form, {schema});
  if (submission.status === 'success') return {success: true, value: submission.value};
  const fields = Object.entries(submission.error ?? {}).flatMap(([field, messages]) => {
    const [first] = messages ?? [];
    return first ? [[field, text(first, language)] as const] : [];
  });
  return {success: false, answer: refusedForm(form, {fields: Object.fromEntries(fields)})};
}

/** The answer to a form that was refused for other reasons than its schema. */
export function refusedForm(
  form: FormData,
  {alerts = [], fields = {}}: Partial<Pick<FormAnswer, 'alerts' | 'fields'>>,
): FormAnswer {
  return {alerts, fields, values: typedValues(form)};
}

function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || /password/i.test(name) || name in values) continue;
    values[name] = value.slice(0, LONGEST_KEPT);
  }
  return values;
}

/** A key of the messages, or a text that zod wrote for who sends what no form of ours sends. */
function text(message: string, language: Language): string {
  const isKey = Object.hasOwn(messagesOf[language], message);
  return isKey
    ? translatorOf(language)(message as WorkerMessageKey)
    : translatorOf(language)('validations.invalid');
}
