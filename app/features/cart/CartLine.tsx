import {useId} from 'react';
import {FieldError} from '~/forms/FieldError';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {StockLine} from '../goods/StockLine';
import type {CartAnswer} from './cart-answer';
import type {CartLineView} from './cart-view';
import {GoodsLine} from './GoodsLine';
import {LineQuantity} from './LineQuantity';
import {LineRemoval} from './LineRemoval';
import {useLineChanges} from './use-line-changes';

interface Props {
  line: CartLineView;
  /** The last answer of the cart that this line's own forms have not asked for. */
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** A line of the cart: what it is, what it costs, and forms to change or remove it. */
export function CartLine({line, answer, place}: Props) {
  const t = useTranslate();
  const errorId = useId();
  const changes = useLineChanges(line.id, line.quantity);
  const latest = changes.answer ?? answer;
  const warnings = changes.pending ? [] : (latest?.warnings ?? []);
  const refused = latest?.refused.find(({lineId}) => lineId === line.id);
  const error = changes.pending ? null : (refused?.message ?? null);

  return (
    <GoodsLine
      goods={line}
      price={totalOf(line)}
      heading={place === 'page' ? 'h2' : 'h3'}
      busy={changes.pending}
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
        <LineQuantity
          key={changes.fieldKey}
          line={line}
          typed={refused?.quantity ?? null}
          errorId={error ? errorId : null}
          onChange={changes.onChange}
          onSubmit={changes.onSubmit}
        />
        <LineRemoval line={line} onSubmit={changes.onSubmit} />
      </div>
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
      {warnings
        .filter(({lineId}) => lineId === line.id)
        .map(({message}) => (
          <Alert key={message} kind="warning" small>
            {message}
          </Alert>
        ))}
      {changes.pending && (
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
