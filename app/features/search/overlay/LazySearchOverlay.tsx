import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useEffect, useState} from 'react';
import {useSearchData} from './use-search-data';
import {useSearchTriggers, type SearchTrigger} from './use-search-triggers';

/** Never called on the worker, where all of the search's client would come along. */
async function fetchOverlay() {
  if (import.meta.env.SSR) throw new Error('The search overlay is for browsers');
  const {SearchOverlay} = await import('./SearchOverlay');
  return {default: SearchOverlay};
}

const SearchOverlay = lazy(fetchOverlay);

/**
 * The search over any page (spec §2), in a chunk that comes when it is first opened; without JavaScript the
 * header's form and link lead to `/suche`. It takes over what was typed in the header and closes when the page
 * changes.
 */
export function LazySearchOverlay() {
  const {key} = useLocation();
  const data = useSearchData();
  const [visit, setVisit] = useState<{count: number; trigger: SearchTrigger} | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => setOpen(false), [key]);
  useSearchTriggers(data !== null, fetchOverlay, (trigger) => {
    setVisit((before) => ({trigger, count: (before?.count ?? 0) + 1}));
    setOpen(true);
  });

  if (!data || !visit) return null;
  return (
    <Suspense fallback={null}>
      <SearchOverlay
        key={visit.count}
        {...data}
        trigger={visit.trigger}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}
