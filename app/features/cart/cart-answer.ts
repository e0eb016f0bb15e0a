import type {MessageKey} from '~/i18n/messages';

/** A warning of the product platform, shown under its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it names none in the cart. */
  lineId: string | null;
  message: string;
}

/** What the cart's action answers to a fetcher, and keeps for the next page of a plain form. */
export interface CartAnswer {
  intent: 'add' | 'update' | 'remove' | 'lines' | null;
  warnings: CartWarning[];
  /** Why something was not changed. */
  error: {field: 'quantity' | 'merchandiseId' | 'lineId' | null; message: MessageKey} | null;
  refused: Refused[];
}

/** What was refused at one place, and why. */
export interface Refused {
  /** `null` where goods are added. */
  lineId: string | null;
  /** What was typed; `null` where a line was to be removed. */
  quantity: string | null;
  message: MessageKey;
}
