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
import {useBeforePaint} from '~/ui/hydration';
import {type FieldRow, type FieldTable, LONGEST_LINE} from './fields';
import type {FormAnswer} from './submission';

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

type Fields = Record<string, string>;

/** What follows an answer: its schema, once it is there, and the fields that were changed since. */
interface Since {
  answer: FormAnswer | null;
  check: ((form: FormData) => Fields) | null;
  edited: Set<string>;
}

/**
 * One form of the shop, driven by conform: what was refused, and live re-validation after the first refusal. Its parts
 * are spread on the form and its fields. It is always the shop that says whether it takes a form; without script it
 * is a plain one.
 */
export function usePostedForm({id, answer, schema, initial, fetcher}: PostedFormOptions) {
  const t = useTranslate();
  const {onSubmit: send, pending} = useSending(answer, fetcher);
  const since = useRef<Since>({answer, check: null, edited: new Set()});
  if (since.current.answer !== answer) since.current = {answer, check: null, edited: new Set()};

  const lastResult = useMemo(() => resultOf(answer), [answer]);
  const [form] = useForm({
    id,
    lastResult,
    shouldValidate: answer ? 'onInput' : 'onSubmit',
    onValidate: ({formData}) =>
      parse(formData, {
        resolve: (_, intent) => {
          const name = intent?.type === 'validate' ? intent.payload.name : undefined;
          if (name) since.current.edited.add(name);
          return {error: listed(wrongFields(since.current, formData))};
        },
      }),
  });
  useSchema(since, schema);
  const ref = useFirstFault(id, answer);

  const fields = firstOf(form.allErrors);
  const {announcement, ...listeners} = useAnnouncementOnBlur(answer && fields);
  const idOf = (name: string) => `${id}-${name}`;
  const part = (name: string) => ({id: idOf(name), name, error: fields[name]});
  // An answer that never came has no values; what a visitor has emptied stays empty.
  const refusal = useRef<FormAnswer | null>(null);
  if (!answer?.unsent) refusal.current = answer;
  const values = refusal.current?.values ?? initial ?? {};
  const alerts = answer?.unsent ? [t('errors.unsent')] : (answer?.alerts ?? []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isLiveCheck(event.nativeEvent) ? form.onSubmit(event) : send(event);

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
 * The same for a form with a field table. `field` gives a control also what its row says: label, autofill, and whether it
 * is required; `line` the text of one line its longest length as well.
 */
export function useTableForm<Table extends FieldTable>(fields: Table, options: PostedFormOptions) {
  const t = useTranslate();
  const form = usePostedForm(options);
  const field = (name: keyof Table & string) => {
    const {label, autoComplete, required} = fields[name] as FieldRow;
    return {...form.field(name), label: t(label), autoComplete, required: required !== undefined};
  };
  const line = (name: keyof Table & string) => {
    const {longest = LONGEST_LINE} = fields[name] as FieldRow;
    return {...field(name), maxLength: longest};
  };
  return {...form, field, line};
}

/** What gives the fields of a form with a table their properties. */
export type TableForm<Table extends FieldTable> = ReturnType<typeof useTableForm<Table>>;

/**
 * For who listens to the page: announces what is wrong with a field that was changed after a refusal, once it loses the
 * focus, because with every letter it would be noise. `fields` is `null` without a refusal. The listeners belong on the
 * form.
 */
function useAnnouncementOnBlur(fields: Fields | null) {
  const changed = useRef('');
  const [announcement, setAnnouncement] = useState({text: '', count: 0});
  const nameOf = ({target}: {target: EventTarget}) => ('name' in target ? String(target.name) : '');
  return {
    announcement: fields ? announcement : {text: '', count: 0},
    onInput: (event: FormEvent) => {
      changed.current = nameOf(event);
    },
    onBlur: (event: FocusEvent) => {
      const name = nameOf(event);
      if (!fields || !name || name !== changed.current) return;
      changed.current = '';
      setAnnouncement(({count}) => ({text: fields[name] ?? '', count: count + 1}));
    },
  };
}

/** Gives a field of the form its id, name, error and value. */
export type FieldOf = ReturnType<typeof usePostedForm>['field'];

/** Whether a form is not being sent: conform asks in this way what is wrong with it now. */
export function isLiveCheck(event: Event): boolean {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement && button.name === '__intent__';
}

/** An answer as conform reads it: wrong fields and those that were filled in are followed from then on. */
function resultOf(answer: FormAnswer | null): SubmissionResult {
  if (!answer) return {error: {}};
  const filled = Object.keys(answer.values).filter((name) => answer.values[name]);
  return {status: 'error', error: listed(answer.fields), fields: filled};
}

function firstOf(errors: Readonly<Record<string, string[] | undefined>>): Fields {
  const texts = Object.entries(errors).map(([name, all]) => [name, all?.[0] ?? ''] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function listed(fields: Fields): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
}

/** What the schema says now, and what only the shop knows until its field changes. */
function wrongFields({answer, check, edited}: Since, form: FormData): Fields {
  const told = Object.entries(answer?.fields ?? {}).filter(([name]) => !edited.has(name));
  if (!check) return Object.fromEntries(told);
  return {...(answer?.bySchema ? {} : Object.fromEntries(told)), ...check(form)};
}

/**
 * The schema comes in a chunk of its own after a refusal; until it is there a complaint goes with the next input of
 * its field, as those of Shopify always do.
 */
function useSchema(since: {current: Since}, schema: () => Promise<z.ZodType>): void {
  const {answer} = since.current;
  const load = useRef(schema);
  load.current = schema;
  useEffect(() => {
    const messages = answer?.messages;
    if (!messages) return;
    let isShown = true;
    Promise.all([import('./check-form'), load.current()]).then(
      ([{checkForm}, shape]) => {
        // The form may have made room for its next step meanwhile.
        if (!isShown || since.current.answer !== answer) return;
        since.current.check = (form) => {
          const checked = checkForm(form, shape, messages);
          return checked.success ? {} : checked.fields;
        };
      },
      // Without it the form is checked where it is sent.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A ref that is handed over stays the same.
  }, [answer]);
}

/**
 * Leads to what is wrong where conform does not: on a page that comes with it, and to the summary when no field is
 * wrong. Who has begun to type before script came is left alone.
 */
function useFirstFault(id: string, answer: FormAnswer | null) {
  const ref = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  useBeforePaint(() => {
    const cameWithPage = isFirst.current;
    isFirst.current = false;
    if (!answer) return;
    const [wrong] = Object.keys(answer.fields);
    if (cameWithPage ? document.activeElement !== document.body : wrong !== undefined) return;
    const field = wrong === undefined ? null : document.getElementById(`${id}-${wrong}`);
    (field ?? ref.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [id, answer]);
  return ref;
}

/** Sends forms by script and says how far that is: `idle` when it has been answered. */
export type Sender = Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>;

/**
 * Sends a form by script, one at a time: until the answer to it is there, further clicks do nothing. `answer` is
 * what has come back. Without a fetcher the page's own navigation sends it.
 */
export function useSending(answer: unknown, fetcher?: Sender) {
  const submitPage = useSubmit();
  const navigation = useNavigation();
  const {state, submit} = fetcher ?? {state: navigation.state, submit: submitPage};
  const sent = useRef(false);
  const [pending, setPending] = useState(false);

  const wake = useCallback(() => {
    sent.current = false;
    setPending(false);
  }, []);

  // The answer is there before the data that are loaded after it.
  useEffect(wake, [wake, answer]);
  useEffect(() => {
    if (state === 'idle') wake();
  }, [wake, state]);

  // A page that comes back out of the browser's memory was left in the middle of sending.
  useEffect(() => {
    const onShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) wake();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [wake]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A new build has other chunks: the answer comes as a document.
    if (document.documentElement.dataset.newBuild !== undefined) return;
    event.preventDefault();
    if (sent.current) return;
    sent.current = true;
    setPending(true);
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const source = button instanceof HTMLButtonElement ? button : event.currentTarget;
    submit(source, {preventScrollReset: true});
  };

  return {onSubmit, pending};
}
