import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import type {MessageKey} from '~/i18n/messages';
import {idPattern, variantIdOf} from '~/services/shopify/ids';
import {type CartAnswer, cartIntents, type Refused} from './cart-answer.server';
import {type LinkedLine, MOST_PIECES, readLines} from './cart-link';

/**
 * The first step of the cart's action: what a posted form wants, for `changeCart`; or, where it changes nothing, the
 * answer that says what is wrong.
 */
export function readCartForm(form: FormData): ReadCartForm {
  if (form.get('intent') === 'lines') return readLinesForm(form);
  // Each box that is ticked names a line of its own.
  if (form.get('intent') === 'addAll') {
    const lines = form.getAll('add').filter((line) => typeof line === 'string');
    form.set('add', lines.join(','));
  }
  const parsed = parseForm(form, cartSchema);
  if (parsed.success) return {value: parsed.value};

  const [[field, messages] = ['', null]] = Object.entries(parsed.errors);
  if (field === 'code') return {answer: codeRefusal(form)};
  return {answer: refusal(form, keyOf(messages?.[0]))};
}

const UNKNOWN = 'cart.error.unknownIntent' satisfies MessageKey;

const merchandiseId = z
  .string('cart.error.unknownProduct')
  .regex(idPattern('ProductVariant'), 'cart.error.unknownProduct');
/** A line of a cart, as Shopify names it. */
const lineId = z
  .string('cart.error.unknownLine')
  .regex(idPattern('CartLine'), 'cart.error.unknownLine');
/** A whole number of pieces from 1. */
export const quantity = z
  .string('cart.error.quantity')
  .trim()
  .regex(/^\d{1,10}$/, 'cart.error.quantity')
  .transform(Number)
  .pipe(z.number().min(1, 'cart.error.quantity').max(MOST_PIECES, 'cart.error.tooMany'));

const CODE = /^\P{Cc}{1,255}$/u;
/** The code of a discount or of a gift card as its holder types it. */
const code = z.string(UNKNOWN).trim().regex(CODE, UNKNOWN);

/** What the buttons of the form of all lines want; `null` for those that were not pressed. */
const pressedButtons = z.object({
  remove: lineId.nullable(),
  removeCode: z.string(UNKNOWN).regex(CODE, UNKNOWN).nullable(),
  removeGiftCard: z.string(UNKNOWN).regex(idPattern('AppliedGiftCard'), UNKNOWN).nullable(),
  /** How the checkout begins: with sending or with collecting. */
  deliveryMethod: z.enum(['SHIPPING', 'PICK_UP'], UNKNOWN).nullable(),
});

/** Where a search found the product; read by the statistics alone, so a wrong one stops nothing. */
const found = z.string().max(100).optional().catch(undefined);

const toLine = ({number, quantity}: LinkedLine) => ({
  merchandiseId: variantIdOf(number),
  quantity,
});

/** `123:1,456:2` */
const linkedLines = z
  .string()
  .default('')
  .transform((text) => readLines(text).lines.map(toLine));

/** More boxes than a page has; each line that is added is told to Shopify's statistics by itself. */
const MOST_TICKED = 20;

/** What forms send that put something into the cart. */
const cartSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({intent: z.literal('add'), merchandiseId, quantity, found}),
    z.object({
      intent: z.literal('addAll'),
      add: linkedLines
        .refine((lines) => lines.length > 0, 'cart.error.nothingTicked')
        .refine((lines) => lines.length <= MOST_TICKED, UNKNOWN),
    }),
    z
      .object({
        intent: z.literal('follow'),
        add: linkedLines,
        code: code.optional(),
      })
      .refine(({add, code}) => add.length > 0 || code, UNKNOWN),
  ],
  UNKNOWN,
);

/** What the one form of all lines and codes wants, the cart's in drawer and page: at least one change. */
export interface LinesRequest extends z.output<typeof pressedButtons> {
  intent: 'lines';
  quantities: {id: string; quantity: number}[];
  /** What was typed and is no quantity: all else is carried out. */
  refused: Refused[];
  /** What was typed into the field for codes. */
  code: string | null;
}

export type CartRequest = z.infer<typeof cartSchema> | LinesRequest;

