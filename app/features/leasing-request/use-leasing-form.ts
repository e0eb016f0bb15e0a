import {useEffect, useRef, useState, type FormEvent} from 'react';
import type {FormAnswer} from '~/forms/form-answer';
import {isLiveCheck, usePostedForm} from '~/forms/use-posted-form';
import type {Messages} from '~/i18n/translate';
import {keepRequest, restoreRequest, typedValues} from './kept-request';
import {fieldsUpTo, firstStepWith, LAST_STEP, useSteps} from './use-steps';

interface LeasingFormOptions {
  /** What the action has answered. */
  posted: FormAnswer | null;
  /** Whether the address names a variant, so that nobody has to describe a bike. */
  bikeKnown: boolean;
  /** The page's, for what the steps find wrong. */
  messages: Messages;
  initial: Record<string, string>;
}

type Fields = Record<string, string>;

/**
 * The leasing request in steps: each is checked by the form's schema before the next one opens, and what was typed
 * survives a reload. Without script it is one plain form.
 */
export function useLeasingForm({posted, bikeKnown, messages, initial}: LeasingFormOptions) {
  const [checkedAnswer, setCheckedAnswer] = useState<{
    after: FormAnswer | null;
    answer: FormAnswer;
  } | null>(null);
  const answer = checkedAnswer?.after === posted ? checkedAnswer.answer : posted;
  const steps = useSteps(answer);
  const {step, go} = steps;
  const schema = () =>
    import('./leasing-request-schema').then((module) => module.leasingRequestSchema({bikeKnown}));
  const form = usePostedForm({id: 'leasing', answer, schema, initial});
  const {ref, onSubmit, ...own} = form.form;
  const checked = useRef(false);
  // Only an account knows one.
  const {email: customer = ''} = initial;

  /** Messages of the wrong fields up to a step; none when the schema cannot be loaded: the shop checks as well. */
  async function wrongUpTo(last: number, element: HTMLFormElement): Promise<Fields> {
    const parts = await Promise.all([import('~/forms/check-form'), schema()]).catch(() => null);
    if (!parts) return {};
    const [{checkForm}, shape] = parts;
    const result = checkForm(new FormData(element), shape, messages);
    const asked = fieldsUpTo(last);
    const wrong = Object.entries(result.success ? {} : result.fields);
    return Object.fromEntries(wrong.filter(([field]) => asked.includes(field)));
  }

  async function proceed(element: HTMLFormElement) {
    const fields = await wrongUpTo(step, element);
    const fine = Object.keys(fields).length === 0;
    // Also when all is well, to clear the messages of an earlier answer; not on submit, as an answer ends `pending`.
    if (!fine || (answer && step < LAST_STEP)) {
      const values = typedValues(element);
      setCheckedAnswer({
        after: posted,
        answer: {alerts: [], fields, values, messages, bySchema: true},
      });
    }
    if (!fine) return;
    if (step < LAST_STEP) {
      go(step + 1);
      return;
    }
    checked.current = true;
    element.requestSubmit();
  }

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (posted) {
      keepRequest(element, customer);
      return;
    }
    restoreRequest(element, customer);
    if (step === 1) return;
    // A bookmark of a later step: opens the first step that is not filled in.
    void wrongUpTo(step - 1, element).then((wrong) => {
      const first = firstStepWith(wrong);
      if (first !== null) go(first, {replace: true});
    });
    // Once, after hydration.
  }, []);

  return {
    ...form,
    ...steps,
    form: {
      ...own,
      ref,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isLiveCheck(event.nativeEvent)) {
          onSubmit(event);
          return;
        }
        if (checked.current) {
          checked.current = false;
          onSubmit(event);
          return;
        }
        event.preventDefault();
        void proceed(event.currentTarget);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        keepRequest(event.currentTarget, customer);
      },
    },
  };
}

export type LeasingForm = ReturnType<typeof useLeasingForm>;
