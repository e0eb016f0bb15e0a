import type {MessageKey} from '~/i18n/messages';
import type {Refused} from './cart-answer';
import {lineId, quantity, type LinesRequest} from './cart-schema';
import {typedQuantities} from './typed-quantities';

interface LinesReading {
  /** `null` when nothing was changed. */
  value: LinesRequest | null;
  refused: Refused[];
  /** Why the form is none of the shop's. */
  unknown: MessageKey | null;
}

/** Text browsers that do not know `form=` send the fields of one line alone, without the intent that stands elsewhere. */
export function isLinesForm(form: FormData): boolean {
  const intent = form.get('intent');
  return intent === 'lines' || (intent === null && (form.has('lineId') || form.has('remove')));
}

/**
 * Reads the form of all lines: quantities that were typed, and the line whose 'Entfernen' was pressed, if any. What
 * is right is carried out, what is no quantity is told at its line.
 */
export function readLinesForm(form: FormData): LinesReading {
  const reading: LinesReading = {value: null, refused: [], unknown: null};
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

  const isChanged = quantities.length > 0 || gone.data !== null;
  return {...reading, value: isChanged ? {intent: 'lines', quantities, removed: gone.data} : null};
}

/** The messages of `cartSchema` are keys. */
const messageOf = ({issues}: {issues: {message: string}[]}) =>
  (issues[0]?.message ?? 'cart.error.unknownLine') as MessageKey;
