import {z} from 'zod';
import {parseForm} from '~/forms/check-form';
import type {MessageKey} from '~/i18n/messages';
import type {NewLine} from '~/services/shopify/cart.server';
import {idPattern, variantIdOf} from '~/services/shopify/ids';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {type CartAnswer, cartIntents, type Refused} from './cart-answer.server';
import {type LinkedLine, MAX_QUANTITY, readLines} from './cart-link';

/**
 * The first step of the cart action: parses a posted form into a request, or, if it changes nothing, into an answer
 * with the error.
 */
export function readCartForm(form: FormData): ReadCartForm {
  if (form.get('intent') === 'lines') return readLinesForm(form);
  const parsed = parseForm(form, cartSchema);
  if (parsed.success) return {value: {...noChanges, ...parsed.value}};

  const [[field, messages] = ['', null]] = Object.entries(parsed.errors);
  if (field === 'code') return {answer: rejectedCodeAnswer(form)};
  return {answer: rejectedAnswer(form, messageKeyOf(messages?.[0]))};
}

const UNKNOWN_INTENT = 'cart.error.unknownIntent' satisfies MessageKey;

const merchandiseId = z
  .string('cart.error.unknownProduct')
  .regex(idPattern('ProductVariant'), 'cart.error.unknownProduct');
const lineId = z
  .string('cart.error.unknownLine')
  .regex(idPattern('CartLine'), 'cart.error.unknownLine');
/** A positive integer. */
export const quantity = z
  .string('cart.error.quantity')
  .trim()
  .regex(/^\d+$/, 'cart.error.quantity')
  .transform(Number)
  // Hundreds of digits are infinite, which is no number to zod.
  .pipe(
    z
      .number('cart.error.tooMany')
      .min(1, 'cart.error.quantity')
      .max(MAX_QUANTITY, 'cart.error.tooMany'),
  );

const CODE = /^\P{Cc}{1,255}$/u;
/** The code of a discount or gift card, as typed. */
const code = z.string(UNKNOWN_INTENT).trim().regex(CODE, UNKNOWN_INTENT);

/** Values of the buttons in the form of all lines; `null` for those not pressed. */
const pressedButtons = z.object({
  remove: lineId.nullable(),
  removeCode: z.string(UNKNOWN_INTENT).regex(CODE, UNKNOWN_INTENT).nullable(),
  removeGiftCard: z
    .string(UNKNOWN_INTENT)
    .regex(idPattern('AppliedGiftCard'), UNKNOWN_INTENT)
    .nullable(),
  /** How the checkout starts: with delivery or pickup. */
  deliveryMethod: z.enum(['SHIPPING', 'PICK_UP'], UNKNOWN_INTENT).nullable(),
});

/** The search hit that led to the product; only used for analytics, so an invalid one is ignored. */
const searchMark = z.string().max(100).optional().catch(undefined);

const toLine = ({number, quantity}: LinkedLine) => ({
  merchandiseId: variantIdOf(number),
  quantity,
});

/** `123:1,456:2`, or several such texts: each checked box sends its line. */
const linkedLines = z
  .union([z.string(), z.array(z.string())], UNKNOWN_INTENT)
  .default('')
  .transform((texts) => readLines([texts].flat().join(',')).lines.map(toLine));

/** `123:456:Kindersitz Nest`, a service and the article to be mounted. */
const mountings = z
  .union([z.string(), z.array(z.string())], UNKNOWN_INTENT)
  .default([])
  .transform((texts) =>
    [texts].flat().flatMap((text) => {
      const [, service, number, title] =
        /^(\d{1,20}):(\d{1,20}):(\P{Cc}{1,255})$/u.exec(text) ?? [];
      return service && number && title
        ? [{merchandiseId: variantIdOf(service), quantity: 1, mounted: {number, title}}]
        : [];
    }),
  );

/** More boxes than any page has; each added line is reported to Shopify's analytics separately. */
const MAX_SELECTED = 20;

/** Forms that add to the cart. */
const cartSchema = z.discriminatedUnion(
  'intent',
  [
    z
      .object({
        intent: z.literal('add'),
        merchandiseId,
        quantity,
        [SEARCH_MARK_FIELD]: searchMark,
      })
      .transform(({intent, [SEARCH_MARK_FIELD]: mark, ...line}) => ({
        intent,
        add: [{...line, searchMark: mark}],
      })),
    z
      .object({intent: z.literal('addAll'), add: linkedLines, mount: mountings})
      .transform(({intent, add, mount}) => ({intent, add: [...add, ...mount]}))
      .refine(({add}) => add.length > 0, 'cart.error.nothingTicked')
      .refine(({add}) => add.length <= MAX_SELECTED, UNKNOWN_INTENT),
    z
      .object({
        intent: z.literal('applyLink'),
        add: linkedLines,
        code: code.nullable().default(null),
      })
      .refine(({add, code}) => add.length > 0 || code, UNKNOWN_INTENT),
  ],
  UNKNOWN_INTENT,
);

/** A line to add. */
export interface AddedLine extends Omit<NewLine, 'attributes'> {
  /** The article that this service mounts: the number of its variant, and its title in the page's language. */
  mounted?: {number: string; title: string};
  /** The search hit that led to the product. */
  searchMark?: string | undefined;
}

