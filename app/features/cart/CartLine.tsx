import {useId} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Image} from '~/ui/Image';
import {PriceTag} from '../pricing/PriceTag';
import type {CartAnswer} from './cart-answer';
import type {CartLineView} from './cart-view';
import {FieldError} from './FieldError';
import {LineQuantity} from './LineQuantity';
import {LineRemoval} from './LineRemoval';
import {useLineChanges} from './use-line-changes';

interface Props {
  line: CartLineView;
  /** The last answer of the cart that did not come from this line's own fetcher. */
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** A line of the cart: what it is, what it costs, and forms to change or remove it. */
export function CartLine({line, answer, place}: Props) {
  const t = useTranslate();
  const href = useHref();
  const errorId = useId();
  const changes = useLineChanges(line.id, line.quantity);
  const latest = changes.fetcher.data ?? answer;
  const warnings = changes.pending ? [] : (latest?.warnings ?? []);
  const refused = latest?.refused?.lineId === line.id ? latest.refused : null;
  const error = refused && !changes.pending ? (latest?.error ?? null) : null;
  const Heading = place === 'page' ? 'h2' : 'h3';
  const product = href('product', {handle: line.handle}) + line.query;

  return (
    <li className={`cart-line cart-line--${place}`} aria-busy={changes.pending}>
      <div className="cart-line__picture">
        {line.image && (
          <Image image={{...line.image, alt: ''}} sizes="112px" widths={[144, 288]} ratio="4/3" />
        )}
      </div>
      <div className="cart-line__body">
        <div className="cart-line__head">
          <div>
            <p className="cart-line__vendor">{line.vendor}</p>
            <Heading className="cart-line__title">
              <a href={product}>{line.title}</a>
            </Heading>
            {line.options && <p className="cart-line__options">{line.options}</p>}
          </div>
          <PriceTag price={totalOf(line)} size="line" />
        </div>
        <div className="cart-line__forms">
          <LineQuantity
            key={changes.fieldKey}
            line={line}
            typed={refused?.quantity ?? null}
            errorId={error ? errorId : null}
            Form={changes.fetcher.Form}
            onChange={changes.change}
            onSubmit={changes.forget}
          />
          <LineRemoval line={line} Form={changes.fetcher.Form} onSubmit={changes.forget} />
        </div>
        {error && <FieldError id={errorId}>{t(error.message)}</FieldError>}
        {warnings
          .filter(({lineId}) => lineId === line.id)
          .map(({message}) => (
            <Alert key={message} kind="warning">
              {message}
            </Alert>
          ))}
      </div>
      {changes.pending && (
        <div className="cart-line__veil">
          <span className="sr-only" role="status">
            {t('cart.loading')}
          </span>
        </div>
      )}
    </li>
  );
}

function totalOf({total, compareAtTotal}: CartLineView) {
  return {
    current: total,
    compareAt: compareAtTotal,
    from: false,
    sale: null,
    saved: null,
    lowest30d: null,
    unit: null,
  };
}
