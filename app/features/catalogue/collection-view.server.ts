import type {AppLoadContext} from '@shopify/remix-oxygen';
import {safeDecodeURIComponent} from '~/i18n/href';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';
import type {MenuEntry} from '~/services/shopify/shop.server';
import type {MenuQuery} from '~/services/shopify/storefront.generated';
import {categoryStage} from '../site/category-tone';
import {sanitiseHtml} from '../story/sanitise-html.server';
import type {CollectionHeadView, MenuPosition, QuickLinkView} from './collection-head-view';
import type {ListingQuery} from './listing-query.server';
import {nounOf} from './listing-view';
import {loadListing} from './load-listing.server';
import {sendOnly} from '../navigation/worker-markup.server';
import {collectionHead, leasingPromo} from './collection-markup.server';

/**
 * A collection with its list, or `null` when it does not exist. Queries Shopify, search service and menu in parallel.
 * Throws `ServiceOutage` when Shopify is down. `leasingMinimum`: the lowest price of a leasable bike, `null` without one.
 */
export async function loadCollection(
  context: AppLoadContext,
  handle: string,
  query: ListingQuery,
  leasingMinimum: Promise<number | null>,
) {
  const {shopify, language} = context;
  const collectionPromise = shopify.collection.get(handle);
  const [collection, listing, menuCollections] = await Promise.all([
    collectionPromise,
    loadListing(context, {
      query,
      collection: handle,
      swatches: collectionPromise.then(
        (found) => found?.swatches ?? [],
        () => [],
      ),
    }),
    loadMenuCollections(context),
  ]);
  if (!collection) return null;
  const position = menuPosition(menuCollections, collection.handle);
  const isPromoted =
    listing?.chips.length === 0 &&
    nounOf(listing) === 'bikes' &&
    listing.dearestBike >= ((await leasingMinimum) ?? 0);
  const headView: CollectionHeadView = {
    ...position,
    title: collection.title,
    stage: stageAt(position, collection.handle),
    descriptionHtml: sanitiseHtml(collection.descriptionHtml, language, shopify.hosts),
  };
  const view = {
    ...headView,
    head: collectionHead(headView, language),
    handle: collection.handle,
    /** Other collections, for a page without products. */
    suggestions: listing?.products.length
      ? []
      : position.quickLinks.filter(({current, all}) => !current && !all),
    /** `null` when the search service is down: the page shows the outage in its place, with status 500. */
    listing,
    /** Shown among the bikes of an unfiltered list, if one of them may be leased. */
    promo: isPromoted ? await leasingPromo(context, listing.cover) : null,
  };
  const sent = ['handle', 'suggestions', 'listing', 'promo'] as const;
  // The HTML of a document already contains the head.
  const shown = context.isDocument ? sendOnly(view, ...sent) : sendOnly(view, ...sent, 'head');
  return {collection, view, shown};
}

/** The collections of the main menu; none when it is unavailable. */
export async function loadMenuCollections({shopify}: AppLoadContext): Promise<MenuCollection[]> {
  const main = await optional(shopify.shop.mainMenu(), null, 'Cannot get the main menu');
  return main?.menu ? menuCollectionsOf(main.menu) : [];
}

/** Of a menu that the isolate caches: every list, product and tile needs them. */
const menuCollectionsOf = memoize(toMenuCollections);

/** A collection page: its head as markup, its products from the search service. */
export type CollectionView = NonNullable<Awaited<ReturnType<typeof loadCollection>>>['shown'];

/**
 * The ancestors of a collection, and its children or, if it has none, its siblings. Both are empty for a collection
 * that the menu does not contain; of several positions the highest counts, then the first.
 */
export function menuPosition(roots: MenuCollection[], handle: string): MenuPosition {
  const path = pathTo(roots, handle);
  const item = path?.at(-1);
  if (!path || !item) return {breadcrumb: [], quickLinks: []};
  const ancestors = path.slice(0, -1);
  return {
    breadcrumb: ancestors
      .filter((place, index) => !place.isGroup && place.handle !== ancestors[index - 1]?.handle)
      .filter((place) => place.handle !== handle)
      .map(({title, handle: target}) => ({title, handle: target})),
    quickLinks: toQuickLinks(item, ancestors.at(-1)),
  };
}

/**
 * The classes of a collection's stage by its position in the main menu: the same on its tile and at the head of its
 * list.
 */
export function stageAt({breadcrumb}: Pick<MenuPosition, 'breadcrumb'>, handle: string): string {
  return categoryStage([handle, ...breadcrumb.map((ancestor) => ancestor.handle).reverse()]);
}

function toQuickLinks(item: MenuCollection, parent: MenuCollection | undefined): QuickLinkView[] {
  const children = childrenOf(item);
  if (children.length > 0) return linksFrom(item, children, item.handle);
  // The siblings of a top-level collection are in the header already.
  return parent ? linksFrom(parent, childrenOf(parent), item.handle) : [];
}

/**
 * The child entries of a menu entry; a child that links to the same collection as its parent is replaced by its own
 * children.
 */
function childrenOf({handle, isGroup, children}: MenuCollection): MenuCollection[] {
  if (isGroup) return children;
  return children.flatMap((item) => (item.handle === handle ? item.children : [item]));
}

function linksFrom(
  parent: MenuCollection,
  children: MenuCollection[],
  current: string,
): QuickLinkView[] {
  const link = ({title, handle}: MenuCollection, all: boolean) => ({
    title,
    handle,
    current: handle === current,
    all,
  });
  const links = children.map((child) => link(child, false));
  return parent.isGroup ? links : [link(parent, true), ...links];
}

/** The path from the top level to the entry itself. */
function pathTo(roots: MenuCollection[], handle: string): MenuCollection[] | null {
  let paths = roots.map((item) => [item]);
  while (paths.length > 0) {
    const found = paths.find((path) => path.at(-1)?.handle === handle);
    if (found) return found;
    paths = paths.flatMap((path) => (path.at(-1)?.children ?? []).map((place) => [...path, place]));
  }
  return null;
}

/** A menu entry that links to a collection. */
export interface MenuCollection {
  title: string;
  handle: string;
  /**
   * Whether its title only summarises its children, as "Sicherheit" does, which links to "Helme" and has "Helme" among
   * its children: it has no page of its own.
   */
  isGroup: boolean;
  children: MenuCollection[];
}

/** The entries of Shopify's menu that link to collections; other entries are dropped with all their children. */
export function toMenuCollections(menu: NonNullable<MenuQuery['menu']>): MenuCollection[] {
  const toCollections = (entries: MenuEntry[]): MenuCollection[] =>
    entries.flatMap((entry) => {
      const handle = handleOf(entry.url ?? '');
      if (!handle) return [];
      const children = toCollections(entry.items ?? []);
      // All products are no collection in the Storefront API: that URL leads to the search.
      if (handle === 'all') return children;
      return [{title: entry.title, handle, isGroup: isGroup(entry, handle, children), children}];
    });
  return toCollections(menu.items);
}

function isGroup(
  {title, resource}: MenuEntry,
  handle: string,
  children: MenuCollection[],
): boolean {
  return (
    resource?.title !== title &&
    children.some((item) => item.handle === handle && item.title === resource?.title)
  );
}

function handleOf(url: string): string | null {
  const [, handle] = /\/collections\/([^/?#]+)\/?(?:[?#].*)?$/.exec(url) ?? [];
  return handle ? safeDecodeURIComponent(handle) : null;
}
