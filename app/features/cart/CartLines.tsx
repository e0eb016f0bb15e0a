import trash from 'lucide-static/icons/trash-2.svg?drawing';
import {type ReactNode, useId, useState} from 'react';
import {FieldError} from '~/forms/FieldError';
import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert, EmptyState} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import workStand from '~/ui/drawings/work-stand.svg?drawing';
import {useHydrated} from '~/ui/hydration';
import {DrawnIcon} from '~/ui/Icon';
import {QuantityInput} from '~/ui/QuantityInput';
import {anchors} from '~/pages';
import {LineItem, useFocusAfterRemoval} from '../goods/LineItem';
import {StockLine} from '../goods/StockLine';
import {useSiteLinks} from '../site/site-facts';
import type {CartAnswer} from './cart-answer.server';
import {ReturnTo, useCart} from './cart-context';
import type {CartLineView, CartView} from './cart-view.server';

/**
 * The form around all cart lines and codes, so that input at one line is not lost when another is changed or removed.
 * JavaScript submits quantities by itself; until it has loaded, buttons do (`cart.css`).
 */
export function CartForm({className = '', children}: {className?: string; children: ReactNode}) {
  const href = useHref();
  const {submit} = useCart();
  const plain = useHydrated() ? '' : 'plain-cart-form';
  return (
    <form method="post" action={href('cart')} className={`${plain} ${className}`} onSubmit={submit}>
      <input type="hidden" name="intent" value="lines" />
      <ReturnTo />
      <PageId />
      {children}
    </form>
  );
}

interface Props {
  cart: CartView | null;
  /** The response to the last form. */
  answer: CartAnswer | null;
  place: 'drawer' | 'page';
}

