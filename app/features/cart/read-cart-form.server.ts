import {parseForm} from '~/forms/check-form';
import type {MessageKey} from '~/i18n/messages';
import {cartIntents, type CartAnswer, type CodeComplaint, type Refused} from './cart-answer';
import {cartSchema, type CartRequest} from './cart-schema';
import {readLinesForm} from './read-lines-form.server';
import {typedQuantities} from './typed-quantities';

/** Of a refused code no more is kept for its field; the answer may travel in a cookie. */
const LONGEST_CODE = 255;

/** What a form wants of the cart, with the quantities in it that are none. */
export interface CartReading {
  value: CartRequest;
  refused: Refused[];
}

/** The cart request of a form, or the answer to one that changes nothing: it says at which field it is wrong. */
export function readCartForm(form: FormData): CartReading | {answer: CartAnswer} {
  if (form.get('intent') === 'lines') {
    const {value, refused, refusedCode, unknown} = readLinesForm(form);
    if (unknown) return {answer: refusal(form, 'lineId', unknown)};
    if (refusedCode && !value)
      return {answer: withRefused(codeRefusal(form, refusedCode), refused)};
    if (value) return {value, refused};
    return {
      answer: withRefused({intent: 'lines', warnings: [], error: null, refused: []}, refused),
    };
  }
  const parsed = parseForm(form, cartSchema);
  if (parsed.success) return {value: parsed.value, refused: []};

  const [[field, messages] = ['', null]] = Object.entries(parsed.errors);
  if (field === 'code') return {answer: codeRefusal(form, messages?.[0] as CodeComplaint)};
  const message = (messages?.[0] ?? 'cart.error.unknownIntent') as MessageKey;
  return {answer: refusal(form, field, message)};
}

/** An answer that changed nothing; what was typed as quantity is kept for its field. */
export function refusal(form: FormData, field: string, message: MessageKey): CartAnswer {
  const wanted = form.get('intent');
  return {
    intent: cartIntents.find((name) => name === wanted) ?? null,
    warnings: [],
    error: {field: isField(field) ? field : null, message},
    refused: typedQuantities(form).map((typed) => ({...typed, message})),
  };
}

/** The answer to a code that is none; it stays in its field. */
function codeRefusal(form: FormData, message: CodeComplaint): CartAnswer {
  const code = form.get('code');
  const typed = typeof code === 'string' ? code.slice(0, LONGEST_CODE) : '';
  return {...refusal(form, 'code', 'cart.error.refused'), refusedCode: {typed, message}};
}

/** The answer to a form whose quantities were not all carried out. */
export function withRefused(answer: CartAnswer, refused: Refused[]): CartAnswer {
  const [first] = refused;
  return first ? {...answer, error: {field: 'quantity', message: first.message}, refused} : answer;
}

function isField(field: string): field is 'quantity' | 'merchandiseId' | 'lineId' | 'code' {
  return ['quantity', 'merchandiseId', 'lineId', 'code'].includes(field);
}
