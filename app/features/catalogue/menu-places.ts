import type {MenuQuery} from '~/services/shopify/storefront.generated';

interface MenuEntry {
  title: string;
  url?: string | null;
  resource?: {title?: string} | object | null;
  items?: MenuEntry[];
}

/** A menu entry that leads to a collection. */
export interface MenuPlace {
  title: string;
  handle: string;
  /**
   * Its title only sums up what is below, as "Sicherheit" does that leads to "Helme" and has "Helme" among its
   * children: no page of its own.
   */
  isGroup: boolean;
  below: MenuPlace[];
}

/** The entries of Shopify's menu that lead to collections; entries below others disappear with them. */
export function toPlaces(menu: MenuQuery['menu']): MenuPlace[] {
  const places = (entries: MenuEntry[]): MenuPlace[] =>
    entries.flatMap((entry) => {
      const handle = handleOf(entry.url ?? '');
      if (!handle) return [];
      const below = places(entry.items ?? []);
      return [{title: entry.title, handle, isGroup: isGroup(entry, handle, below), below}];
    });
  return places(menu?.items ?? []);
}

function isGroup({title, resource}: MenuEntry, handle: string, below: MenuPlace[]): boolean {
  const own = resource && 'title' in resource ? resource.title : undefined;
  return (
    own !== undefined &&
    own !== title &&
    below.some((place) => place.handle === handle && place.title === own)
  );
}

function handleOf(url: string): string | null {
  const [, handle] = /\/collections\/([^/?#]+)\/?(?:[?#].*)?$/.exec(url) ?? [];
  if (!handle) return null;
  try {
    return decodeURIComponent(handle);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
