import type {VariantParent} from '../catalogue-index';
import type {StandInContext} from '../resolver-contract';
import {piecesFor, findMerchandise} from './cart-lines';
import {newLineId, type StoredAttribute, type StoredCart, type StoredLine} from './cart-table';
import type {CartChange} from './change-cart';
import {
  quantityError,
  notEnoughStock,
  outOfStock,
  MAX_LINES,
  limitInputs,
  tooManyLines,
  unknownLine,
  unknownMerchandise,
  type NoticeLanguage,
  type Notices,
} from './notices';

/** Attributes as Shopify stores them: one per key, the last one wins. */
export function mergedAttributes(
  attributes: readonly StoredAttribute[] | null | undefined,
): StoredAttribute[] {
  const byKey = new Map((attributes ?? []).map(({key, value}) => [key, {key, value}]));
  return [...byKey.values()];
}

/** Whether two lines have the same attributes, in any order. */
function sameAttributes(
  first: readonly StoredAttribute[],
  second: readonly StoredAttribute[],
): boolean {
  return fingerprint(first) === fingerprint(second);
}

function fingerprint(attributes: readonly StoredAttribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => [key, value]).sort());
}

/**
 * Sets the quantity of an existing or new cart line, as far as stock allows.
 *
 * Since 2024-10 Shopify reports shortages as `warnings`: some left → the quantity is clamped, none left → the line is
 * removed, or never created.
 */
function settle(
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

/** Shopify's `CartLineInput`, as far as the stand-in supports it. */
export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: StoredAttribute[] | null;
}

/** Shopify's `CartLineUpdateInput`, as far as the stand-in supports it. */
export interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: StoredAttribute[] | null;
}

type Shop = Pick<StandInContext, 'catalogue' | 'market'>;

/** `cartLinesAdd` and `CartInput.lines`: the same merchandise and attributes share one line. */
export function addLines(shop: Shop, inputs: readonly LineInput[], path: string[]): CartChange {
  return (draft, notices) => {
    limitInputs(inputs, path);
    for (const [at, input] of inputs.entries()) {
      const field = [...path, String(at)];
      const quantity = input.quantity ?? 1;
      const error = quantityError(quantity, [...field, 'quantity']);
      const known = findMerchandise(shop, input.merchandiseId);
      if (!known) {
        const place = [...field, 'merchandiseId'];
        notices.userErrors.push(unknownMerchandise(input.merchandiseId, place));
      } else if (error) notices.userErrors.push(error);
      else if (quantity > 0) {
        const attributes = mergedAttributes(input.attributes);
        const wanted = {id: newLineId(draft.token), merchandiseId: input.merchandiseId, attributes};
        const line = matchingLine(wanted, draft) ?? {...wanted, quantity: 0};
        settle(line, line.quantity + quantity, known, draft, notices, shop.market.language);
      }
    }
    if (draft.lines.length > MAX_LINES) notices.userErrors.push(tooManyLines(path));
  };
}

/** `cartLinesUpdate`: omitted or null fields stay; quantity 0 removes the line. */
export function updateLines(shop: Shop, inputs: readonly LineUpdateInput[]): CartChange {
  return (draft, notices) => {
    limitInputs(inputs, ['cartLinesUpdate', 'lines']);
    for (const [at, input] of inputs.entries()) {
      const field = ['lines', String(at)];
      const line = draft.lines.find(({id}) => id === input.id);
      if (!line) {
        notices.userErrors.push(unknownLine(input.id, [...field, 'id']));
        continue;
      }
      const quantity = input.quantity ?? line.quantity;
      const error = quantityError(quantity, [...field, 'quantity']);
      const merchandiseId = input.merchandiseId ?? line.merchandiseId;
      const known = findMerchandise(shop, merchandiseId);
      if (error) notices.userErrors.push(error);
      else if (!known) {
        notices.userErrors.push(unknownMerchandise(merchandiseId, [...field, 'merchandiseId']));
      } else {
        line.merchandiseId = merchandiseId;
        if (input.attributes) line.attributes = mergedAttributes(input.attributes);
        const match = matchingLine(line, draft);
        if (match) draft.lines = draft.lines.filter(({id}) => id !== match.id);
        const pieces = quantity > 0 ? quantity + (match?.quantity ?? 0) : 0;
        settle(line, pieces, known, draft, notices, shop.market.language);
      }
    }
  };
}

/** `cartLinesRemove`. */
export function removeLines(lineIds: readonly string[]): CartChange {
  return (draft, notices) => {
    limitInputs(lineIds, ['cartLinesRemove', 'lineIds']);
    for (const [at, lineId] of lineIds.entries()) {
      const known = draft.lines.some(({id}) => id === lineId);
      if (!known) notices.userErrors.push(unknownLine(lineId, ['lineIds', String(at)]));
    }
    draft.lines = draft.lines.filter(({id}) => !lineIds.includes(id));
  };
}

/** Another line of the cart with the same merchandise and attributes. */
function matchingLine(
  line: Omit<StoredLine, 'quantity'>,
  {lines}: StoredCart,
): StoredLine | undefined {
  return lines.find(
    (other) =>
      other.id !== line.id &&
      other.merchandiseId === line.merchandiseId &&
      sameAttributes(other.attributes, line.attributes),
  );
}
