import type {VariantParent} from '../catalogue-index';
import type {StandInContext} from '../request-context';
import {findMerchandise} from './merchandise';
import type {StoredCart, StoredLine} from './stored-cart';

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