/** What a cart form requests: at least one change. */
export interface CartRequest extends z.output<typeof pressedButtons> {
  intent: (typeof cartIntents)[number];
  add: AddedLine[];
  quantities: {id: string; quantity: number}[];
  /** Invalid quantities: all other changes are carried out. */
  refused: Refused[];
  code: string | null;
}

/** The changes that a request does not name. */
export const noChanges: Omit<CartRequest, 'intent'> = {
  add: [],
  quantities: [],
  refused: [],
  remove: null,
  removeCode: null,
  removeGiftCard: null,
  deliveryMethod: null,
  code: null,
};

/** Maximum length of a rejected code in its field; the answer may be stored in a cookie. */
const MAX_CODE_LENGTH = 255;

/** The parsed request, or the answer to a form that changes nothing. */
type ReadCartForm = {value: CartRequest} | {answer: CartAnswer};

/** An answer that changed nothing; typed quantities are kept for their fields. */
function rejectedAnswer(form: FormData, message: MessageKey): CartAnswer {
  const intentValue = form.get('intent');
  return {
    intent: cartIntents.find((name) => name === intentValue) ?? null,
    warnings: [],
    error: message,
    refused: typedQuantities(form).map((typed) => ({...typed, message})),
  };
}

/** The answer to an invalid code, which stays in its field. */
function rejectedCodeAnswer(form: FormData): CartAnswer {
  const code = form.get('code');
  const typed = typeof code === 'string' ? code.slice(0, MAX_CODE_LENGTH) : '';
  const message = `cartPage.code.refused.${typed.trim() ? 'unknown' : 'missing'}` as const;
  return {...rejectedAnswer(form, 'cart.error.refused'), refusedCode: {typed, message}};
}

/**
 * Parses the form of all lines: typed quantities, and the line whose 'Entfernen' was pressed, if any. Valid changes are
 * carried out, invalid quantities are reported at their line. A code typed in the same form is redeemed whichever
 * button was pressed: it would be lost.
 */
function readLinesForm(form: FormData): ReadCartForm {
  const names = Object.keys(pressedButtons.shape);
  const pressed = pressedButtons.safeParse(
    Object.fromEntries(names.map((name) => [name, form.get(name)])),
  );
  if (!pressed.success) {
    const [issue] = pressed.error.issues;
    return {answer: rejectedAnswer(form, messageKeyOf(issue?.message))};
  }

  const refused: Refused[] = [];
  const quantities: CartRequest['quantities'] = [];
  for (const typed of typedQuantities(form)) {
    const id = lineId.safeParse(typed.lineId);
    if (!id.success) return {answer: rejectedAnswer(form, 'cart.error.unknownLine')};
    if (id.data === pressed.data.remove) continue;
    const parsedQuantity = quantity.safeParse(typed.quantity);
    if (parsedQuantity.success) quantities.push({id: id.data, quantity: parsedQuantity.data});
    else refused.push({...typed, message: messageKeyOf(parsedQuantity.error.issues[0]?.message)});
  }

  const typedCode = form.get('code') ?? '';
  const appliesCode =
    form.has('apply') || (typeof typedCode === 'string' && typedCode.trim() !== '');
  const parsedCode = appliesCode ? code.safeParse(typedCode) : null;
  const changes = {...pressed.data, code: parsedCode?.data ?? null};
  if (quantities.length > 0 || Object.values(changes).some((change) => change !== null)) {
    return {value: {...noChanges, intent: 'lines', quantities, refused, ...changes}};
  }
  // An invalid code is only reported if the form changes nothing else.
  const answer: CartAnswer =
    parsedCode?.success === false
      ? rejectedCodeAnswer(form)
      : {intent: 'lines', warnings: [], error: null, refused: []};
  return {answer: withRefused(answer, refused)};
}

/** The answer to a form some of whose quantities were rejected. */
export function withRefused(answer: CartAnswer, refused: Refused[]): CartAnswer {
  const [first] = refused;
  return first ? {...answer, error: first.message, refused} : answer;
}

/** The messages of these schemas are message keys. */
const messageKeyOf = (message: string | undefined) => (message ?? UNKNOWN_INTENT) as MessageKey;

/** A Shopify cart holds at most 500 lines. */
const MAX_LINES = 500;
const MAX_VALUE_LENGTH = 100;

/**
 * The quantities in a form, in field order: one, or one for each line. Only includes those that differ from the
 * rendered value (`shown`); another tab may have changed the others since.
 */
function typedQuantities(form: FormData): Omit<Refused, 'message'>[] {
  const texts = (name: string) =>
    form
      .getAll(name)
      .map((value) => (typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : ''));
  const [ids, quantities, shown] = [texts('lineId'), texts('quantity'), texts('shown')];
  const count = Math.min(Math.max(ids.length, quantities.length), MAX_LINES);
  return Array.from({length: count}, (_, index) => ({
    lineId: ids[index] ?? null,
    quantity: quantities[index] ?? null,
  })).filter(
    ({quantity}, index) => shown[index] === undefined || quantity?.trim() !== shown[index],
  );
}
