import type {CatalogueMenu, CatalogueMenuItem} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {pages} from './plain-pages';
import {parseQuery} from './query-syntax';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';
import {typed, type TypedParent} from './typed-parent';

type Redirect = StandInContext['catalogue']['source']['redirects'][number];

const lastPart = (path: string) => path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** The resource that an item links to, if it belongs to the shop. */
function resourceOf(item: CatalogueMenuItem, {catalogue}: StandInContext): TypedParent | null {
  const handle = item.collection ?? lastPart(item.path);
  const found = {
    COLLECTION: catalogue.collectionsByHandle.get(handle),
    PRODUCT: catalogue.productsByHandle.get(handle),
    PAGE: pages.find((page) => page.handle === handle),
  };
  switch (item.type) {
    case 'COLLECTION':
      return found.COLLECTION ? typed('Collection', found.COLLECTION) : null;
    case 'PRODUCT':
      return found.PRODUCT ? typed('Product', found.PRODUCT) : null;
    case 'PAGE':
      return found.PAGE ? typed('Page', found.PAGE) : null;
    default:
      return null;
  }
}

function resourceId(item: CatalogueMenuItem, _: unknown, context: StandInContext): string | null {
  const resource = resourceOf(item, context);
  const {parent} = resource ?? {};
  if (!resource || typeof parent !== 'object' || parent === null || !('id' in parent)) return null;
  return gid(resource.typename, Number(parent.id));
}

/** `urlRedirects(query:)`; paths are case-insensitive, as at Shopify. */
function redirectQuery(query: string | null | undefined) {
  return parseQuery<Redirect>(query ?? '', ({field, value}, {path, target}) => {
    const actual = (field === 'target' ? target : path).toLowerCase();
    const wanted = value.toLowerCase();
    return wanted.endsWith('*') ? actual.startsWith(wanted.slice(0, -1)) : actual === wanted;
  });
}

/** `menu`, `urlRedirects` and their types. */
export const menuResolvers: ResolverMap = {
  QueryRoot: {
    menu: (_: unknown, {handle}: {handle: string}, {state}: StandInContext) =>
      state.store.menus.find((menu) => menu.handle === handle) ?? null,
    urlRedirects: (
      _: unknown,
      args: PageArgs & {query?: string | null},
      {catalogue}: StandInContext,
    ) => connectionOf(catalogue.source.redirects.filter(redirectQuery(args.query)), args),
  },
  Menu: {
    id: ({id}: CatalogueMenu) => gid('Menu', id),
    itemsCount: ({items}: CatalogueMenu) => items.length,
  },
  MenuItem: {
    id: ({id}: CatalogueMenuItem) => gid('MenuItem', id),
    title: ({title}: CatalogueMenuItem, _: unknown, context: StandInContext) =>
      textIn(context, title),
    url: ({path}: CatalogueMenuItem, _: unknown, {origin}: StandInContext) =>
      new URL(path, origin).href,
    tags: () => [],
    resourceId,
    resource: (item: CatalogueMenuItem, _: unknown, context: StandInContext) =>
      resourceOf(item, context),
  },
  UrlRedirect: {id: ({id}: Redirect) => gid('UrlRedirect', id)},
};
