import {parse, type SubmissionResult, useForm} from '@conform-to/react';
import {type FetcherWithComponents, useNavigation, useSubmit} from '@remix-run/react';
import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {z} from 'zod';
import {useTranslate} from '~/i18n/use-language';
import {useIsomorphicLayoutEffect} from '~/ui/hydration';
import {type FieldRow, type FieldTable, MAX_LINE_LENGTH} from './fields';
import type {FormAnswer} from './submission';
import {isOutdatedPage} from '~/services/http/fetch-shop-json';

interface PostedFormOptions {
  /** Constant prefix of its field ids: a form may be in a drawer and on the page behind it. */
  id: string;
  answer: FormAnswer | null;
  /** `() => import('./register-schema').then((schemas) => schemas.registerSchema)`: loaded after a rejection. */
  schema: () => Promise<z.ZodType>;
  /** Initial values, `on` for a checked box. */
  initial?: Readonly<Record<string, string>>;
  /** Submits without navigating, for a form outside the page's content. */
  fetcher?: FormSubmitter;
  /** Whether the answer replaces the form's history entry; by default if it has the same URL. */
  replace?: boolean;
}

type Fields = Record<string, string>;

/** State since a result: its schema, once loaded, and the fields edited since. */
interface RevalidationState {
  answer: FormAnswer | null;
  check: ((form: FormData) => Fields) | null;
  edited: Set<string>;
}

/**
 * State of one form, managed by conform: errors, and live revalidation after the first rejection. Its parts are spread
 * on the form and its fields. Only the server decides whether it accepts a form; without JavaScript it is a plain one.
 */
