import {parseGid} from './gid';
import {badRequest, typed, type StandInContext, type TypedParent} from './resolver-contract';

/** The product or variant with a global id, as `node(id:)` finds it; null when there is none. */
export function nodeOf(id: string, {catalogue}: StandInContext): TypedParent | null {
  const parsed = parseGid(id);
  if (!parsed) throw badRequest(`Invalid global id '${id}'`);
  const found = {
    Product: catalogue.productsById,
    ProductVariant: catalogue.variantsById,
  };
  const {type, key} = parsed;
  if (type !== 'Product' && type !== 'ProductVariant') return null;
  const parent = found[type].get(Number(key));
  return parent ? typed(type, parent) : null;
}
