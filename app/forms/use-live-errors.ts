import {useCallback, useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';
import type {z} from 'zod';
import type {FormAnswer} from './form-answer';

type Fields = Record<string, string>;
type Check = (form: FormData) => Fields;

/** Begins with an answer and follows what is typed after it. */
interface Live {
  answer: FormAnswer | null;
  edited: ReadonlySet<string>;
  fields: Fields;
}

const NONE: Fields = {};

/**
 * What is wrong with a form after it was refused: first what the answer says, then with every input what its
 * schema says (spec §4). The schema comes in a chunk of its own; until it is there a complaint goes with the
 * next input of its field, as those of Shopify always do.
 */
export function useLiveErrors(
  answer: FormAnswer | null,
  schema: () => Promise<z.ZodType>,
  form: RefObject<HTMLFormElement>,
) {
  const [live, setLive] = useState<Live>({answer: null, edited: new Set(), fields: NONE});
  const check = useRef<Check | null>(null);
  const load = useRef(schema);
  load.current = schema;

  const follow = useCallback(
    (name?: string) => {
      if (!answer || !form.current) return;
      const typed = new FormData(form.current);
      setLive((before) => {
        const known = before.answer === answer ? before.edited : new Set<string>();
        if (!name && known.size === 0) return before;
        const edited = name ? new Set(known).add(name) : known;
        return {answer, edited, fields: wrongFields(answer, edited, typed, check.current)};
      });
    },
    [answer, form],
  );

  const messages = answer?.messages;
  useEffect(() => {
    if (!messages) return;
    let stale = false;
    Promise.all([import('./check-form'), load.current()]).then(
      ([{checkForm}, shape]) => {
        if (stale) return;
        check.current = (typed) => {
          const checked = checkForm(typed, shape, messages);
          return checked.success ? NONE : checked.fields;
        };
        // Somebody may have typed before it was there.
        follow();
      },
      // Without it the form is checked where it is sent.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [messages, follow]);

  const isLive = live.answer === answer;
  const onInput = ({target}: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) follow(name);
  };

  return {fields: isLive ? live.fields : (answer?.fields ?? NONE), isLive, onInput};
}

/** What the schema says now, and what only the server knows until its field changes. */
function wrongFields(
  answer: FormAnswer,
  edited: ReadonlySet<string>,
  form: FormData,
  check: Check | null,
): Fields {
  const told = Object.entries(answer.fields).filter(([name]) => !edited.has(name));
  if (!check) return Object.fromEntries(told);
  // A password that the answer did not bring back is no mistake until the visitor comes to it.
  const found = Object.entries(check(form)).filter(
    ([name]) => Object.hasOwn(answer.fields, name) || edited.has(name) || form.get(name),
  );
  return Object.fromEntries([...(answer.bySchema ? [] : told), ...found]);
}
