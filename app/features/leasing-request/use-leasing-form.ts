import {useLocation, useNavigate, type ClientActionFunctionArgs} from '@remix-run/react';
import {type FormEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {z} from 'zod';
import {
  type Field,
  type FormAnswer,
  isChanged,
  isCheckable,
  isField,
  keepInputOnOutage,
} from '~/forms/submission';
import {isRevalidation, useTableForm} from '~/forms/use-posted-form';
import type {Messages} from '~/i18n/messages';
import {unlessPosted} from '../navigation/route-exports';
import {fieldsOf, leasingFields, stepNames} from './fields';
import type {FormSubject} from './leasing-request-schema';
import {clearDraft, saveDraft, readDraft} from '~/forms/leasing-draft';
import {HONEYPOT_FIELD} from '~/forms/fields';
import {prefetch} from '~/ui/lazy-part';

/** What a visitor has typed so far, `on` for checked boxes. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(values);
}

/** The fields that are restored: the seal belongs to one rendering of the form; the honeypot must stay empty. */
const fieldsIn = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isField)
    .filter(({name, type}) => name && name !== HONEYPOT_FIELD && type !== 'hidden');

/**
 * Stores input for a reload in this tab: what the visitor has changed, so that the rest can be prefilled by then, or
 * `all` of a form that came back filled in. `customer` is the signed-in customer's e-mail address, '' for nobody.
 */
export function storeRequest(form: HTMLFormElement, customer: string, all = false): void {
  // Fields that are shown with an error count as unchanged again.
  const earlier = readDraft(customer) ?? {};
  const typed = typedValues(form);
  const stored = fieldsIn(form)
    .filter((field) => all || isChanged(field) || Object.hasOwn(earlier, field.name))
    .map(({name}) => [name, typed[name] ?? ''] as const);
  saveDraft(customer, Object.fromEntries(stored));
}

/**
 * Fills the form with stored input, except for fields that the visitor changed before hydration. Fields and choices
 * that no longer exist are skipped. Another customer's or expired input is deleted instead, so that the next person at
 * a shared computer does not read it.
 */
export function restoreRequest(form: HTMLFormElement, customer: string): void {
  const stored = readDraft(customer);
  const fields = fieldsIn(form);
  const changedNames = new Set(fields.filter(isChanged).map(({name}) => name));
  for (const field of fields) {
    if (!stored || changedNames.has(field.name)) continue;
    const value = stored[field.name];
    if (value === undefined) continue;
    if (isCheckable(field)) field.checked = value === field.value;
    else if (acceptsValue(field, value)) field.value = value;
  }
  if (changedNames.size > 0) storeRequest(form, customer);
}

function acceptsValue(field: Field, value: string): boolean {
  if (!(field instanceof HTMLSelectElement)) return true;
  return [...field.options].some((option) => option.value === value);
}

/**
 * The route's `clientAction`: deletes stored input once the shop has the request. Not left to the next page, which a
 * visitor may leave before its script has loaded.
 */
export async function submitAndClear(args: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await keepInputOnOutage(args);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) clearDraft();
    throw thrown;
  }
}

interface LeasingFormOptions extends FormSubject {
  /** What the action returned. */
  posted: FormAnswer | null;
  /** The page's messages, for validation errors of the steps. */
  messages: Messages;
  initial: Record<string, string>;
}

/**
 * The leasing request in steps: each is validated by the form's schema before the next one opens, and input survives a
 * reload. Without JavaScript it is one plain form.
 */
export function useLeasingForm({posted, messages, initial, ...subject}: LeasingFormOptions) {
  // Errors that script has found in a step, until the action returns again.
  const [stepErrors, setStepErrors] = useState<{
    after: FormAnswer | null;
    answer: FormAnswer;
  } | null>(null);
  const shownAnswer = stepErrors?.after === posted ? stepErrors.answer : posted;
  const steps = useSteps(shownAnswer);
  const {step, go} = steps;
  const schema = async () => (await fetchChecks())[1].leasingRequestSchema(subject);
  const form = useTableForm(leasingFields, {
    id: 'leasing',
    answer: shownAnswer,
    schema,
    initial,
  });
  const {ref, onSubmit, ...formProps} = form.form;
  const storeDraft = useDraft(ref, posted, initial.email);
  /** Whether all steps were validated, and the form's next submit event is from `requestSubmit` below. */
  const isReadyToSend = useRef(false);
  /** Whether the steps are being validated, whose code may take a while to load. */
  const [isChecking, setIsChecking] = useState(false);
  const wasPrefetched = useRef(false);

  async function proceed(element: HTMLFormElement) {
    const fields = await invalidFieldsUpTo(step, element, schema, messages);
    const isValid = Object.keys(fields).length === 0;
    // Also if all is valid, to clear earlier messages; not on submit, because an answer ends `pending`.
    if (!isValid || (shownAnswer && step < LAST_STEP)) {
      const values = typedValues(element);
      setStepErrors({
        after: posted,
        answer: {alerts: [], fields, values, messages, bySchema: true},
      });
    }
    if (!isValid) return;
    if (step < LAST_STEP) {
      go(step + 1);
      return;
    }
    isReadyToSend.current = true;
    element.requestSubmit();
  }

  useEffect(() => {
    if (!ref.current || posted || step === 1) return;
    // A bookmark of a later step: opens the first incomplete step.
    void invalidFieldsUpTo(step - 1, ref.current, schema, messages).then((invalidFields) => {
      const firstStep = firstStepWith(invalidFields);
      if (firstStep !== null) go(firstStep, {replace: true});
    });
    // oxlint-disable-next-line react/exhaustive-deps -- Once, after the draft is restored.
  }, []);

  return {
    ...form,
    ...steps,
    button: {pending: isChecking || form.button.pending},
    form: {
      ...formProps,
      ref,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isReadyToSend.current || isRevalidation(event.nativeEvent)) {
          isReadyToSend.current = false;
          onSubmit(event);
          return;
        }
        event.preventDefault();
        // Otherwise every impatient click would open the next step again.
        if (isChecking) return;
        setIsChecking(true);
        void proceed(event.currentTarget).finally(() => setIsChecking(false));
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        if (!wasPrefetched.current) prefetch(fetchChecks);
        wasPrefetched.current = true;
        formProps.onInput(event);
        storeDraft(event.currentTarget);
      },
    },
  };
}

