import {useCallback, useEffect, useState} from 'react';

/** What the worker tells, with its clock's time in ms: when two tell the same thing, the later one holds. */
interface Dated {
  asOf: number;
}

/** What this tab has been told last, by what it is about: an error page builds the frame around it anew. */
const told = new Map<string, Dated>();

/**
 * The newest of what loaders have told and of what `learn` was called with since; `null` when nothing was told. What
 * is older than what is known changes nothing, in whichever order answers arrive.
 *
 * @param about Name of the thing, the same in the whole tab
 */
export function useNewest<Told extends Dated>(
  about: string,
  ...loaded: readonly (Told | null | undefined)[]
) {
  // The first rendering must not need another one: React 18 then counts the ids of `useId` otherwise than the worker.
  const [known, learn] = useState(() =>
    loaded.reduce<Told | null>(newer, (told.get(about) ?? null) as Told | null),
  );
  const newest = loaded.reduce<Told | null>(newer, known);
  if (newest !== known) learn(newest);

  useEffect(() => {
    if (newest) told.set(about, newest);
  }, [about, newest]);

  const takeOver = useCallback((news: Told | null) => learn((before) => newer(before, news)), []);
  return [newest, takeOver] as const;
}

function newer<Told extends Dated>(known: Told | null, news: Told | null | undefined): Told | null {
  return news && (!known || news.asOf > known.asOf) ? news : known;
}
