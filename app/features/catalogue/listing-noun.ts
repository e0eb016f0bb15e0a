import type {ListingView} from './listing-view';

/** What a list counts: 'bikes' when every product of it has a frame, else 'products'. */
export function nounOf({
  facets,
  total,
}: Pick<ListingView, 'facets' | 'total'>): 'bikes' | 'products' {
  const frames = facets.find(({name}) => name === 'frame')?.values ?? [];
  const chosen = frames.filter(({selected}) => selected);
  const framed = (chosen.length > 0 ? chosen : frames).reduce(
    (sum, {count}) => sum + (count ?? 0),
    0,
  );
  return framed > 0 && framed >= total ? 'bikes' : 'products';
}
