import {connectionOf, emptyConnection, type PageArgs} from './connections';
import {gid, idArgument, parseGid} from './gid';
import {nodeOf} from './nodes';
import {pages, type PlainPage} from './plain-pages';
import {badRequest} from './request-errors';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {plainText, textIn} from './texts';

function findNode(id: string, context: StandInContext) {
  if (!parseGid(id)) throw badRequest(`Invalid global id '${id}'`);
  return nodeOf(id, context);
}

function findPage(_: unknown, {handle, id}: {handle?: string | null; id?: string | null}) {
  const number = idArgument(id, 'Page');
  return pages.find((page) => (handle ? page.handle === handle : page.id === number)) ?? null;
}

const largestNodes = 250;

/** `node`, `nodes`, the plain pages, and empty connections for what the shop does not have. */
export const nodeResolvers: ResolverMap = {
  QueryRoot: {
    node: (_: unknown, {id}: {id: string}, context: StandInContext) => findNode(id, context),
    nodes: (_: unknown, {ids}: {ids: string[]}, context: StandInContext) => {
      if (ids.length > largestNodes) {
        throw badRequest(`The input array size of ${ids.length} is greater than ${largestNodes}`);
      }
      return ids.map((id) => findNode(id, context));
    },
    page: findPage,
    pageByHandle: findPage,
    pages: (_: unknown, args: PageArgs) => connectionOf(pages, args),
    blogs: emptyConnection,
    articles: emptyConnection,
    metaobjects: emptyConnection,
  },
  Page: {
    id: ({id}: PlainPage) => gid('Page', id),
    title: ({title}: PlainPage, _: unknown, context: StandInContext) => textIn(context, title),
    body: ({body}: PlainPage, _: unknown, context: StandInContext) => textIn(context, body),
    bodySummary: ({body}: PlainPage, _: unknown, context: StandInContext) =>
      plainText(textIn(context, body)),
    createdAt: ({updatedAt}: PlainPage) => updatedAt,
    onlineStoreUrl: ({handle}: PlainPage, _: unknown, {origin}: StandInContext) =>
      `${origin}/pages/${handle}`,
    seo: () => ({title: null, description: null}),
  },
};
