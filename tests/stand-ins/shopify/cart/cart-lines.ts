import type {VariantParent} from '../catalogue-index';
import {numberIn} from '../gid';
import type {StandInContext} from '../resolver-contract';
import type {StoredCart, StoredLine} from './cart-table';

type Shop = Pick<StandInContext, 'catalogue'>;

/** The variant for a `merchandiseId`; undefined when it is not in the catalogue. */
export function findMerchandise({catalogue}: Shop, id: string): VariantParent | undefined {
  const number = numberIn(id, 'ProductVariant');
  return number === undefined ? undefined : catalogue.variantsById.get(number);
}

/** Maximum quantity of this line: stock minus what other lines of the cart hold of the same variant. */
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

/** Parent of the GraphQL type `CartLine`. */
export interface LineParent {
  cart: StoredCart;
  line: StoredLine;
  merchandise: VariantParent;
}

/** The lines of a cart; skips merchandise that is no longer in the catalogue. */
export function linesOf(
  cart: StoredCart,
  context: Pick<StandInContext, 'catalogue'>,
): LineParent[] {
  return cart.lines.flatMap((line) => {
    const merchandise = findMerchandise(context, line.merchandiseId);
    return merchandise ? [{cart, line, merchandise}] : [];
  });
}

/** `Cart.totalQuantity`. */
export function totalQuantity(lines: readonly LineParent[]): number {
  return lines.reduce((sum, {line}) => sum + line.quantity, 0);
}