export function usePostedForm(options: PostedFormOptions) {
  const {id, answer, schema, initial, fetcher, replace} = options;
  const t = useTranslate();
  const {onSubmit: submitForm, pending} = useFormSubmit(answer, fetcher, replace);
  const revalidation = useRef<RevalidationState>({answer, check: null, edited: new Set()});
  if (revalidation.current.answer !== answer)
    revalidation.current = {answer, check: null, edited: new Set()};

  const lastResult = useMemo(() => toSubmissionResult(answer), [answer]);
  const [form] = useForm({
    id,
    lastResult,
    shouldValidate: answer ? 'onInput' : 'onSubmit',
    onValidate: ({formData}) =>
      parse(formData, {
        resolve: (_, intent) => {
          const name = intent?.type === 'validate' ? intent.payload.name : undefined;
          if (name) revalidation.current.edited.add(name);
          return {error: toErrorLists(currentErrors(revalidation.current, formData))};
        },
      }),
  });
  useSchema(revalidation, schema);
  const ref = useFocusFirstError(id, answer);

  const fields = firstErrors(form.allErrors);
  const {announcement, ...listeners} = useAnnouncementOnBlur(answer && fields);
  const idOf = (name: string) => `${id}-${name}`;
  const part = (name: string) => ({id: idOf(name), name, error: fields[name]});
  // Later answers find the fields filled in: browsers restore on Back only what differs from the initial value.
  const [firstAnswer] = useState(answer);
  const values = (firstAnswer?.unsent ? null : firstAnswer)?.values ?? initial ?? {};
  const alerts = answer?.unsent ? [t('errors.unsent')] : (answer?.alerts ?? []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isRevalidation(event.nativeEvent) ? form.onSubmit(event) : submitForm(event);

  return {
    form: {id, ref, method: 'post' as const, noValidate: true as const, onSubmit, ...listeners},
    /** For FormField, PasswordField, SelectField, TextareaField, RadioField. */
    field: (name: string) => ({...part(name), defaultValue: values[name]}),
    box: (name: string) => ({...part(name), defaultChecked: values[name] === 'on'}),
    summary: {
      answer: answer && {...answer, alerts, fields},
      idOf,
      isLive: form.status !== 'error',
      announcement,
    },
    button: {pending},
  };
}

/**
 * The same for a form with a field table. `field` adds its row's label, autofill hint and whether it is required;
 * `line` also the maximum length of a single-line text.
 */
export function useTableForm<Table extends FieldTable>(fields: Table, options: PostedFormOptions) {
  const t = useTranslate();
  const form = usePostedForm(options);
  const field = (name: keyof Table & string) => {
    const {label, autoComplete, required} = fields[name] as FieldRow;
    return {...form.field(name), label: t(label), autoComplete, required: required !== undefined};
  };
  const line = (name: keyof Table & string) => {
    const {maxLength = MAX_LINE_LENGTH} = fields[name] as FieldRow;
    return {...field(name), maxLength};
  };
  return {...form, field, line};
}

/** Provides the props of the fields of a form with a table. */
export type TableForm<Table extends FieldTable> = ReturnType<typeof useTableForm<Table>>;

/**
 * For screen readers: announces the error of a field edited after a rejection once it loses focus, since announcing it
 * on every keystroke would be noise. `fields` is `null` without a rejection. The listeners belong on the form.
 */
function useAnnouncementOnBlur(fields: Fields | null) {
  const lastEdited = useRef('');
  const [announcement, setAnnouncement] = useState({text: '', count: 0});
  const nameOf = ({target}: {target: EventTarget}) => ('name' in target ? String(target.name) : '');
  return {
    announcement: fields ? announcement : {text: '', count: 0},
    onInput: (event: FormEvent) => {
      lastEdited.current = nameOf(event);
    },
    onBlur: (event: FocusEvent) => {
      const name = nameOf(event);
      if (!fields || !name || name !== lastEdited.current) return;
      lastEdited.current = '';
      setAnnouncement(({count}) => ({text: fields[name] ?? '', count: count + 1}));
    },
  };
}

/** Provides a field's id, name, error and value. */
export type FieldOf = ReturnType<typeof usePostedForm>['field'];

/** Whether a submit event only revalidates: conform triggers one to check the current values. */
export function isRevalidation(event: Event): boolean {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement && button.name === '__intent__';
}

/** A result in conform's format: invalid fields and those with a value are revalidated from then on. */
function toSubmissionResult(answer: FormAnswer | null): SubmissionResult {
  if (!answer) return {error: {}};
  const filled = Object.keys(answer.values).filter((name) => answer.values[name]);
  return {status: 'error', error: toErrorLists(answer.fields), fields: filled};
}

function firstErrors(errors: Readonly<Record<string, string[] | undefined>>): Fields {
  const texts = Object.entries(errors).map(([name, all]) => [name, all?.[0] ?? ''] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function toErrorLists(fields: Fields): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
}

/** Current errors of the schema, and those only the server can detect until their field changes. */
function currentErrors({answer, check, edited}: RevalidationState, form: FormData): Fields {
  const serverErrors = Object.entries(answer?.fields ?? {}).filter(([name]) => !edited.has(name));
  if (!check) return Object.fromEntries(serverErrors);
  return {...(answer?.bySchema ? {} : Object.fromEntries(serverErrors)), ...check(form)};
}

/**
 * Loads the schema as a separate chunk after a rejection. Until then an error disappears with the next input in its
 * field, as those from Shopify always do.
 */
function useSchema(
  revalidation: {current: RevalidationState},
  schema: () => Promise<z.ZodType>,
): void {
  const {answer} = revalidation.current;
  const loadSchema = useRef(schema);
  loadSchema.current = schema;
  useEffect(() => {
    const messages = answer?.messages;
    if (!messages) return;
    let isShown = true;
    Promise.all([import('./check-form'), loadSchema.current()]).then(
      ([{checkForm}, loadedSchema]) => {
        // The form may have moved on to its next step in the meantime.
        if (!isShown || revalidation.current.answer !== answer) return;
        revalidation.current.check = (form) => {
          const checked = checkForm(form, loadedSchema, messages);
          return checked.success ? {} : checked.fields;
        };
      },
      // Without the schema only the server validates the form.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A ref passed as an argument is stable.
  }, [answer]);
}

/**
 * Moves focus to the first error where conform does not: on a page that was rendered with it, and to the summary if no
 * field is invalid. Leaves focus alone if the visitor began to type before hydration.
 */
function useFocusFirstError(id: string, answer: FormAnswer | null) {
  const ref = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useIsomorphicLayoutEffect(() => {
    const cameWithPage = isFirst.current;
    isFirst.current = false;
    if (!answer) return;
    const [firstInvalid] = Object.keys(answer.fields);
    if (cameWithPage ? document.activeElement !== document.body : firstInvalid !== undefined)
      return;
    const field =
      firstInvalid === undefined ? null : document.getElementById(`${id}-${firstInvalid}`);
    (field ?? ref.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [id, answer]);
  return ref;
}

/** Submits forms from script and reports the state: `idle` when done. */
export type FormSubmitter = Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>;

/**
 * Submits a form from script, one at a time: until its result has arrived, further clicks do nothing. `answer` is that
 * result. Without a fetcher the page's own navigation submits it.
 */
export function useFormSubmit(answer: unknown, fetcher?: FormSubmitter, replace?: boolean) {
  const submitPage = useSubmit();
  const navigation = useNavigation();
  const {state, submit} = fetcher ?? {state: navigation.state, submit: submitPage};
  const isSubmitting = useRef(false);
  const [pending, setPending] = useState(false);

  const reset = useCallback(() => {
    isSubmitting.current = false;
    setPending(false);
  }, []);

  // The result arrives before the data that is revalidated after it.
  useEffect(reset, [reset, answer]);
  useEffect(() => {
    if (state === 'idle') reset();
  }, [reset, state]);

  // A page restored from the back/forward cache was left while submitting.
  useEffect(() => {
    const onShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isOutdatedPage()) return;
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPending(true);
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const source = button instanceof HTMLButtonElement ? button : event.currentTarget;
    submit(source, {preventScrollReset: true, replace});
  };

  return {onSubmit, pending};
}
