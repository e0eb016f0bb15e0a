import type {MessageKey} from '~/i18n/messages';

/** A warning of the product platform, shown under its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it names none in the cart. */
  lineId: string | null;
  message: string;
}

/** What the cart's action answers to a fetcher, and keeps for the next page of a plain form. */
export interface CartAnswer {
  intent: 'add' | 'update' | 'remove' | null;
  warnings: CartWarning[];
  /** Why nothing was changed. */
  error: {field: 'quantity' | 'merchandiseId' | 'lineId' | null; message: MessageKey} | null;
  /** What was typed into the quantity field that was refused, and for which line. */
  refused: {lineId: string | null; quantity: string} | null;
}
