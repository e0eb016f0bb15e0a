import {useId, type ReactNode} from 'react';
import {FieldError} from '~/forms/FieldError';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {PageId} from '~/forms/PageId';
import {Button} from '~/ui/Button';
import {QuantityInput} from '~/ui/QuantityInput';
import {GoodsLine} from '../cart/GoodsLine';
import {SimilarLink} from '../goods/SimilarLink';
import {StockLine} from '../goods/StockLine';
import {prefetchCartDrawer} from '../cart/LazyCartDrawer';
import {ReturnTo} from '../cart/ReturnTo';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';
import type {WishlistAnswer} from './wishlist-answer';
import type {WishView} from './wishlist-view';

interface Props {
  wish: WishView;
  answer: WishlistAnswer | null;
  place: 'drawer' | 'page';
}

/** A variant on the Merkzettel: what it is, what it costs today, and the ways into the cart or off the list. */
export function WishlistLine({wish, answer, place}: Props) {
  const t = useTranslate();
  const href = useHref();
  const errorId = useId();
  const {moving} = useWishlist();
  const cannotBeHad = wish.stock.look === 'soldOut';
  const refused = answer?.intent === 'move' && answer.variant === wish.number ? answer : null;
  const error = refused?.error ?? null;
  const removal = (
    <button
      type="submit"
      form={WISHLIST_FORM}
      className="inline-flex min-h-11 items-center gap-[7px] text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline max-[419px]:ml-auto"
      name="remove"
      value={wish.number}
      aria-label={t('cart.removeTitle', {title: wish.title})}
    >
      <Icon name="trash-2" size={20} />
      {t('cart.remove')}
    </button>
  );
  return (
    <GoodsLine
      goods={wish}
      price={wish.price}
      heading={place === 'page' ? 'h2' : 'h3'}
      busy={moving.includes(wish.number)}
      faded={cannotBeHad}
      note={<StockLine stock={wish.stock} size="line" />}
    >
      <div className="print:hidden">
        {cannotBeHad ? (
          <div className="flex flex-wrap items-center gap-x-5">
            <SimilarLink
              product={href('product', {handle: wish.handle}) + wish.query}
              title={wish.title}
              className="text-small"
            />
            {removal}
          </div>
        ) : (
          <MoveToCart
            wish={wish}
            typed={refused?.quantity ?? null}
            errorId={error ? errorId : undefined}
          >
            {removal}
          </MoveToCart>
        )}
      </div>
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
    </GoodsLine>
  );
}

interface MoveProps {
  wish: WishView;
  /** What was typed and refused; the field keeps it. */
  typed: string | null;
  errorId: string | undefined;
  /** Beside the quantity, below it where there is room for the button. */
  children: ReactNode;
}

/** How many, and 'In den Warenkorb'. */
function MoveToCart({wish, typed, errorId, children}: MoveProps) {
  const t = useTranslate();
  const href = useHref();
  const {send, moving} = useWishlist();
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      method="post"
      action={href('wishlist')}
      onSubmit={(event) => {
        send(event);
        prefetchCartDrawer();
      }}
    >
      <ReturnTo />
      <PageId />
      <QuantityInput
        name="quantity"
        size="small"
        defaultValue={1}
        refused={typed}
        label={t('cart.quantity.label', {title: wish.title})}
        decreaseLabel={t('cart.quantity.decrease')}
        increaseLabel={t('cart.quantity.increase')}
        invalid={errorId !== undefined}
        describedBy={errorId}
      />
      <div className="min-w-38 flex-1 max-[419px]:order-1 max-[419px]:basis-full sm:max-w-52">
        <Button
          variant="primary"
          size="small"
          full
          name="move"
          value={wish.number}
          pending={moving.includes(wish.number)}
          disabled={moving.includes(wish.number)}
        >
          {t('cart.add')}
        </Button>
      </div>
      {children}
    </form>
  );
}
