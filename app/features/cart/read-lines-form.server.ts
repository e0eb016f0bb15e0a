import type {MessageKey} from '~/i18n/messages';
import type {CodeComplaint, Refused} from './cart-answer';
import {code, giftCard, lineId, quantity, type LinesRequest} from './cart-schema';
import {typedQuantities} from './typed-quantities';

interface LinesReading {
  /** `null` when nothing was changed. */
  value: LinesRequest | null;
  refused: Refused[];
  /** Why what stands in the field for codes can be none. */
  refusedCode: CodeComplaint | null;
  /** Why the form is none of the shop's. */
  unknown: MessageKey | null;
}

/**
 * Reads the form of all lines: quantities that were typed, and the line whose 'Entfernen' was pressed, if any. What
 * is right is carried out, what is no quantity is told at its line. A code that was typed beside them is redeemed, whichever
 * button was pressed: it would be lost.
 */
export function readLinesForm(form: FormData): LinesReading {
  const reading: LinesReading = {value: null, refused: [], refusedCode: null, unknown: null};
  const removed = form.get('remove');
  const quantities: LinesRequest['quantities'] = [];

  for (const typed of typedQuantities(form)) {
    const id = lineId.safeParse(typed.lineId);
    if (!id.success) return {...reading, unknown: messageOf(id.error)};
    if (id.data === removed) continue;
    const pieces = quantity.safeParse(typed.quantity);
    if (pieces.success) quantities.push({id: id.data, quantity: pieces.data});
    else reading.refused.push({...typed, message: messageOf(pieces.error)});
  }
  const gone = lineId.nullable().safeParse(removed);
  if (!gone.success) return {...reading, unknown: messageOf(gone.error)};
  const goneCode = code.nullable().safeParse(form.get('removeCode'));
  const goneGiftCard = giftCard.nullable().safeParse(form.get('removeGiftCard'));
  if (!goneCode.success || !goneGiftCard.success) {
    return {...reading, unknown: 'cart.error.unknownIntent'};
  }

  const typed = form.get('code') ?? '';
  const asked = form.has('apply') || (typeof typed === 'string' && typed.trim() !== '');
  const read = asked ? code.safeParse(typed) : null;
  // Told where nothing else is carried out.
  const refusedCode =
    read?.success === false ? (read.error.issues[0]?.message as CodeComplaint) : null;
  const value = {
    intent: 'lines',
    quantities,
    removed: gone.data,
    code: read?.success ? read.data : null,
    removedCode: goneCode.data,
    removedGiftCard: goneGiftCard.data,
  } as const;
  const {removed: line, code: typedCode, removedCode, removedGiftCard} = value;
  const isChanged =
    quantities.length > 0 ||
    [line, typedCode, removedCode, removedGiftCard].some((wanted) => wanted !== null);
  return {...reading, refusedCode, value: isChanged ? value : null};
}

/** The messages of `cartSchema` are keys. */
const messageOf = ({issues}: {issues: {message: string}[]}) =>
  (issues[0]?.message ?? 'cart.error.unknownLine') as MessageKey;
