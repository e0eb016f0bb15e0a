import {useCallback, useEffect, useState} from 'react';

/** Data of the worker with the time at which they were read there (ms since 1970): of two, the later ones hold. */
interface Dated {
  asOf: number;
}

/** The newest data of this tab, by name: an error page renders the frame around the page anew, without its state. */
const kept = new Map<string, Dated>();

/**
 * The newest of what loaders and actions have answered, with a function that adds an action's answer; `null` before
 * there is any. Answers may arrive in any order: older ones change nothing.
 *
 * @param name Of the data ('cart'), the same in the whole tab
 * @param loaded What loaders have answered
 */
export function useNewest<Data extends Dated>(
  name: string,
  ...loaded: readonly (Data | null | undefined)[]
) {
  // The first rendering must not need another one: React 18 then counts the ids of `useId` otherwise than the worker.
  const [known, setKnown] = useState(() =>
    loaded.reduce<Data | null>(newer, (kept.get(name) ?? null) as Data | null),
  );
  const newest = loaded.reduce<Data | null>(newer, known);
  if (newest !== known) setKnown(newest);

  useEffect(() => {
    if (newest) kept.set(name, newest);
  }, [name, newest]);

  const add = useCallback(
    (answered: Data | null) => setKnown((before) => newer(before, answered)),
    [],
  );
  return [newest, add] as const;
}

function newer<Data extends Dated>(
  known: Data | null,
  answered: Data | null | undefined,
): Data | null {
  return answered && (!known || answered.asOf > known.asOf) ? answered : known;
}
