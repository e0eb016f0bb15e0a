import {useRef} from 'react';
import type {z} from 'zod';
import {useTranslate} from '~/i18n/use-language';
import type {FormAnswer} from './form-answer';
import {useLiveErrors} from './use-live-errors';
import {useRefusedForm} from './use-refused-form';
import {useSending, type Sender} from './use-sending';

interface PostedFormOptions {
  /** Fixed, begins the ids of its fields: a form may stand in a drawer and on the page below it. */
  id: string;
  /** What the action has answered. */
  answer: FormAnswer | null;
  /** `() => import('./register-schema').then((schemas) => schemas.registerSchema)`: asked for after a refusal. */
  schema: () => Promise<z.ZodType>;
  /** Values of the first rendering, `on` for a ticked box. */
  initial?: Readonly<Record<string, string>>;
  /** Sends in place of the page, for a form beside it. */
  fetcher?: Sender;
}

/**
 * One form of the shop: what was refused, and live re-validation after the first refusal (spec §4). Its parts are
 * spread on the form and its fields. Without script it is a plain form.
 */
export function usePostedForm({id, answer, schema, initial, fetcher}: PostedFormOptions) {
  const t = useTranslate();
  const ref = useRefusedForm<HTMLFormElement>(answer);
  const {fields, isLive, onInput} = useLiveErrors(answer, schema, ref);
  const {onSubmit, pending} = useSending(answer, fetcher);

  const idOf = (name: string) => `${id}-${name}`;
  const part = (name: string) => ({id: idOf(name), name, error: fields[name]});
  // An answer that never came has no values; what a visitor has emptied stays empty.
  const refusal = useRef<FormAnswer | null>(null);
  if (!answer?.unsent) refusal.current = answer;
  const values = refusal.current?.values ?? initial ?? {};
  const alerts = answer?.unsent ? [t('errors.unsent')] : (answer?.alerts ?? []);

  return {
    form: {id, ref, method: 'post' as const, noValidate: true as const, onSubmit, onInput},
    /** For FormField, PasswordField, SelectField, TextareaField, RadioField. */
    field: (name: string) => ({...part(name), defaultValue: values[name]}),
    /** For CheckboxField. */
    box: (name: string) => ({...part(name), defaultChecked: values[name] === 'on'}),
    summary: {answer: answer && {...answer, alerts, fields}, idOf, isLive},
    button: {pending},
  };
}

/** Gives a field of the form its id, name, error and value. */
export type FieldOf = ReturnType<typeof usePostedForm>['field'];
