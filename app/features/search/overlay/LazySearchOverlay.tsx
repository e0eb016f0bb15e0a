import {useState} from 'react';
import {useLatePart} from '~/ui/late-part';
import {useOpenForVisit} from '../../navigation/use-on-new-page';
import type {AskHitFacts} from './hit-facts';
import {useSearchData} from './use-search-data';
import {useSearchTriggers, type SearchTrigger} from './use-search-triggers';

/** Never called on the worker, where all of the search's client would come along. */
async function fetchOverlay() {
  if (import.meta.env.SSR) throw new Error('The search overlay is for browsers');
  return (await import('./SearchOverlay')).SearchOverlay;
}

/**
 * The search over any page in a file that comes when it is first opened; without JavaScript, and when that
 * cannot be had, the header's form and link lead to `/suche`. It takes over what was typed in the header and closes when the page
 * changes.
 */
export function LazySearchOverlay({ask}: {ask: AskHitFacts}) {
  const data = useSearchData();
  const [visit, setVisit] = useState<{count: number; trigger: SearchTrigger} | null>(null);
  const [open, setOpen] = useOpenForVisit();

  const SearchOverlay = useLatePart(fetchOverlay, open, () => {
    setOpen(false);
    if (visit?.trigger instanceof HTMLAnchorElement) location.assign(visit.trigger.href);
  });

  useSearchTriggers(data !== null, fetchOverlay, (trigger) => {
    setVisit((before) => ({trigger, count: (before?.count ?? 0) + 1}));
    setOpen(true);
  });

  if (!data || !visit || !SearchOverlay) return null;
  return (
    <SearchOverlay
      key={visit.count}
      {...data}
      ask={ask}
      trigger={visit.trigger}
      open={open}
      onClose={() => setOpen(false)}
    />
  );
}