/** Of a refused code no more is kept for its field; the answer may travel in a cookie. */
const LONGEST_CODE = 255;

/** What a form wants, or the answer to one that changes nothing. */
type ReadCartForm = {value: CartRequest} | {answer: CartAnswer};

/** An answer that changed nothing; what was typed as quantity is kept for its field. */
function refusal(form: FormData, message: MessageKey): CartAnswer {
  const wanted = form.get('intent');
  return {
    intent: cartIntents.find((name) => name === wanted) ?? null,
    warnings: [],
    error: message,
    refused: typedQuantities(form).map((typed) => ({...typed, message})),
  };
}

/** The answer to a code that is none; it stays in its field. */
function codeRefusal(form: FormData): CartAnswer {
  const code = form.get('code');
  const typed = typeof code === 'string' ? code.slice(0, LONGEST_CODE) : '';
  const message = `cartPage.code.refused.${typed.trim() ? 'unknown' : 'missing'}` as const;
  return {...refusal(form, 'cart.error.refused'), refusedCode: {typed, message}};
}

/**
 * Reads the form of all lines: quantities that were typed, and the line whose 'Entfernen' was pressed, if any. What
 * is right is carried out, what is no quantity is told at its line. A code that was typed beside them is redeemed, whichever
 * button was pressed: it would be lost.
 */
function readLinesForm(form: FormData): ReadCartForm {
  const names = Object.keys(pressedButtons.shape);
  const pressed = pressedButtons.safeParse(
    Object.fromEntries(names.map((name) => [name, form.get(name)])),
  );
  if (!pressed.success) {
    const [issue] = pressed.error.issues;
    return {answer: refusal(form, keyOf(issue?.message))};
  }

  const refused: Refused[] = [];
  const quantities: LinesRequest['quantities'] = [];
  for (const typed of typedQuantities(form)) {
    const id = lineId.safeParse(typed.lineId);
    if (!id.success) return {answer: refusal(form, 'cart.error.unknownLine')};
    if (id.data === pressed.data.remove) continue;
    const pieces = quantity.safeParse(typed.quantity);
    if (pieces.success) quantities.push({id: id.data, quantity: pieces.data});
    else refused.push({...typed, message: keyOf(pieces.error.issues[0]?.message)});
  }

  const typed = form.get('code') ?? '';
  const asked = form.has('apply') || (typeof typed === 'string' && typed.trim() !== '');
  const read = asked ? code.safeParse(typed) : null;
  const changes = {...pressed.data, code: read?.data ?? null};
  if (quantities.length > 0 || Object.values(changes).some((wanted) => wanted !== null)) {
    return {value: {intent: 'lines', quantities, refused, ...changes}};
  }
  // A code that is none is answered only when the form changes nothing else.
  const answer: CartAnswer =
    read?.success === false
      ? codeRefusal(form)
      : {intent: 'lines', warnings: [], error: null, refused: []};
  return {answer: withRefused(answer, refused)};
}

/** The answer to a form whose quantities were not all carried out. */
export function withRefused(answer: CartAnswer, refused: Refused[]): CartAnswer {
  const [first] = refused;
  return first ? {...answer, error: first.message, refused} : answer;
}

/** The messages of these schemas are keys. */
const keyOf = (message: string | undefined) => (message ?? UNKNOWN) as MessageKey;

/** Shopify keeps at most 500 lines in a cart. */
const MOST_LINES = 500;
const LONGEST = 100;

/**
 * What a form says of quantities, in the order of its fields: one, or one for each line, of which only those that
 * differ from what the page showed (`shown`); another tab may have changed the others since.
 */
function typedQuantities(form: FormData): Omit<Refused, 'message'>[] {
  const texts = (name: string) =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : ''));
  const [ids, quantities, shown] = [texts('lineId'), texts('quantity'), texts('shown')];
  const count = Math.min(Math.max(ids.length, quantities.length), MOST_LINES);
  return Array.from({length: count}, (_, at) => ({
    lineId: ids[at] ?? null,
    quantity: quantities[at] ?? null,
  })).filter(({quantity}, at) => shown[at] === undefined || quantity?.trim() !== shown[at]);
}
