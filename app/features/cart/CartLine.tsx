import {useId} from 'react';
import {FieldError} from '~/forms/FieldError';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {QuantityInput} from '~/ui/QuantityInput';
import {StockLine} from '../goods/StockLine';
import type {CartAnswer} from './cart-answer';
import {useCart} from './cart-context';
import type {CartLineView} from './cart-view';
import {GoodsLine} from './GoodsLine';

interface Props {
  line: CartLineView;
  /** What the last form was answered. */
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** A line of the cart: what it is, what it costs, and how to change or remove it. */
export function CartLine({line, answer, place}: Props) {
  const t = useTranslate();
  const errorId = useId();
  const {typed, type, sending} = useCart();
  const pending = typed.has(line.id) || sending.some((form) => form.get('remove') === line.id);
  const warnings = pending ? [] : (answer?.warnings ?? []);
  const refused = answer?.refused.find(({lineId}) => lineId === line.id);
  const error = pending ? null : (refused?.message ?? null);

  return (
    <GoodsLine
      goods={line}
      price={totalOf(line)}
      heading={place === 'page' ? 'h2' : 'h3'}
      busy={pending}
      note={
        <>
          <p className="hidden print:block">
            {t('cart.quantity.printed', {quantity: line.quantity})}
          </p>
          <StockLine stock={line.stock} size="line" />
          {line.each && <p>{line.each}</p>}
          {line.discounts.map(({label, amount}) => (
            <p key={label} className="text-gruen">
              {label}: {amount}
            </p>
          ))}
          {line.note && <p className="text-micro/[1.45]">{line.note}</p>}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:hidden">
        <div className="quantity flex flex-wrap gap-2">
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="shown" value={line.quantity} />
          <QuantityInput
            name="quantity"
            size="small"
            defaultValue={line.quantity}
            shown={typed.get(line.id)?.toString() ?? refused?.quantity ?? String(line.quantity)}
            label={t('cart.quantity.label', {title: line.title})}
            decreaseLabel={t('cart.quantity.decrease')}
            increaseLabel={t('cart.quantity.increase')}
            onChange={(quantity) => type(line.id, quantity)}
            invalid={error !== null}
            describedBy={error ? errorId : undefined}
          />
          <div className="without-script">
            <Button variant="secondary" size="small">
              {t('cart.quantity.update')}
            </Button>
          </div>
        </div>
        <button
          type="submit"
          className="inline-flex min-h-11 items-center gap-[7px] text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
          name="remove"
          value={line.id}
          formNoValidate
          aria-label={t('cart.removeTitle', {title: line.title})}
        >
          <Icon name="trash-2" size={20} />
          {t('cart.remove')}
        </button>
      </div>
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
      <div role="status" className="grid gap-2.5 empty:sr-only">
        {warnings
          .filter(({lineId}) => lineId === line.id)
          .map(({message}) => (
            <Alert key={message} kind="warning" small role="none">
              {message}
            </Alert>
          ))}
      </div>
      {pending && (
        // Clicks pass through: the last of several quick changes counts.
        <div className="pointer-events-none absolute inset-0 grid place-items-center bg-kreide/72">
          <span className="size-7 animate-spin rounded-full border-3 border-stahl-200 border-t-tanne-700" />
        </div>
      )}
    </GoodsLine>
  );
}

function totalOf({total, compareAtTotal, compareAtKind}: CartLineView) {
  return {
    current: total,
    compareAt: compareAtTotal,
    compareAtKind,
    from: false,
    sale: null,
    saved: null,
    lowest30d: null,
    unit: null,
  };
}
