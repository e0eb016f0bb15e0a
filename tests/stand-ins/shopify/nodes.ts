import type {StandInContext} from './request-context';
import {parseGid} from './gid';
import {findMenu, findMenuItem} from './menu-lookup';
import {optionOfKey, optionValueOfKey} from './option-resolvers';
import {locationsOf} from './plain-locations';
import {pages} from './plain-pages';
import {mediaByNumber} from './media-index';
import {typed, type TypedParent} from './typed-parent';

type Lookup = (key: string, context: StandInContext, id: string) => unknown;

const lookups: Record<string, Lookup> = {
  Product: (key, {catalogue}) => catalogue.productsById.get(Number(key)),
  ProductVariant: (key, {catalogue}) => catalogue.variantsById.get(Number(key)),
  ProductOption: optionOfKey,
  ProductOptionValue: optionValueOfKey,
  Collection: (key, {catalogue}) => catalogue.collectionsById.get(Number(key)),
  Menu: (key, {catalogue}) => findMenu(catalogue, Number(key)),
  MenuItem: (key, {catalogue}) => findMenuItem(catalogue, Number(key)),
  MediaImage: (key, {catalogue}) => mediaByNumber(catalogue).get(Number(key)),
  Page: (key) => pages.find(({id}) => id === Number(key)),
  Location: (key, {catalogue}) => locationsOf(catalogue.source).find(({id}) => id === Number(key)),
  Shop: () => ({}),
  UrlRedirect: (key, {catalogue}) => catalogue.source.redirects.find(({id}) => id === Number(key)),
  Cart: (_, {state}, id) => state.carts.get(id),
};

/** The object with a global id, as `node(id:)` finds it; null when there is none. */
export function nodeOf(id: string, context: StandInContext): TypedParent | null {
  const parsed = parseGid(id);
  if (!parsed || !Object.hasOwn(lookups, parsed.type)) return null;
  const parent = lookups[parsed.type]?.(parsed.key, context, id);
  return parent ? typed(parsed.type, parent) : null;
}