/** The cart lines, or the empty state; keeps the focus when a line is removed. */
export function CartLines({cart, answer, place}: Props) {
  const t = useTranslate();
  const lines = cart?.lines ?? [];
  const lineIds = new Set(lines.map(({id}) => id));
  const otherWarnings = (answer?.warnings ?? []).filter(
    ({lineId}) => !lineId || !lineIds.has(lineId),
  );
  const focusRef = useFocusAfterRemoval(lines.length);

  return (
    <div ref={focusRef} tabIndex={-1} role="group" aria-label={t('cart.title')}>
      <CartStatus cart={cart} place={place} />
      <div role="status">
        {otherWarnings.map(({message}) => (
          <div key={message} className="mt-5">
            <Alert kind="warning" small role="none">
              {message}
            </Alert>
          </div>
        ))}
      </div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} answer={answer} place={place} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Status for screen readers: what has changed in the cart, and that a change is being sent. */
function CartStatus({cart, place}: Pick<Props, 'cart' | 'place'>) {
  const t = useTranslate();
  const describeChange = useChangeText(place);
  const {pending} = useCart();
  const [announced, setAnnounced] = useState({cart, pending, text: ''});

  if (cart !== announced.cart)
    setAnnounced({cart, pending, text: describeChange(announced.cart, cart)});
  else if (pending !== announced.pending)
    setAnnounced({...announced, pending, text: pending ? '' : announced.text});

  return (
    <div className="sr-only" role="status">
      {pending ? t('cart.loading') : announced.text}
    </div>
  );
}

/**
 * Describes the change from one cart to another: 'Fernweh 7 Trapez entfernt. 2 Artikel, Zwischensumme 6.598 €'. On the
 * cart page the header announces the totals; behind a drawer it is not announced.
 */
function useChangeText(place: Props['place']) {
  const t = useTranslate();
  return (before: CartView | null, after: CartView | null): string => {
    const isStillInCart = ({id}: {id: string}) => after?.lines.some((line) => line.id === id);
    const removedLines = before?.lines.filter((line) => !isStillInCart(line)) ?? [];
    const isUnchanged =
      after?.totalQuantity === before?.totalQuantity && after?.total === before?.total;
    const parts = after ? removedLines.map(({title}) => t('cartPage.removed', {title})) : [];
    if (removedLines.length > 0 && !after?.lines.length) parts.push(t('cart.empty'));
    else if (after && place === 'drawer' && !isUnchanged) {
      // The asterisk refers to the note on taxes.
      const subtotal = `${t('cart.subtotal')} ${after.subtotal.replace('*', '')}`;
      parts.push(`${t('cart.items', {count: after.totalQuantity})}, ${subtotal}`);
    }
    return parts.join('. ');
  };
}

/** A cart line: the product, its price, and controls to change or remove it. */
function CartLine({line, answer, place}: Pick<Props, 'answer' | 'place'> & {line: CartLineView}) {
  const t = useTranslate();
  const errorId = useId();
  const {typedQuantities, setQuantity, sending} = useCart();
  const pending =
    typedQuantities.has(line.id) || sending.some((form) => form.get('remove') === line.id);
  const warnings = pending ? [] : (answer?.warnings ?? []);
  const refused = answer?.refused.find(({lineId}) => lineId === line.id);
  const error = pending ? null : (refused?.message ?? null);

  return (
    <LineItem
      goods={line}
      heading={place === 'page' ? 'h2' : 'h3'}
      busy={pending}
      note={
        <>
          <p className="hidden print:block">
            {t('cart.quantity.printed', {quantity: line.quantity})}
          </p>
          {line.essentials && <p>{line.essentials}</p>}
          {line.stock && <StockLine stock={line.stock} size="line" />}
          {line.pricePerPiece && <PricePerPiece {...line.pricePerPiece} />}
          {line.discounts.map(({label, amount}) => (
            <p key={label} className="text-gruen">
              {label}: {amount}
            </p>
          ))}
        </>
      }
    >
      <LineNotes line={line} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:hidden">
        <div className="quantity flex flex-wrap gap-2">
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="shown" value={line.quantity} />
          <QuantityInput
            size="small"
            defaultValue={line.quantity}
            shown={
              typedQuantities.get(line.id)?.toString() ?? refused?.quantity ?? String(line.quantity)
            }
            label={t('cart.quantity.label', {title: line.title})}
            decreaseLabel={t('cart.quantity.decrease', {title: line.title})}
            increaseLabel={t('cart.quantity.increase', {title: line.title})}
            onChange={(quantity) => setQuantity(line.id, quantity)}
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
          className="inline-flex min-h-11 items-center gap-1.5 text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
          name="remove"
          value={line.id}
          formNoValidate
          aria-label={t('cart.removeTitle', {title: line.title})}
        >
          <DrawnIcon drawing={trash} size={20} />
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
    </LineItem>
  );
}

/** What one of several pieces costs, with its reference prices. */
function PricePerPiece(price: NonNullable<CartLineView['pricePerPiece']>) {
  const t = useTranslate();
  return (
    <>
      <p>
        {price.text}
        {price.compareAtKind && (
          <>
            {`, ${t(`product.price.struck.${price.compareAtKind}`)} `}
            <s>{price.compareAt}</s>
          </>
        )}
      </p>
      {price.lowest30d && <p>{t('product.price.lowest30d', {amount: price.lowest30d})}</p>}
    </>
  );
}

/** Notices that the buyer needs about a line, and the guarantee label in short. */
function LineNotes({line: {notes, guarantee, handle}}: {line: CartLineView}) {
  const href = useHref();
  return (
    <div className="grid gap-1 text-micro text-ink-500 empty:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {guarantee && (
        <p>
          <a
            href={`${href('product', {handle})}#${anchors.guarantee}`}
            className="inline-block py-1 link"
          >
            {guarantee}
          </a>
        </p>
      )}
    </div>
  );
}

/** An empty cart: an illustration, one sentence, one link. */
function EmptyCart() {
  const t = useTranslate();
  const {browse} = useSiteLinks();
  return (
    <EmptyState drawing={workStand}>
      <p>{t('cart.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </EmptyState>
  );
}
