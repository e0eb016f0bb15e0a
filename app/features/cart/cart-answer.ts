import type {MessageKey, WorkerMessageKey} from '~/i18n/messages';

/** A warning of the product platform, shown under its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it names none in the cart. */
  lineId: string | null;
  message: string;
}

/** What the cart's action answers to a fetcher, and keeps for the next page of a plain form. */
export interface CartAnswer {
  intent:
    | 'add'
    | 'update'
    | 'remove'
    | 'lines'
    | 'applyCode'
    | 'removeCode'
    | 'removeGiftCard'
    | 'follow'
    | null;
  warnings: CartWarning[];
  /** Why something was not changed. */
  error: {
    field: 'quantity' | 'merchandiseId' | 'lineId' | 'code' | null;
    message: MessageKey;
  } | null;
  refused: Refused[];
  /** What was added: 'Gravel X (Reseda, 50 cm)'. */
  added?: string;
  /** A code that was not taken. */
  refusedCode?: {typed: string; message: CodeComplaint} | null;
}

/** Why a code is not taken; the cart brings these words along. */
export type CodeComplaint = Extract<WorkerMessageKey, `cartPage.code.refused.${string}`>;

/** What was refused at one place, and why. */
export interface Refused {
  /** `null` where goods are added. */
  lineId: string | null;
  /** What was typed; `null` where a line was to be removed. */
  quantity: string | null;
  message: MessageKey;
}
