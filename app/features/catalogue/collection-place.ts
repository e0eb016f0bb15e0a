import type {CollectionLink, QuickLinkView} from './collection-view';
import type {MenuPlace} from './menu-places';

/** Where a collection stands in the main menu. */
interface CollectionPlace {
  /** The collections above it, from the top. */
  trail: CollectionLink[];
  quickLinks: QuickLinkView[];
}

/**
 * The collections above one, and those below it or, without any, beside it. Both are empty for one that the
 * menu does not name; of several places the highest counts, then the first.
 */
export function placeOf(top: MenuPlace[], handle: string): CollectionPlace {
  const way = wayTo(top, handle);
  const place = way?.at(-1);
  if (!way || !place) return {trail: [], quickLinks: []};
  const above = way.slice(0, -1);
  return {trail: toTrail(above, handle), quickLinks: toQuickLinks(place, above.at(-1))};
}

function toTrail(above: MenuPlace[], handle: string): CollectionLink[] {
  return above
    .filter((place, at) => !place.isGroup && place.handle !== above[at - 1]?.handle)
    .filter((place) => place.handle !== handle)
    .map(({title, handle: leadsTo}) => ({title, handle: leadsTo}));
}

function toQuickLinks(place: MenuPlace, parent: MenuPlace | undefined): QuickLinkView[] {
  const below = partsOf(place);
  if (below.length > 0) return linksFrom(place, below, place.handle);
  // What stands beside one at the top is in the header already.
  return parent ? linksFrom(parent, partsOf(parent), place.handle) : [];
}

/** An entry that leads to the same collection as the one above it stands for the entries below it. */
function partsOf({handle, isGroup, below}: MenuPlace): MenuPlace[] {
  if (isGroup) return below;
  return below.flatMap((place) => (place.handle === handle ? place.below : [place]));
}

function linksFrom(whole: MenuPlace, parts: MenuPlace[], current: string): QuickLinkView[] {
  const link = ({title, handle}: MenuPlace, all: boolean) => ({
    title,
    handle,
    current: handle === current,
    all,
  });
  const links = parts.map((part) => link(part, false));
  return whole.isGroup ? links : [link(whole, true), ...links];
}

/** From the top down to the place itself. */
function wayTo(top: MenuPlace[], handle: string): MenuPlace[] | null {
  let ways = top.map((place) => [place]);
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1)?.handle === handle);
    if (found) return found;
    ways = ways.flatMap((way) => (way.at(-1)?.below ?? []).map((place) => [...way, place]));
  }
  return null;
}
