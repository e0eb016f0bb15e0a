import type {MessageKey} from '~/i18n/messages';
import type {KnownCart} from './cart-view';

/** A warning of the product platform, shown under its line. */
export interface CartWarning {
  /** The line it belongs to, or `null` when it names none in the cart. */
  lineId: string | null;
  message: string;
}

/** What a form of the cart wants: more goods, changes at lines and codes, or what a link has offered. */
export const cartIntents = ['add', 'addAll', 'lines', 'follow'] as const;

/** What became of a form of the cart; kept for the next page of a plain form. */
export interface CartAnswer {
  intent: (typeof cartIntents)[number] | null;
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

/** What the cart's action answers to script: with the cart as it is now, unless nothing was asked of Shopify. */
export interface CartFormAnswer extends CartAnswer {
  known: KnownCart | null;
}

/** Why a code is not taken; the cart brings these words along. */
export type CodeComplaint = Extract<MessageKey, `cartPage.code.refused.${string}`>;

/** What was refused at one place, and why. */
export interface Refused {
  /** `null` where goods are added. */
  lineId: string | null;
  /** What was typed; `null` where a line was to be removed. */
  quantity: string | null;
  message: MessageKey;
}

/** The answer to a form whose quantities were not all carried out. */
export function withRefused(answer: CartAnswer, refused: Refused[]): CartAnswer {
  const [first] = refused;
  return first ? {...answer, error: {field: 'quantity', message: first.message}, refused} : answer;
}