/** The code that validates steps. */
const fetchChecks = () =>
  Promise.all([import('~/forms/check-form'), import('./leasing-request-schema')]);

/** Messages of the invalid fields up to a step; none if the schema fails to load: the worker validates as well. */
async function invalidFieldsUpTo(
  step: number,
  form: HTMLFormElement,
  schema: () => Promise<z.ZodType>,
  messages: Messages,
): Promise<Record<string, string>> {
  const parts = await Promise.all([import('~/forms/check-form'), schema()]).catch(() => null);
  if (!parts) return {};
  const [{checkForm}, shape] = parts;
  const result = checkForm(new FormData(form), shape, messages);
  const checkedFields = fieldsUpTo(step);
  const invalid = Object.entries(result.success ? {} : result.fields);
  return Object.fromEntries(invalid.filter(([field]) => checkedFields.includes(field)));
}

/**
 * Restores the draft after hydration, unless the form came back from the worker, and returns a function to store it.
 * `customer` is the signed-in customer's e-mail address, '' for nobody.
 */
function useDraft(ref: RefObject<HTMLFormElement>, posted: FormAnswer | null, customer = '') {
  useEffect(() => {
    if (!ref.current) return;
    if (posted) storeRequest(ref.current, customer, true);
    else restoreRequest(ref.current, customer);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, after hydration.
  }, []);
  return (form: HTMLFormElement) => storeRequest(form, customer);
}

export type LeasingFormState = ReturnType<typeof useLeasingForm>;

export const LAST_STEP = stepNames.length;

/** The step in `?step=`, from 1; the first for anything else. */
export function stepOf(search: string): number {
  const typed = new URLSearchParams(search).get('step') ?? '';
  const step = /^\d$/.test(typed) ? Number(typed) : 1;
  return step >= 1 && step <= LAST_STEP ? step : 1;
}

/** The query of another step; the first step has none. All other parameters but `sent` are preserved. */
export function searchOf(step: number, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  query.delete('sent');
  if (step > 1) query.set('step', String(step));
  const text = query.toString();
  return text && `?${text}`;
}

/** Names of the fields of the first `step` steps. */
export function fieldsUpTo(step: number): string[] {
  return stepNames.slice(0, step).flatMap(fieldsOf);
}

/** The first step that contains one of these fields; `null` when none does. */
export function firstStepWith(invalidFields: Readonly<Record<string, string>>): number | null {
  const index = stepNames.findIndex((name) =>
    fieldsOf(name).some((field) => Object.hasOwn(invalidFields, field)),
  );
  return index === -1 ? null : index + 1;
}

/**
 * The open step: the one in the URL, so that the browser's Back button and bookmarks work; after a refusal the first
 * one with an invalid field, which then replaces the URL.
 */
function useSteps(answer: FormAnswer | null) {
  const navigate = useNavigate();
  const {search} = useLocation();
  const [handledAnswer, setHandledAnswer] = useState<FormAnswer | null>(null);
  const stepInUrl = stepOf(search);
  const invalidStep = answer && answer !== handledAnswer ? firstStepWith(answer.fields) : null;

  useEffect(() => {
    if (!answer || answer === handledAnswer) return;
    if (invalidStep === null || invalidStep === stepInUrl) setHandledAnswer(answer);
    else
      navigate({search: searchOf(invalidStep, search)}, {replace: true, preventScrollReset: true});
  }, [answer, handledAnswer, invalidStep, stepInUrl, search, navigate]);

  const go = (to: number, {replace = false} = {}) =>
    navigate({search: searchOf(to, search)}, {replace, preventScrollReset: true});
  return {step: invalidStep ?? stepInUrl, addressOf: (to: number) => searchOf(to, search), go};
}

/** For `shouldRevalidate`: changing the step loads no data, because a new seal would start another request. */
export function shouldRevalidateRequest(change: Parameters<typeof unlessPosted>[0]): boolean {
  const {formMethod, currentUrl, nextUrl} = change;
  const sameRequest =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    searchOf(1, currentUrl.search) === searchOf(1, nextUrl.search) &&
    currentUrl.searchParams.has('sent') === nextUrl.searchParams.has('sent');
  return sameRequest ? false : unlessPosted(change);
}
