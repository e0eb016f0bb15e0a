import type {VariantParent} from '../catalogue-index';
import {quantityError} from './input-limits';
import {piecesFor} from './merchandise';
import {notEnoughStock, outOfStock, type NoticeLanguage, type Notices} from './notices';
import type {StoredCart, StoredLine} from './stored-cart';

/**
 * Sets the quantity of an existing or new cart line, as far as stock allows.
 *
 * Since 2024-10 Shopify reports shortages as `warnings`: some left → the quantity is clamped, none left → the line is
 * removed, or never created.
 */
export function settle(
  line: StoredLine,
  wanted: number,
  merchandise: VariantParent,
  draft: StoredCart,
  notices: Notices,
  language: NoticeLanguage,
): void {
  const error = quantityError(wanted, ['lines']);
  if (error) {
    notices.userErrors.push(error);
    return;
  }
  const limit = piecesFor(line, draft, merchandise);
  const pieces = limit === 'unlimited' ? wanted : Math.min(wanted, limit);
  const present = draft.lines.some(({id}) => id === line.id);
  if (pieces < wanted) {
    const {stock} = merchandise.variant;
    const target = present || pieces > 0 ? line.id : line.merchandiseId;
    notices.warnings.push(
      stock > 0 ? notEnoughStock(stock, target, language) : outOfStock(target, language),
    );
  }
  line.quantity = pieces;
  if (pieces === 0) draft.lines = draft.lines.filter(({id}) => id !== line.id);
  else if (!present) draft.lines.unshift(line);
}
