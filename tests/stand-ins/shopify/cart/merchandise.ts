import type {VariantParent} from '../catalogue-index';
import {numberIn} from '../gid';
import type {StandInContext} from '../request-context';
import type {StoredCart, StoredLine} from './stored-cart';

type Shop = Pick<StandInContext, 'catalogue'>;

/** The variant behind a `merchandiseId`; undefined when the catalogue does not know it. */
export function findMerchandise({catalogue}: Shop, id: string): VariantParent | undefined {
  const number = numberIn(id, 'ProductVariant');
  return number === undefined ? undefined : catalogue.variantsById.get(number);
}

/** Pieces this line may hold: stock less what other lines of the cart hold of the same variant. */
export function piecesFor(
  line: StoredLine,
  cart: StoredCart,
  {variant}: VariantParent,
): number | 'unlimited' {
  if (variant.continueSelling) return 'unlimited';
  const others = cart.lines
    .filter(({id, merchandiseId}) => id !== line.id && merchandiseId === line.merchandiseId)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  return Math.max(0, variant.stock - others);
}
