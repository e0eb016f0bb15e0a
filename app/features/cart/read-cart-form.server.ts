import {parseWithZod} from '@conform-to/zod/v4';
import type {MessageKey} from '~/i18n/messages';
import type {CartAnswer} from './cart-answer';
import {cartSchema, type CartRequest} from './cart-schema';

/** The cart request of a form, or the answer that says at which field it is wrong. */
export function readCartForm(form: FormData): {value: CartRequest} | {answer: CartAnswer} {
  const submission = parseWithZod(form, {schema: cartSchema});
  if (submission.status === 'success') return {value: submission.value};

  const [[field, messages] = ['', null]] = Object.entries(submission.error ?? {});
  const message = (messages?.[0] ?? 'cart.error.unknownIntent') as MessageKey;
  return {answer: refusal(form, field, message)};
}

/** An answer that changed nothing; what was typed as quantity is kept for its field. */
export function refusal(form: FormData, field: string, message: MessageKey): CartAnswer {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 100) : null;
  };
  const intent = (['add', 'update', 'remove'] as const).find((name) => name === text('intent'));
  return {
    intent: intent ?? null,
    warnings: [],
    error: {field: isField(field) ? field : null, message},
    refused: {lineId: text('lineId'), quantity: text('quantity') ?? ''},
  };
}

function isField(field: string): field is 'quantity' | 'merchandiseId' | 'lineId' {
  return ['quantity', 'merchandiseId', 'lineId'].includes(field);
}
