import type {CatalogueMenu, CatalogueMenuItem} from '../catalogue/catalogue-types';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {
  badRequest,
  typed,
  type StandInContext,
  type ResolverMap,
  type TypedParent,
} from './resolver-contract';
import {textIn} from './texts';

const lastPart = (path: string) => path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** The collection or product that an item links to. */
function resourceOf(
  {type, collection, path}: CatalogueMenuItem,
  _: unknown,
  {catalogue}: StandInContext,
): TypedParent | null {
  const handle = collection ?? lastPart(path);
  const found =
    type === 'COLLECTION'
      ? catalogue.collectionsByHandle.get(handle)
      : type === 'PRODUCT' && catalogue.productsByHandle.get(handle);
  return found ? typed(type === 'COLLECTION' ? 'Collection' : 'Product', found) : null;
}

/** `menu`, `urlRedirects` and their types. */
export const menuResolvers: ResolverMap = {
  QueryRoot: {
    menu: (_: unknown, {handle}: {handle: string}, {state}: StandInContext) =>
      state.store.menus.find((menu) => menu.handle === handle) ?? null,
    /** Queries other than `path:"…"` are refused; paths are case-insensitive, as at Shopify. */
    urlRedirects: (
      _: unknown,
      {query, ...args}: PageArgs & {query?: string | null},
      {catalogue}: StandInContext,
    ) => {
      const {redirects} = catalogue.source;
      if (!query) return connectionOf(redirects, args);
      const [, wanted] = /^path:"(.*)"$/s.exec(query) ?? [];
      if (wanted === undefined) {
        throw badRequest(`urlRedirects(query: "${query}") is not simulated`);
      }
      const isWanted = ({path}: {path: string}) => path.toLowerCase() === wanted.toLowerCase();
      return connectionOf(redirects.filter(isWanted), args);
    },
  },
  Menu: {id: ({id}: CatalogueMenu) => gid('Menu', id)},
  MenuItem: {
    id: ({id}: CatalogueMenuItem) => gid('MenuItem', id),
    title: ({title}: CatalogueMenuItem, _: unknown, context: StandInContext) =>
      textIn(context, title),
    url: ({path}: CatalogueMenuItem, _: unknown, {origin}: StandInContext) =>
      new URL(path, origin).href,
    resource: resourceOf,
  },
};
